/** The list of entries, and what the server says about them. */
import type {
  Acted,
  AddedPicture,
  Both,
  EditedEntry,
  Events,
  Excerpts,
  FoundTexts,
  HistoryView,
  OldVersion,
  PicturesView,
  PlanView,
  PreviewView,
  Requests,
  Row,
  SiteAction,
  SiteView,
  TrialView,
  VersionsView,
} from '../../api.ts';
import { Desk } from './desk.ts';
import type { Reply, Send, ServerEvent } from './request.ts';
import { Store } from './store.ts';

/** What the page knows of the site. */
export interface ListState {
  site: SiteView | null;
  /** Whether the server cannot be reached. */
  away: boolean;
  /** Why the list was refused. */
  refused: Both | null;
}

/** What the page knows of versions. */
export interface KnownVersions {
  /** As last heard; null before that. */
  view: VersionsView | null;
  /** Files that have changed since. */
  edited: ReadonlySet<string>;
}

/** Follows the site: its list at first, then what has changed. */
export class SiteDesk {
  readonly view = new Store<ListState>({ site: null, away: false, refused: null });
  readonly versions = new Store<KnownVersions>({ view: null, edited: new Set() });
  readonly #send: Send;
  /** Open entries, and those that the server has not answered yet. */
  readonly #desks = new Map<string, Desk>();

  constructor(send: Send) {
    this.#send = send;
  }

  async load(): Promise<void> {
    const answer = await this.#send<SiteView>('/api/site');
    this.view.set({
      site: answer.is === 'done' ? answer.value : this.view.get().site,
      away: answer.is === 'away',
      refused: answer.is === 'refused' ? answer.refused : null,
    });
  }

  /** Opens an entry; one with typing that is not recorded yet stays as it is. */
  async open(file: string): Promise<Reply<Desk>> {
    for (const [name, desk] of this.#desks) if (desk.isIdle()) this.#desks.delete(name);
    const known = this.#desks.get(file);
    if (known) return { is: 'done', value: known };
    const answer = await this.#send<EditedEntry>(`/api/entry?file=${encodeURIComponent(file)}`);
    if (answer.is !== 'done') return answer;
    const desk = new Desk(answer.value, this.#send);
    this.#desks.set(file, desk);
    return { is: 'done', value: desk };
  }

  /** Where the page of an entry can be seen; the first time, once the site has been planned. */
  preview(file: string): Promise<Reply<PreviewView>> {
    return this.#send(`/api/preview?file=${encodeURIComponent(file)}`);
  }

  /** What an entry was. */
  history(file: string): Promise<Reply<HistoryView>> {
    return this.#send(`/api/history?file=${encodeURIComponent(file)}`);
  }

  /** One of these, beside what it is now. */
  oldVersion(file: string, id: string): Promise<Reply<OldVersion>> {
    return this.#send(`/api/history?${new URLSearchParams({ file, id })}`);
  }

  /** Where its page can be seen as it was. */
  oldPage(file: string, id: string): Promise<Reply<PreviewView>> {
    return this.#send(`/api/old-page?${new URLSearchParams({ file, id })}`);
  }

  /** The pictures that the site has. */
  pictures(): Promise<Reply<PicturesView>> {
    return this.#send('/api/pictures');
  }

  /**
   * A small copy of the picture that an address names in an entry.
   * @param version as in the history; any other name for the last one that had it, if it is gone
   */
  picture(file: string, address: string, version = ''): Promise<Reply<Blob>> {
    const query = new URLSearchParams({ file, address, ...(version && { version }) });
    return this.#send(`/api/picture?${query}`);
  }

  /** Stores a picture for an entry. */
  addPicture(file: string, picture: File): Promise<Reply<AddedPicture>> {
    return this.#send(`/api/picture?${new URLSearchParams({ file, name: picture.name })}`, picture);
  }

  /** The entries that say something. */
  texts(search: string): Promise<Reply<FoundTexts>> {
    return this.#send('/api/texts', { search } satisfies Requests['texts']);
  }

  /** Where some entries say it. */
  excerpts(request: Requests['excerpts']): Promise<Reply<Excerpts>> {
    return this.#send('/api/excerpts', request);
  }

  /** What an action would do. */
  plan(action: SiteAction): Promise<Reply<PlanView>> {
    return this.#send('/api/plan', action);
  }

  /** What `check` would say of a plan. */
  trial(request: Requests['trial']): Promise<Reply<TrialView>> {
    return this.#send('/api/trial', request);
  }

  /** Does an action as planned. */
  act(request: Requests['act']): Promise<Reply<Acted>> {
    return this.#changeSite('/api/act', request);
  }

  /** Takes an action back. */
  undo(id: string): Promise<Reply<Acted>> {
    return this.#changeSite('/api/undo', { id });
  }

  async #changeSite(path: string, body: unknown): Promise<Reply<Acted>> {
    const answer = await this.#send<Acted>(path, body);
    if (answer.is === 'done')
      await Promise.all([this.load(), ...[...this.#desks.values()].map((desk) => desk.follow(null))]);
    return answer;
  }

  /** Looks what has changed since the last version. */
  async loadVersions(): Promise<void> {
    const { edited: before } = this.versions.get();
    const answer = await this.#send<VersionsView>('/api/versions');
    if (answer.is === 'done') this.#setVersions(answer.value, before);
  }

  /** @param before files that had changed when they were asked for: one that is not saved yet still does */
  #setVersions(view: VersionsView, before: ReadonlySet<string>): void {
    const unsaved = new Set(this.view.get().site?.entries.flatMap((row) => (row.unsaved ? row.file : [])));
    const { edited } = this.versions.get();
    const left = [...edited].filter((file) => !before.has(file) || unsaved.has(file));
    this.versions.set({ view, edited: new Set(left) });
  }

  /** Saves or sends versions. */
  async changeVersions(path: '/api/version' | '/api/send', body: object): Promise<Reply<VersionsView>> {
    const { edited: before } = this.versions.get();
    const answer = await this.#send<VersionsView>(path, body);
    if (answer.is === 'done') this.#setVersions(answer.value, before);
    return answer;
  }

  /** Whether everything that was typed is recorded. */
  isIdle(): boolean {
    return [...this.#desks.values()].every((desk) => desk.isIdle());
  }

  /** Follows what the server tells, for as long as it does. */
  async follow(events: AsyncIterable<ServerEvent>): Promise<void> {
    let wasClosed = false;
    const all = () => {
      void this.load();
      for (const desk of this.#desks.values()) void desk.follow(null);
    };
    for await (const [name, data] of events) {
      if (name === 'rows') this.update(data as Events['rows']);
      else if (name === 'entry') {
        const said = data as Events['entry'];
        void this.#desks.get(said.file)?.follow(said);
      } else if (name === 'site' || (name === 'open' && wasClosed)) all();
      // The answer to another request says why.
      else if (name === 'closed') void this.load();
      wasClosed = name === 'closed';
    }
  }

  update({ rows, removed, checking }: Events['rows']): void {
    const { site } = this.view.get();
    const wasUnsaved = new Set(site?.entries.flatMap((row) => (row.unsaved ? row.file : [])));
    const changed = rows.flatMap(({ file, unsaved }) => (unsaved || wasUnsaved.has(file) ? file : []));
    const { view, edited } = this.versions.get();
    if (changed.length > 0) this.versions.set({ view, edited: new Set([...edited, ...changed]) });
    if (site)
      this.view.set({
        away: false,
        refused: null,
        site: { ...site, checking, entries: merged(site.entries, rows, removed) },
      });
  }
}

const byFile = new Intl.Collator('id', { numeric: true });

/** @returns the rows with changed ones in their places, and new ones in the order of their files */
function merged(old: readonly Row[], changed: readonly Row[], removed: readonly string[]): readonly Row[] {
  const rows = new Map(old.map((row) => [row.file, row]));
  const { size } = rows;
  for (const row of changed) rows.set(row.file, row);
  const isLarger = rows.size > size;
  for (const file of removed) rows.delete(file);
  const all = [...rows.values()];
  return isLarger ? all.sort((a, b) => byFile.compare(a.file, b.file)) : all;
}
