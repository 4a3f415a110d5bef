/** Collects what the site's components do in vain, and keeps it with the code that does so. */
import type { Observer, ReportIdle } from '../../../core/stages/observer.ts';
import type { Call, Page } from '../../../core/stages/page.ts';
import { shortHash } from '../../../core/values/hash.ts';
import { lazily } from '../../../core/values/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { phrase } from '../../../diagnostics/phrases.ts';
import { jsonIn, readCached, writeCached } from '../../cache/cache.ts';
import { codeFingerprint } from '../../cache/tool-fingerprint.ts';
import type { Roots } from '../../roots.ts';
import { type CodePlace, diagnosticAt } from '../code-place.ts';
import { FOLDERS, siteModules } from '../site-modules.ts';

/** What is known of code from earlier pages. */
interface Known {
  templates: readonly string[];
  found: readonly Diagnostic[];
}

interface Idle {
  names: readonly string[];
  tag: string;
  call: Call;
  /** The first page with it. */
  path: string;
}

const whatOf = (tag: string, names: string): Diagnostic['params'][string] =>
  tag === '' ? phrase('code/no-effect:hook', { names }) : phrase('code/no-effect:element', { tag, names });

/** @returns what to do about it: a component of a widget's file is only shown in the wrong way */
function adviceAt({ file }: CodePlace, roots: Roots): Diagnostic['params'][string] {
  const [name] = Object.entries(siteModules(roots).widgets).find(([, own]) => own === file) ?? [];
  const [folder] = FOLDERS.widgets;
  return name === undefined
    ? phrase('code/no-effect:component', { folder })
    : phrase('code/no-effect:widget', { name });
}

/**
 * @param text of the templates, as bundled
 * @param options `keep`: whether to cache what is found
 */
export function observerOf(
  roots: Roots,
  text: string,
  { keep }: { keep: boolean },
): Observer & { idle: ReportIdle } {
  const key = lazily(() => `observed-${shortHash(`${codeFingerprint(roots.toolRoot)}\0${text}`)}.json`);
  const before = lazily((): Known => {
    const cached = keep ? readCached(roots.siteRoot, 'made', key()) : null;
    return (cached && (jsonIn(cached) as Known | null)) ?? { templates: [], found: [] };
  });
  const seen = lazily(() => new Set(before().templates));
  /** By place in the bundle; null once it is placed in the sources. */
  const idle = new Map<string, Idle | null>();
  const found = lazily(() => [...before().found]);
  let isNew = false;
  let current = '';
  return {
    begins({ path, template }: Pick<Page, 'path' | 'template'>): void {
      current = path;
      isNew ||= !seen().has(template);
      seen().add(template);
    },
    hasSeen: (template) => seen().has(template),
    idle(names, tag, call) {
      const at = `${call.stack}`;
      if (!idle.has(at)) idle.set(at, { names, tag, call, path: current });
    },
    async found() {
      const unplaced = [...idle].flatMap(([at, one]) => (one ? [{ at, ...one }] : []));
      if (unplaced.length > 0) {
        const { callPlaces } = await import('../code-fault.ts');
        const places = await callPlaces(unplaced, roots);
        for (const [index, { at, names, tag, path }] of unplaced.entries()) {
          idle.set(at, null);
          const place = places[index];
          // Packages have handlers that nobody means to use here.
          if (!place) continue;
          const params = { path, what: whatOf(tag, names.join(', ')), advice: adviceAt(place, roots) };
          const one = diagnosticAt('code/no-effect', params, place);
          if (!found().some(({ file, range }) => file === one.file && isSame(range, one.range))) {
            found().push(one);
            isNew = true;
          }
        }
      }
      if (isNew && keep) {
        const known: Known = { templates: [...seen()], found: found() };
        writeCached(roots.siteRoot, 'made', key(), [JSON.stringify(known)]);
      }
      isNew = false;
      return found();
    },
  };
}

const isSame = (a: Diagnostic['range'], b: Diagnostic['range']): boolean =>
  a.line === b.line && a.column === b.column;
