/** The list of entries: as it is, and as open pages know it. */
import { parse } from 'yaml';
import { readSettings } from '../../core/entries/documents/index.ts';
import { pathsOf } from '../../core/images/named/index.ts';
import type { Models } from '../../core/models/index.ts';
import { memoized } from '../../core/values/lists.ts';
import type { EditedSite } from '../../desk/index.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { attempt } from '../../io/failures/index.ts';
import type { Row, SiteView } from '../api.ts';
import type { FormContext } from '../fields/field.ts';
import { fieldsIn } from '../fields/kinds.ts';
import { type Draft, isUnsaved } from '../session/draft.ts';
import { collectionView, rowOf } from './rows.ts';
import { siteLanguages } from './site-languages.ts';

/** Bytes of a file in which its title is looked for, and files that are opened for it: the first list waits for them. */
const FIRST = 2048;
const MOST_TITLES = 2000;

/** @returns the title in the first lines of a file, if it stands in one line; else '' */
function titleIn(text: string): string {
  const written = /^title:([^\n]*)/m.exec(text)?.[1]?.trim() ?? '';
  const value: unknown = attempt(() => parse(written), '');
  return typeof value === 'string' && !/^[|>&*!]/.test(written) ? value : '';
}

/** @returns the stored files of photos on other hosts, among the pictures of the site; without any, no address is hashed */
const storedIn = memoized(
  (images: ReadonlySet<string>) => memoized(pathsOf(images.size === 0 ? undefined : 'local', images)),
  new WeakMap(),
);
/** Where models of components are, and what their boxes begin with. */
const PARTS = [
  ['templates/boxes/', ''],
  ['client/widgets/', 'widget '],
] as const;

function partFields({ parts, collections }: Models, choices: FormContext['choices']): SiteView['parts'] {
  const form = { folders: new Set(collections.map(({ name }) => name)), choices };
  const fields = PARTS.flatMap(([folder, prefix]) =>
    [...parts]
      .filter(([name]) => name.startsWith(folder))
      .map(([name, { schema }]) => [prefix + name.slice(folder.length), fieldsIn(schema, form)] as const),
  );
  return Object.fromEntries(fields);
}

export class EntryList {
  readonly #site: EditedSite;
  readonly #drafts: ReadonlyMap<string, Draft>;
  /** Titles of files that had not been read. */
  readonly #titles = new Map<string, string>();
  /** Rows as the pages know them, as JSON. */
  #told: ReadonlyMap<string, string> = new Map();

  constructor(site: EditedSite, drafts: ReadonlyMap<string, Draft>) {
    this.#site = site;
    this.#drafts = drafts;
  }

  row(file: string): Row {
    const { models, context, reads } = this.#site.known();
    const draft = this.#drafts.get(file);
    const pathOf = storedIn(context.images);
    const read = { models, ordered: context.ordered ?? new Set(), today: this.#site.today(), pathOf };
    const unsaved = draft !== undefined && isUnsaved(draft);
    const { entry } = reads.get(file) ?? {};
    const known = rowOf(file, entry, this.#site.findings(file), unsaved, read);
    const row = entry || known.collection === '' ? known : { ...known, title: this.#firstTitle(file) };
    // Nothing is published before it is saved.
    return draft?.base === null && row.state === 'live' ? { ...row, state: 'new' } : row;
  }

  /** @returns what the first lines of a file that has not been read yet state as its title; '' if that is not certain */
  #firstTitle(file: string): string {
    const known = this.#titles.get(file);
    if (known !== undefined) return known;
    const bytes = this.#titles.size < MOST_TITLES ? this.#site.bytes(file) : null;
    const title =
      bytes === null || 'code' in bytes ? '' : titleIn(Buffer.from(bytes.subarray(0, FIRST)).toString());
    this.#titles.set(file, title);
    return title;
  }

  /** @returns the whole list, which the pages know then */
  view(lang: Lang): Omit<SiteView, 'done'> {
    const { models, folder, context } = this.#site.known();
    const settings = readSettings(folder);
    return {
      title: typeof settings.title === 'string' ? settings.title : '',
      lang,
      languages: siteLanguages(settings),
      today: this.#site.today(),
      timeZone: this.#site.timeZone(),
      collections: models.collections.map((one) => collectionView(one, context)),
      parts: partFields(models, context.choices),
      entries: this.changes(false).rows,
      checking: this.#site.isChecking(),
    };
  }

  /** @returns the rows that are new or have changed, or all, and the files that are gone */
  changes(areNew = true): { rows: Row[]; removed: string[] } {
    const { site, entries, rows: ofFiles } = this.#site.known().folder;
    const before = this.#told;
    // Rows of files have no form: the list names the file instead.
    const own = entries.filter((file) => !ofFiles?.has(file));
    const files = new Set([...(site === null ? [] : [site]), ...own, ...this.#drafts.keys()]);
    const rows = [...files].map((file) => this.row(file));
    const told = new Map(rows.map((row) => [row.file, JSON.stringify(row)]));
    this.#told = told;
    return {
      rows: areNew ? rows.filter(({ file }) => before.get(file) !== told.get(file)) : rows,
      removed: [...before.keys()].filter((file) => !told.has(file)),
    };
  }
}
