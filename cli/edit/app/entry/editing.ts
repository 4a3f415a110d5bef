/** The open entry, for all its fields. */
import { type ComponentType, createContext, use } from 'react';
import { below, isInField } from '../../../core/values/changes/field-values.ts';
import type { EditedEntry, EntryFinding, Field, Json, Pointer, Row } from '../../api.ts';
import type { Desk, HeldChange } from '../desk/desk.ts';
import type { SiteDesk } from '../desk/site.ts';
import { moveFocus } from '../keep-focus.ts';

export interface FieldProps<Kind extends Field = Field> {
  field: Kind;
  pointer: Pointer;
  value: Json | undefined;
  /** Whether its label is only for screen readers, such as that of an item. */
  compact?: boolean;
}

interface Editing {
  /** Its findings are those to show. */
  entry: EditedEntry;
  /** What `check` says of fields that are still to be filled in. */
  unfinished: readonly EntryFinding[];
  desk: Desk;
  site: SiteDesk;
  held: ReadonlyMap<string, HeldChange>;
  /** Whether the server is still checking, so that nothing found means nothing. */
  checking: boolean;
  /** Language of its texts, for spelling and screen readers. */
  language: string;
  /** `YYYY-MM-DD` on the site. */
  today: string;
  /** In which the days of the site begin. */
  timeZone: string;
  /** All entries, for references. */
  rows: readonly Row[];
  /** Names the typing since a control got the focus: it is undone in one step. */
  step: () => string;
  /** Shows a field of any kind: groups and lists have fields in them. */
  Nested: ComponentType<FieldProps>;
}

export const EditingContext = createContext<Editing | null>(null);

/** @returns the open entry */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('There is no entry.');
  return editing;
}

/** @returns the id of the control of a field; other attributes list such names between spaces */
export const idOf = (pointer: Pointer): string => `field:${pointer.replace(/\s/g, '~2')}`;

/** @returns findings of a field alone, or of everything in it as well */
export const findingsOf = (entry: EditedEntry, pointer: Pointer, isWhole = false): readonly EntryFinding[] =>
  entry.findings.filter(
    (one) => !one.inBody && (isWhole ? isInField(one.pointer, pointer) : one.pointer === pointer),
  );

const CHOSEN = 'input[type=radio]:checked';
const CONTROLS = 'input, select, textarea, button, [tabindex], [contenteditable]';

/** Focuses an element, or in it the chosen one of several, else the first control. */
export function focusNow(found: HTMLElement | null): void {
  for (let inside = found?.closest('details'); inside; inside = inside.parentElement?.closest('details'))
    inside.open = true;
  const inside = (selector: string) => found?.querySelector<HTMLElement>(selector);
  const control = found?.matches(CONTROLS) ? found : (inside(CHOSEN) ?? inside(CONTROLS));
  moveFocus(control, { preventScroll: true });
  (control ?? found)?.scrollIntoView({ block: 'center' });
}

/** The same, once the page has been drawn with it. */
export const focusOn = (id: string): unknown =>
  requestAnimationFrame(() => focusNow(document.getElementById(id)));

/** Scrolls to the field in which an entry has changed, or to its text. */
export function showChange(before: EditedEntry, after: EditedEntry): void {
  const valueIn = (entry: EditedEntry, name: string) => JSON.stringify([entry.values[name]]);
  const changed = after.form.find(({ name }) => valueIn(before, name) !== valueIn(after, name));
  const id = changed ? idOf(below('', changed.name)) : 'body';
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }));
}

/** @returns a function that puts the caret of a text area where its text has changed since: browsers put it at the end */
export function caretIn(area: Element | null): () => void {
  if (!(area instanceof HTMLTextAreaElement)) return () => undefined;
  const { value: old } = area;
  return () => {
    const { value: now } = area;
    let rest = 0;
    const most = Math.min(old.length, now.length);
    while (rest < most && old.at(-1 - rest) === now.at(-1 - rest)) rest += 1;
    if (now !== old) area.setSelectionRange(now.length - rest, now.length - rest);
  };
}
