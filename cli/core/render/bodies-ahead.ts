/** Bodies that another thread renders: when they are asked for, or before, while the first one still reads. */
import { bodyRenderer, type ReadBody, siteMarkdown, type WithBody } from '../bodies/index.ts';
import { imagesOf, type LocalImages } from '../images/index.ts';
import type { FileChecks } from '../models/checks/index.ts';
import type { BodiesInput } from '../run/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { PartNames, Parts } from '../stages/parts.ts';

/** Number of bodies that are rendered together before they are asked for: what is asked for waits no longer. */
const TOGETHER = 8;

/** Characters of bodies that wait to be asked for. */
const MOST = 8_000_000;

/** Components of which only the names are known: bodies that show one are rendered again where their models are. */
function namedParts({ boxes, widgets }: PartNames): Parts {
  const named = (names: readonly string[]): Parts['boxes'] =>
    new Map(names.map((name) => [name, () => ({ props: {}, faults: [] })]));
  return { boxes: named(boxes), widgets: named(widgets) };
}

/** The pictures before they are known; notes whether one is looked for. */
class UnknownImages extends Map<string, never> {
  areUsed = false;
  override get(): undefined {
    this.areUsed = true;
  }
  override has(): boolean {
    this.areUsed = true;
    return false;
  }
}

/** @returns functions for another thread, which renders the bodies of entries as their pages show them */
export function bodiesAhead(content: Pick<ContentFolder, 'read' | 'each'>, checks: FileChecks) {
  const expected: WithBody[] = [];
  const asked = new Set<string>();
  const ahead = new Map<string, ReadBody | null>();
  const unknown = new UnknownImages();
  let waiting = 0;
  let read: ReturnType<typeof bodyRenderer> = () => null;
  /** What those ahead are rendered from. */
  let from = '';
  const each = (entries: readonly WithBody[], step: typeof read) =>
    content.each(entries, step, ({ file }) => file);
  const use = ({ site, pictures, parts }: BodiesInput, local: LocalImages): string => {
    const markdown = siteMarkdown(undefined, namedParts(parts));
    read = bodyRenderer({ content, checks, images: imagesOf(site, local, { pictures }), markdown });
    const { url, language, imageHosts, photos } = site.fields;
    return JSON.stringify([url, language, imageHosts, photos, pictures, parts]);
  };
  return {
    /** @param entries whose bodies will be asked for */
    expect(input: BodiesInput, entries: readonly WithBody[]): void {
      if (from === '') from = use(input, unknown);
      expected.push(...entries);
    },
    /** Renders some of those that are expected, the last ones first, since most sites begin with their newest pages. @returns whether there are more */
    renderSome(): boolean {
      const entries: WithBody[] = [];
      while (entries.length < TOGETHER && expected.length > 0) {
        const entry = expected.pop();
        if (entry && !asked.has(entry.file)) entries.push(entry);
      }
      each(entries, (entry) => {
        unknown.areUsed = false;
        const body = read(entry);
        if (unknown.areUsed) return null;
        ahead.set(entry.file, body);
        waiting += body?.body.html.length ?? 0;
        return null;
      });
      return expected.length > 0 && waiting < MOST;
    },
    /** Called once the pictures are known. */
    begin(input: BodiesInput, local: LocalImages): void {
      const now = use(input, local);
      if (now !== from) ahead.clear();
      from = now;
    },
    /** @returns the bodies of entries */
    of: (entries: readonly WithBody[]): (ReadBody | null)[] =>
      each(entries, (entry) => {
        const { file } = entry;
        asked.add(file);
        const known = ahead.get(file);
        if (known === undefined) return read(entry);
        ahead.delete(file);
        waiting -= known?.body.html.length ?? 0;
        return known;
      }),
  };
}
