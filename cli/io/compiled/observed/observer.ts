/** Collects what the site's components do in vain and HTML that browsers change, and keeps it with the code that does so. */

import { isRebuilt } from '../../../core/render/index.ts';
import type { Observer } from '../../../core/stages/observer.ts';
import type { Call } from '../../../core/stages/page.ts';
import { shortHash } from '../../../core/values/hash.ts';
import { lazily } from '../../../core/values/lists.ts';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { codeFingerprint, readCachedJson, writeCached } from '../../cache/index.ts';
import type { Roots } from '../../site/index.ts';
import { type CodePlace, codeWarning, diagnosticAt } from '../faults/code-place.ts';
import { FOLDERS, siteModules } from '../site-modules.ts';
import type { TemplatesCode } from './templates-code.ts';

/** A diagnostic of code, and the page in which its effect was seen. */
interface Observation {
  diagnostic: Diagnostic;
  /** Address of the page. */
  path: string;
}

/** What is known of code from earlier pages. */
interface Known {
  /** Templates, and their widgets. */
  seen: readonly string[];
  found: readonly Observation[];
}

interface Idle {
  names: readonly string[];
  tag: string;
  call: Call;
  /** The first page with it. */
  path: string;
}

/** A template may have the same name. */
const widgetKey = (name: string): string => `widget ${name}`;

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

/** @returns a collector of what has no effect, each place in the bundle once */
function idleCollector(roots: Roots) {
  /** By place in the bundle. */
  const all = new Map<string, Idle>();
  /** The same places in the sources, if known. */
  const places = new Map<string, CodePlace | null>();
  return {
    add(one: Idle): void {
      const at = `${one.call.stack}`;
      if (!all.has(at)) all.set(at, one);
    },
    /** @returns what was added since the last call */
    async placed(): Promise<Observation[]> {
      const ones = [...all];
      all.clear();
      const fresh = ones.filter(([at]) => !places.has(at));
      if (fresh.length > 0) {
        const { callPlaces } = await import('../faults/code-fault.ts');
        const found = await callPlaces(
          fresh.map(([, one]) => one),
          roots,
        );
        for (const [index, [at]] of fresh.entries()) places.set(at, found[index] ?? null);
      }
      return ones.flatMap(([at, { names, tag, path }]) => {
        const place = places.get(at);
        // Packages have handlers that nobody means to use here.
        if (!place) return [];
        const params = { path, what: whatOf(tag, names.join(', ')), advice: adviceAt(place, roots) };
        return { diagnostic: diagnosticAt('code/no-effect', params, place), path };
      });
    },
  };
}

/**
 * @param rebuilt addresses of pages, by name of the widget
 * @param files of widgets, by name
 * @returns a warning for each widget with an element where it may not be, such as `<div>` in `<p>`
 */
function nestingWarnings(
  rebuilt: ReadonlyMap<string, string>,
  files: Readonly<Record<string, string>>,
): Observation[] {
  return [...rebuilt].flatMap(([name, path]) => {
    const file = files[name];
    if (file === undefined) return [];
    const words = phrase('senja/site-code:widget-nesting', { name, path });
    return [{ diagnostic: codeWarning(file, words), path }];
  });
}

/** What a site's code reports while it runs. */
export interface OwnObserver extends Observer {
  runs(code: TemplatesCode): void;
}

/**
 * @param text of the templates, as bundled
 * @param options `keep`: whether to cache what is found
 */
export function observerOf(roots: Roots, text: string, { keep }: { keep: boolean }): OwnObserver {
  const key = lazily(() => `observed-${shortHash(`${codeFingerprint(roots.toolRoot)}\0${text}`)}.json`);
  const before = lazily((): Known => {
    const cached = keep ? readCachedJson<Known>(roots.siteRoot, 'made', key()) : null;
    return cached ?? { seen: [], found: [] };
  });
  const seen = lazily(() => new Set(before().seen));
  const found = lazily(() => new Map(before().found.map((one) => [placeIn(one), one])));
  const idle = idleCollector(roots);
  /** Widgets with HTML that browsers change, with the first page since the findings were asked for, by name. */
  const rebuilt = new Map<string, string>();
  /** Pages rendered since the findings were asked for. */
  const rendered = new Set<string>();
  let isNew = false;
  let path = '';
  const sees = (key: string): void => {
    isNew ||= !seen().has(key);
    seen().add(key);
  };
  return {
    runs(code) {
      code.observe({
        idle: (names, tag, call) => idle.add({ names, tag, call, path }),
        // Open pages tell `senja dev` of their widgets.
        widget(name, html) {
          sees(widgetKey(name));
          if (!roots.isDevelopment && !rebuilt.has(name) && isRebuilt(html)) rebuilt.set(name, path);
        },
      });
    },
    begins(page) {
      path = page.path;
      rendered.add(path);
      sees(page.template);
    },
    hasSeen: (template, widgets = []) =>
      [template, ...widgets.map(widgetKey)].every((one) => seen().has(one)),
    async found(isPage) {
      const fresh = [...(await idle.placed()), ...nestingWarnings(rebuilt, siteModules(roots).widgets)];
      rebuilt.clear();
      const again = new Set(fresh.map(placeIn));
      let isComplete = true;
      for (const [place, one] of found()) {
        if (isPage(one.path) && !rendered.has(one.path)) continue;
        found().delete(place);
        isComplete &&= again.has(place);
      }
      rendered.clear();
      for (const one of fresh) if (!found().has(placeIn(one))) found().set(placeIn(one), one);
      const known: Known = { seen: [...seen()], found: [...found().values()] };
      if (keep && isComplete && (isNew || fresh.length > 0))
        writeCached(roots.siteRoot, 'made', key(), [JSON.stringify(known)]);
      isNew = false;
      return { found: known.found.map(({ diagnostic }) => diagnostic), isComplete };
    },
  };
}

const placeIn = ({ diagnostic: { code, file, range } }: Observation): string =>
  `${code} ${file} ${range.line} ${range.column}`;
