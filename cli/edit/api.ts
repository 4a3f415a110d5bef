/**
 * What the page of `senja edit` and its server say to each other: types alone. Everything is JSON over HTTP, on the
 * origin of the editor.
 *
 * | request             | body             | answer                                                             |
 * |---------------------|------------------|--------------------------------------------------------------------|
 * | `GET /`             |                  | the page; its first address has `?key=…`, which it takes away      |
 * | `POST /api/key`     |                  | `KeyView`, in exchange for the key of the first address, once      |
 * | `GET /api/site`     |                  | `SiteView`                                                         |
 * | `GET /api/entry?file=` |               | `EditedEntry`                                                        |
 * | `GET /api/preview?file=` |             | `PreviewView`, once the site has been planned                      |
 * | `GET /api/events`   |                  | a stream of server-sent events, see `Events`                       |
 * | `POST /api/change`  | `ChangeRequest`  | `EditedEntry`                                                        |
 * | `POST /api/new`     | `NewRequest`     | `EditedEntry`; nothing is on disk until it is saved                  |
 * | `GET /api/pictures` |                  | `PicturesView`                                                     |
 * | `POST /api/picture?file=&name=` | its bytes | `AddedPicture`; at most 20 MB                                   |
 * | `GET /api/picture?file=&address=` |    | a small copy of a picture of the site                              |
 * | `GET /api/picture?file=&address=&version=` | | of the one that a version had, also where it is gone               |
 * | `POST /api/texts`   | `TextsRequest`   | `FoundTexts`: the entries that say something                         |
 * | `POST /api/excerpts` | `ExcerptsRequest` | `Excerpts`: where some of them say it                             |
 * | `POST /api/plan`    | `SiteAction`     | `PlanView`: what an action would do to several files                 |
 * | `POST /api/trial`   | `TrialRequest`   | `TrialView`: what `check` would say of the plan, which takes longer to find |
 * | `POST /api/act`     | `ActRequest`     | `Acted`: done as planned, completely or not at all                   |
 * | `POST /api/undo`    | `UndoRequest`    | `Acted`: an action is taken back                                     |
 * | `GET /api/versions` |                  | `VersionsView`                                                     |
 * | `POST /api/version` | `VersionRequest` | `VersionsView`, once the chosen files are a version                |
 * | `POST /api/send`    | `SendRequest`    | `VersionsView`, once all versions are sent                         |
 * | `GET /api/history?file=` |             | `HistoryView`: what an entry was                                   |
 * | `GET /api/history?file=&id=` |         | `OldVersion`: one of these, beside the text now                    |
 * | `GET /api/old-page?file=&id=` |        | `PreviewView`: the page as it was                                  |
 *
 * Every request below `/api/` has the header `X-Senja-Key`; the page itself has nothing secret in it. A request that is
 * not carried out is answered with a status of 400 or more, and `RefusedRequest`.
 *
 * All texts have `\n` as line break; the file keeps its own.
 *
 * Changes of one file are answered in order: the page waits for the answer to one before it sends the next.
 */

import type { Json, Pointer } from '../core/values/changes/field-values.ts';
import type { Severity } from '../diagnostics/index.ts';
import type { Lang, MessageWords } from '../diagnostics/languages/index.ts';
import type { Both } from './fields/field.ts';
import type { Field } from './fields/kinds.ts';

export type { Json, Pointer } from '../core/values/changes/field-values.ts';
export type { SiteAction } from './actions/requests.ts';
export type { Both } from './fields/field.ts';
export type { Field, FieldOf } from './fields/kinds.ts';
export type { EntryChange, Keep, Requests } from './requests.ts';

/** The key for all other requests. */
export interface KeyView {
  key: string;
}

// The list ------------------------------------------------------------------------------------------------------

export interface SiteView {
  /** Title of the site. */
  title: string;
  /** Language of the interface until the user chooses another one. */
  lang: Lang;
  /** Languages of the site, its own first. */
  languages: readonly string[];
  /** `YYYY-MM-DD` in the site's time zone, to which `Row.state` refers. */
  today: string;
  /** In which days begin. */
  timeZone: string;
  /** In order of names. */
  collections: readonly CollectionView[];
  /** The settings of the site, `site.yaml`, first; their collection is ''. */
  entries: readonly Row[];
  /** Fields of the components with a model that texts may show: `tip-of-day`, and `widget reminder`. */
  parts: Readonly<Record<string, readonly Field[]>>;
  /** Actions that can be undone, the last one first. */
  done: readonly DoneAction[];
  /** Whether files are still being read or checked; rows follow as events. */
  checking: boolean;
}

export interface CollectionView {
  /** Name of its folder; `Row.collection`. */
  folder: string;
  /** What one entry is called: `artikel`, `article`. */
  noun: Both;
  /** What several are called. */
  nouns: Both;
  /** The templates that a new entry can follow; empty if there is no choice. */
  templates: readonly { name: string; about: Both }[];
  /** The field in which entries state their address; null if their names give it. */
  address: string | null;
  /** The file whose rows are further entries, which are edited there. */
  rows?: string;
  /** Whether a new entry may have a text below its fields. */
  body: 'none' | 'optional' | 'required';
  /** Whether an entry may have a picture in its fields. */
  pictures: boolean;
  /** Whether each of its entries can be a draft. */
  drafts: boolean;
  /** Fields of each of its entries that choose one value of a list of the site: the values by language, '' for the site's own. */
  choices: readonly { name: string; label: Both; values: Readonly<Record<string, readonly string[]>> }[];
}

/**
 * What the next publication does with an entry. `live`: shows it. `draft`: leaves it out. `waits`: leaves it out until
 * `day`. `gone`: takes it down, since `day`. `new`: it was never saved, so that nothing happens. `unread`: its file cannot
 * be read as fields at all.
 */
export type State = 'live' | 'new' | 'draft' | 'waits' | 'gone' | 'unread';

export interface Row {
  /** Path below the content folder; names the entry in every request. */
  file: string;
  /** Name of its folder. */
  collection: string;
  /** What other entries call it: the value of a field of kind `reference`. */
  name: string;
  /** '' if it has none yet. Before the file has been read, the one that its first lines state. */
  title: string;
  /** Values that it chooses from lists of the site, such as its category; '' for none. */
  words: string;
  /** `YYYY-MM-DD` of its publication, or of its last update; null without one. */
  date: string | null;
  /** Path of the first picture in its fields that is stored here; null without one. */
  picture: string | null;
  /** Address of its page, without the site's base path; null without a page of its own. */
  address: string | null;
  /** Language of a translation; null for the site's own. */
  language: string | null;
  /** null until its file has been read. */
  state: State | null;
  /** `YYYY-MM-DD` for `waits` and `gone`. */
  day: string | null;
  errors: number;
  unsaved: boolean;
}

/** Entries whose texts have every word of a search. */
export interface FoundTexts {
  files: readonly string[];
  /** Whether some have not been read yet: there may be more. */
  reading: boolean;
}

/** By file, pieces of its text, of which every other one, from the second on, is a word of the search. */
export type Excerpts = Readonly<Record<string, readonly string[]>>;

// One entry -----------------------------------------------------------------------------------------------------

export interface EditedEntry {
  row: Row;
  /** Counts the changes of the text; a request names the one that it was made from. */
  revision: number;
  /** Counts how often the findings were renewed. */
  checked: number;
  /** The whole text, with unsaved changes; without byte-order mark. */
  text: string;
  /** `text`: the fields cannot be shown as a form; `why` says so in a sentence. */
  mode: 'form' | 'text';
  why: Both | null;
  /** The fields of the model in its order, then those of the file that the model does not know. Empty in mode `text`. */
  form: readonly Field[];
  /** Values of the fields as written, without defaults; null for an empty one. */
  values: { readonly [name: string]: Json };
  /**
   * Source of the values that their fields cannot show as they are: what has its pointer in here is a text box of these
   * lines, whatever the kind of its field, and is changed with `lines`.
   */
  lines: { readonly [pointer: Pointer]: string };
  /** Fields that can only be changed as text, each with the reason. */
  locked: { readonly [pointer: Pointer]: Both };
  /** Values of kind `date` as `YYYY-MM-DD`, as far as they are valid. */
  days: { readonly [pointer: Pointer]: string };
  /** The Markdown below the fields; null for a file without. */
  body: { text: string; start: number } | null;
  /** Whether the action `body` can give it one. */
  takesBody: boolean;
  findings: readonly EntryFinding[];
  /** What the change `fixes` would do, a line each; null if there is nothing to fix. */
  fixes: Readonly<Record<Lang, readonly string[]>> | null;
  undo: boolean;
  redo: boolean;
  /** When the first change since the last save was made (ISO 8601); null if there is none. */
  unsaved: string | null;
  /** When the last restored change was made, if changes were found in the journal at the start (ISO 8601). */
  restored: string | null;
  /** Whether they were not made here: the folder of the site has brought them. */
  isForeign: boolean;
  /**
   * `same`: as on disk when this began. `new`: never was on disk. `gone`: its file was removed, saving creates it again.
   * `changed`: somebody wrote it since; saving merges, and asks if both changed the same field.
   */
  disk: 'same' | 'changed' | 'gone' | 'new';
  conflict: Conflict | null;
}

/** Names a part of a file that two have changed: a field, the body, or the whole text where it has no fields. */
export type EntryPart = Pointer | 'body' | 'text';

/** A picture in a value. */
export interface PictureInValue {
  address: string;
  /** Its description; '' without one. */
  about: string;
}

/** A value as people read it. */
export interface ShownValue {
  /** In words; null where there is none. */
  text: Both | null;
  pictures: readonly PictureInValue[];
}

export interface Conflict {
  /** The parts that both have changed; null for a part that one of them has removed. */
  parts: readonly {
    part: EntryPart;
    label: Both;
    mine: Json;
    theirs: Json;
    /** How they are shown. */
    shown: Readonly<Record<'mine' | 'theirs', ShownValue>>;
  }[];
}

/** What `check` says about the file, in its words. */
export interface EntryFinding {
  code: string;
  severity: Severity;
  /** `fieldMessage` and `fieldHint`: the same where fields are shown, which have labels instead of names and lines. */
  words: Readonly<Record<Lang, MessageWords & { label: string; fieldMessage: string; fieldHint: string }>>;
  /** What that is called; null if it belongs to none. */
  field: Both | null;
  /** The field it belongs to; '' if to none. May be inside a field of kind `lines`, or be a field that is missing. */
  pointer: Pointer;
  /** Place in `text`: lines and columns from 1, offsets from 0, ends exclusive. */
  place: { line: number; column: number; start: number; end: number };
  /** Whether the place is in the body. */
  inBody: boolean;
  /** Correct values, best first, as they are shown. */
  suggestions: readonly string[];
  /** Which of them the change `suggestion` can apply. */
  applicable: readonly boolean[];
}

/** Where the page of an entry can be seen: on another origin. */
export interface PreviewView {
  /** `none`: no page shows the entry. `unmade`: the site cannot be planned with its other faults. */
  is: 'shown' | 'none' | 'unmade';
  /** With the origin; null unless it is shown. */
  url: string | null;
  /** Its address as links in texts name it. */
  path: string | null;
  /** Whether the text is faulty, so that the page is shown as it was before. */
  faulty: boolean;
}

// Pictures ------------------------------------------------------------------------------------------------------

export interface PicturesView {
  /** Addresses of the pictures that any entry can show: `images/laut.jpg`. */
  pictures: readonly string[];
  /** Files of the entries that show each of them, also before they are saved; a picture without any is not there. */
  uses: Readonly<Record<string, readonly string[]>>;
}

/** A picture that is in the content folder from now on, whether or not an entry names it. */
export interface AddedPicture {
  /** Named after the entry. */
  address: string;
  /** What became of the position in a photo; null for one without. */
  note: Both | null;
}

// Requests ------------------------------------------------------------------------------------------------------

/** What an action would do. */
export interface PlanView {
  /** For the request `act`; '' if nothing follows in other files. */
  id: string;
  /** A sentence each. */
  says: readonly Both[];
  /** Other files that change with it: what becomes what. */
  entries: readonly {
    file: string;
    title: Both;
    /** How many places of it change. */
    places: number;
    /** Empty where it is called by another name only. */
    edits: readonly string[];
  }[];
}

/** What would need a look once a plan is carried out. */
export interface TrialView {
  /** What `check` would find in other files. */
  faults: readonly { file: string; title: Both; words: Both }[];
}

export interface Acted {
  /** The entry to show; null for the list. */
  file: string | null;
}

export interface DoneAction {
  id: string;
  /** ISO 8601. */
  at: string;
  words: Both;
  /** The entry that it was about, as it is named now; null if it is gone. */
  file: string | null;
}

/** What has changed in the content since its last version. */
export interface VersionsView {
  /** `none`: no versions are kept here. `read`: none can be saved now; `why` says so in a sentence. */
  is: 'none' | 'open' | 'read';
  why: Both | null;
  items: readonly VersionItem[];
  /** How many more files have changed. */
  more: number;
  /** How many versions are not sent yet; null where that is not set up. */
  unsent: number | null;
  /** The files in those versions. */
  toSend: readonly string[];
  /** Whether the name of the author is not known yet. */
  asksAuthor: boolean;
}

/** A file that has changed. */
export interface VersionItem {
  file: string;
  /** `both`: it has two versions, of which one is to be chosen in the entry. */
  is: 'new' | 'changed' | 'removed' | 'both';
  /** Title of an entry, or what the settings are called; else the name of the file, of a picture with that word. */
  title: Both;
  /** Whether it is a picture. */
  isPicture: boolean;
  /** Labels of the fields that differ; empty if only comments and layout do, or it is no entry. */
  parts: readonly Both[];
}

/** What an entry was: its versions in the repository, and what was saved here in the last days. */
export interface HistoryView {
  /** The last one first. */
  versions: readonly HistoryItem[];
  /** Whether there are older ones. */
  more: boolean;
}

export interface HistoryItem {
  id: string;
  /** ISO 8601. */
  at: string;
  /** `version`: in the repository. `save`: kept by the editor. */
  is: 'version' | 'save';
  /** Who made a version, and its note; '' of what was only saved. */
  author: string;
  note: string;
  /** Labels of the fields that differ from the one before, as in `VersionItem`; null for the first one. */
  parts: readonly Both[] | null;
  /** Whether the entry is like that now. */
  isNow: boolean;
}

/** An earlier text of an entry, compared with the one now. */
export interface OldVersion extends HistoryItem {
  /** The whole text, as it would be in the file now. */
  text: string;
  compared: readonly ComparedPart[];
}

/** A part that was another one then. */
export interface ComparedPart {
  part: EntryPart;
  label: Both;
  old: ShownValue;
  now: ShownValue;
}

/** Why something was not done, in one sentence. */
export interface RefusedRequest {
  refused: Both;
  /**
   * What the page can do then: `text`: change the field as text. `entry`: get the entry again, which has changed since.
   * `key`: open the editor again from the terminal.
   */
  instead: 'text' | 'entry' | 'key' | null;
}

// Events --------------------------------------------------------------------------------------------------------

/** The events of `GET /api/events`, by name; `data` is JSON. */
export interface Events {
  /** Rows that are new or have changed, files that are gone, and whether files are still being read or checked. */
  rows: { rows: readonly Row[]; removed: readonly string[]; checking: boolean };
  /** An entry has changed on disk, in another tab, or its findings have: get it again unless it has both numbers. */
  entry: { file: string; revision: number; checked: number };
  /** Models, settings or code have changed: get the site again, and the open entry. */
  site: Record<string, never>;
}
