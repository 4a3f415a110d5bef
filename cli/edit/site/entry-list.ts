/** The list of entries: as it is, and as open pages know it. */
import { readSettings } from '../../core/entries/documents/index.ts';
import type { EditedSite } from '../../desk/index.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import type { Row, SiteView } from '../api.ts';
import { type Draft, isUnsaved } from '../session/draft.ts';
import { collectionView, rowOf } from './rows.ts';
import { siteLanguages } from './site-languages.ts';

export class EntryList {
  readonly #site: EditedSite;
  readonly #drafts: ReadonlyMap<string, Draft>;
  /** Rows as the pages know them, as JSON. */
  #told: ReadonlyMap<string, string> = new Map();

  constructor(site: EditedSite, drafts: ReadonlyMap<string, Draft>) {
    this.#site = site;
    this.#drafts = drafts;
  }

  row(file: string): Row {
    const { models, context, reads } = this.#site.known();
    const draft = this.#drafts.get(file);
    const read = { models, ordered: context.ordered ?? new Set(), today: this.#site.today() };
    const unsaved = draft !== undefined && isUnsaved(draft);
    const row = rowOf(file, reads.get(file)?.entry, this.#site.findings(file), unsaved, read);
    // Nothing is published before it is saved.
    return draft?.base === null && row.state === 'live' ? { ...row, state: 'new' } : row;
  }

  /** @returns the whole list, which the pages know then */
  view(lang: Lang): Omit<SiteView, 'done'> {
    const { models, folder } = this.#site.known();
    const settings = readSettings(folder);
    return {
      title: typeof settings.title === 'string' ? settings.title : '',
      lang,
      languages: siteLanguages(settings),
      today: this.#site.today(),
      timeZone: this.#site.timeZone(),
      collections: models.collections.map(collectionView),
      entries: this.changes(false).rows,
      checking: this.#site.isChecking(),
    };
  }

  /** @returns the rows that are new or have changed, or all, and the files that are gone */
  changes(areNew = true): { rows: Row[]; removed: string[] } {
    const { site, entries } = this.#site.known().folder;
    const before = this.#told;
    const files = new Set([...(site === null ? [] : [site]), ...entries, ...this.#drafts.keys()]);
    const rows = [...files].map((file) => this.row(file));
    const told = new Map(rows.map((row) => [row.file, JSON.stringify(row)]));
    this.#told = told;
    return {
      rows: areNew ? rows.filter(({ file }) => before.get(file) !== told.get(file)) : rows,
      removed: [...before.keys()].filter((file) => !told.has(file)),
    };
  }
}
