/** Which messages wait: nobody is told of an empty field before leaving it, or of a word that is still being typed. */
import { type FocusEvent, useRef, useState } from 'react';
import { valueAt } from '../../../core/values/changes/field-values.ts';
import type { EditedEntry, EntryFinding, Json, Pointer } from '../../api.ts';

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** @returns pointers of the fields that an element is in, the innermost first, up to one that has another element too */
function fieldsAround(element: Element, other: EventTarget | null): Pointer[] {
  const field = element.closest<HTMLElement>('[data-pointer]');
  if (!field || (other instanceof Node && field.contains(other))) return [];
  const outer = field.parentElement ? fieldsAround(field.parentElement, other) : [];
  return [field.dataset.pointer ?? '', ...outer];
}

/** Acts at once, but while a mouse button is down afterwards: a click is lost if what is pressed moves. */
function useReleased() {
  const waiting = useRef<(() => void)[] | null>(null);
  return {
    whenReleased: (act: () => void) => void (waiting.current ? waiting.current.push(act) : act()),
    onMouseDown() {
      if (waiting.current) return;
      waiting.current = [];
      // After the click.
      const release = () =>
        setTimeout(() => {
          const acts = waiting.current ?? [];
          waiting.current = null;
          for (const act of acts) act();
        });
      addEventListener('mouseup', release, { capture: true, once: true });
    },
  };
}

/** @returns the findings to show, those of fields that are still to be filled in, and what follows the focus */
export function useUnfinished({ findings, unsaved, values }: EditedEntry) {
  /** Fields whose messages are shown at once. */
  const [open, setOpen] = useState<ReadonlySet<Pointer>>(new Set());
  const [focused, setFocused] = useState<Pointer | null>(null);
  const { whenReleased, onMouseDown } = useReleased();
  const isFaulty = (pointer: Pointer | null) => findings.some((one) => one.pointer === pointer);
  const show = (pointers: readonly Pointer[]) => setOpen((before) => new Set([...before, ...pointers]));
  const showAll = () => show(findings.map(({ pointer }) => pointer));
  // What is on disk is not being written.
  if (unsaved === null && findings.some(({ pointer }) => !open.has(pointer))) showAll();
  // An item that is gone leaves its place to the next new one.
  const kept = [...open].filter((one) => isFaulty(one) || valueAt(values, one) !== undefined);
  if (kept.length < open.size) setOpen(new Set(kept));
  const isEarly = ({ pointer }: EntryFinding): boolean => pointer !== '' && !open.has(pointer);
  const isUnfilled = (one: EntryFinding): boolean => isEarly(one) && isEmpty(valueAt(values, one.pointer));
  return {
    findings: findings.filter((one) => !isUnfilled(one) && !(isEarly(one) && one.pointer === focused)),
    unfinished: findings.filter(isUnfilled),
    showAll,
    onMouseDown,
    onFocus: ({ target }: FocusEvent) =>
      whenReleased(() => {
        const [field = null] = fieldsAround(target, null);
        setFocused(field);
        if (!isFaulty(field)) setOpen((before) => new Set([...before].filter((one) => one !== field)));
      }),
    onBlur({ target, relatedTarget }: FocusEvent) {
      // Only the window was left.
      if (document.activeElement === target) return;
      const left = fieldsAround(target, relatedTarget);
      whenReleased(() => {
        setFocused(null);
        show(left);
      });
    },
  };
}
