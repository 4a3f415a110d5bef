/** Copied entries that were not changed: two with one text, one title or one number. Checks valid entries only. */

import { fieldWith } from '../../core/models/index.ts';
import type {
  FileFault,
  OutputCheck,
  OutputCheckInput,
  SiteCheck,
  SiteCheckInput,
} from '../../core/pipeline/checks/index.ts';
import { rendererOf, renderPage } from '../../core/render/index.ts';
import type { Entry } from '../../core/stages/entry.ts';
import type { Page } from '../../core/stages/page.ts';
import { groupBy, lazily } from '../../core/values/lists.ts';
import { languageOf } from '../../core/values/names/languages.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

/** Texts this short may be equal by chance. */
const SHORTEST = 40;

/** A year is not an entry's number. */
const NUMBER = /\/(?!(?:19|20)\d\d[-_ ])(\d+)[-_ ]/;

const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** @returns entries grouped by a common property; entries without it are left out */
const groupByPresent = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[][] =>
  [...groupBy(entries, keyOf)].flatMap(([key, group]) => (key === '' ? [] : [group]));

type DocumentOf = SiteCheckInput['documentOf'];

/** The text of an entry, or '' if it is too short to compare. */
function textOf({ file, bodyStart, fields }: Entry, documentOf: DocumentOf): string {
  const { excerpt, description } = fields;
  const body = bodyStart === null ? null : documentOf(file)?.body;
  const text = collapseSpace(body ? body.text : String(excerpt ?? description ?? ''));
  return text.length < SHORTEST ? '' : text;
}

/** Whether two entries with one title are copies. */
const isSameText = (one: Entry, other: Entry, documentOf: DocumentOf): boolean =>
  one.collection === other.collection &&
  textOf(one, documentOf) !== '' &&
  textOf(one, documentOf) === textOf(other, documentOf);

function* sameText({ content, build: { models }, documentOf }: SiteCheckInput): Generator<FileFault> {
  const titled = groupByPresent(content.published, ({ collection, title }) =>
    title === '' ? '' : `${collection} ${collapseSpace(title)}`,
  ).filter(({ length }) => length > 1);
  for (const group of titled)
    for (const [first, ...others] of groupByPresent(group, (one) => textOf(one, documentOf)))
      for (const one of others) {
        const at = { pointer: `/${fieldWith('title', one, models)}` };
        const params = {
          what: phrase('site/same-text:both'),
          other: first?.file ?? '',
          advice: phrase('site/same-text:write'),
        };
        yield { file: one.file, code: 'site/same-text', params, at };
      }
}

const numberOf = ({ file }: Entry): string => NUMBER.exec(file)?.[1]?.replace(/^0+(?=\d)/, '') ?? '';

/** Files are ordered within their own folder and language. */
const folderOf = ({ file }: Entry): string => `${file.slice(0, file.lastIndexOf('/'))} ${languageOf(file)}`;

/** @param byDate whether the site shows the newest first: then entries of two days have a certain order */
function* sameNumber(entries: readonly Entry[], byDate: boolean): Generator<FileFault> {
  const isOrdered = (one: Entry, other?: Entry): boolean =>
    byDate &&
    one.days.published !== undefined &&
    other?.days.published !== undefined &&
    (one.days.published !== other.days.published || one.instants?.published !== other.instants?.published);
  for (const own of groupByPresent(entries, folderOf)) {
    const groups = groupByPresent(own, numberOf);
    const numbered = groups.reduce((sum, { length }) => sum + length, 0);
    // If most numbers occur several times, this is intended.
    if (groups.length * 2 < numbered) continue;
    for (const [first, ...others] of groups)
      for (const one of others) {
        if (isOrdered(one, first)) continue;
        const params = { number: numberOf(one), other: first?.file ?? '' };
        yield { file: one.file, code: 'site/same-number', params };
      }
  }
}

function* equalTitles({ build, plan, documentOf }: OutputCheckInput): Generator<FileFault> {
  const renderer = lazily(() => rendererOf(plan, build.folder, build));
  const titleOf = (page: Page): string =>
    /<title[^<>]*>([^<]*)/.exec(renderPage(page, renderer()).pieces.join(''))?.[1] ?? '';
  const shown = plan.pages.flatMap((page) => {
    const { entry, indexed, language } = page;
    const isTitled = indexed && page.leadsTo === undefined && entry !== null && entry.title !== '';
    return isTitled ? [{ page, entry: entry as Entry, key: `${language ?? ''} ${entry.title}` }] : [];
  });
  for (const [, same] of groupBy(shown, ({ key }) => key)) {
    if (same.length === 1) continue;
    for (const [, [first, ...others]] of groupBy(same, ({ page }) => titleOf(page)))
      for (const { entry } of others) {
        if (!first || isSameText(first.entry, entry, documentOf)) continue;
        const params = {
          what: phrase('site/same-text:title'),
          other: first.entry.file,
          advice: phrase('site/same-text:differ'),
        };
        const at = { pointer: `/${fieldWith('title', entry, build.models)}` };
        yield { file: entry.file, code: 'site/same-text', params, at };
      }
  }
}

export default [
  {
    on: 'site',
    onlyChecked: true,
    *run(input) {
      yield* sameText(input);
      const { ordered } = input.content.context;
      const numbered = input.content.entries.filter(({ file }) => !ordered || ordered.has(file));
      yield* sameNumber(numbered, input.content.site?.fields.order === 'newest');
    },
  } satisfies SiteCheck,
  { on: 'output', onlyChecked: true, run: equalTitles } satisfies OutputCheck,
];
