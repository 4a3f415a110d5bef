/**
 * Two entries with one name or address, in natural order of their files: the later one gets the fault. Values of a field
 * that differ only in signs that addresses do not have.
 */

import { sameParts } from '../../core/entries/addresses/index.ts';
import { START } from '../../core/entries/documents/index.ts';
import { type Models, modelOf } from '../../core/models/index.ts';
import type {
  FileFault,
  PlanCheck,
  PlanCheckInput,
  SiteCheck,
  SiteCheckInput,
} from '../../core/pipeline/checks/index.ts';
import type { Entry } from '../../core/stages/entry.ts';
import type { Page } from '../../core/stages/page.ts';
import { outputPathOf } from '../../core/values/addresses.ts';
import { addressIn, endingOf, languageOf } from '../../core/values/names/languages.ts';
import { fold, slugPathOf } from '../../core/values/names/slug.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

/** @returns why two files of different names have one address */
function reasonFor(file: string, other: string) {
  if (slugPathOf(file) !== slugPathOf(other)) return 'letters';
  const [a, b] = [file, other].map((path) => path.slice(0, -endingOf(path).length)) as [string, string];
  if (a === b) return 'ending';
  if (a.split('/').length !== b.split('/').length) return 'index';
  const [one, two] = [a, b].map((path) => path.replaceAll(/(?<=\/)\d+(?:-\d\d){0,2}[-_ ]+/g, ''));
  if (one === two) return 'number';
  return one?.normalize('NFC') === two?.normalize('NFC') ? 'forms' : 'signs';
}

/** @returns what to do about two pages with one address */
function cureFor(entry: Entry<object>, models: Models) {
  const field = models.collections.find(({ name }) => name === entry.collection)?.address;
  if (modelOf(entry, models)?.schema['x-address'] !== undefined) return phrase('route/collision:fixed');
  return field === undefined ? phrase('route/collision:name') : phrase('route/collision:field', { field });
}

function* collisions({ build, content, documentOf }: SiteCheckInput): Generator<FileFault> {
  for (const { name, address: field } of build.models.collections) {
    const owners = new Map<string, string>();
    for (const entry of content.entries) {
      const { file, address, slug } = entry;
      if (!file.startsWith(`${name}/`) || (field !== undefined && address === null)) continue;
      const key = addressIn(languageOf(file), fold(address ?? slug));
      const other = owners.get(key);
      owners.set(key, other ?? file);
      if (other === undefined) continue;
      if (address === null) {
        const why = phrase(`slug/collision:${reasonFor(file, other)}`);
        yield { file, code: 'slug/collision', params: { slug, other, why }, at: START };
      } else {
        const isWritten = field !== undefined && Object.hasOwn(documentOf(file)?.fields ?? {}, field);
        const at = isWritten ? { pointer: `/${field}` } : START;
        const how = cureFor(entry, build.models);
        yield { file, code: 'route/collision', params: { path: address, other, how }, at };
      }
    }
  }
}

/** Two pages with one address, as far as content is the cause: entries of several collections, and groups of entries. */
function* samePages({ build, content, plan }: PlanCheckInput): Generator<FileFault> {
  const owners = new Map<string, Page>();
  const reported = new Set<string>();
  for (const page of plan.pages) {
    if (page.leadsTo !== undefined) continue;
    const key = fold(outputPathOf(page.path));
    const first = owners.get(key);
    owners.set(key, first ?? page);
    if (first === undefined || reported.has(key)) continue;
    // One entry twice: the site's code lists it twice.
    if (page.entry && page.entry.file === first.entry?.file) continue;
    const [later, other] = page.entry ? [page, first] : [first, page];
    if (later.entry) {
      const of = other.entry?.file ?? phrase('code/same-address:template', { template: other.template });
      yield {
        file: later.entry.file,
        code: 'route/collision',
        params: { path: page.path, other: of, how: cureFor(later.entry, build.models) },
        at: START,
      };
    } else {
      reported.add(key);
      for (const { file, pointer, ...params } of sameParts(page.path, content.published)) {
        const at = { pointer };
        yield { file, code: 'route/same-part', params, suggestions: [params.other], at };
      }
    }
  }
}

export default [
  { on: 'site', run: collisions } satisfies SiteCheck,
  { on: 'plan', run: samePages } satisfies PlanCheck,
];
