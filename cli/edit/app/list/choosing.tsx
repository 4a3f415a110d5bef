/** Several entries at once: which are chosen, and what can be done with them. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { DeleteSeveral } from '../../actions/delete/control.tsx';
import { SetSeveral } from '../../actions/set/control.tsx';
import type { Row, SiteView } from '../../api.ts';
import type { SiteDesk } from '../desk/site.ts';
import { useAnnounced, useSpeech } from '../words/speak.tsx';
import { CHOICE } from './row.tsx';

/** Whether Escape empties what has the focus. */
const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** @returns the chosen files, and how that changes; `chosen` is null as long as nothing can be chosen */
export function useChoosing(rows: readonly Row[]) {
  const [files, setFiles] = useState<ReadonlySet<string> | null>(null);
  const last = useRef('');
  const button = useRef<HTMLButtonElement>(null);
  const choose = useCallback((file: string, isRange: boolean) => {
    // In the order in which they are shown.
    const shown = [...document.querySelectorAll<HTMLInputElement>(`.${CHOICE}`)].map(({ value }) => value);
    const ends = [shown.indexOf(last.current), shown.indexOf(file)].sort((one, other) => one - other);
    const [from = -1, to = -1] = ends;
    const changed = isRange && from >= 0 ? shown.slice(from, to + 1) : [file];
    last.current = file;
    setFiles((before) => {
      const next = new Set(before);
      const isOn = !next.has(file);
      for (const one of changed)
        if (isOn) next.add(one);
        else next.delete(one);
      return next;
    });
  }, []);
  const leave = () => {
    setFiles(null);
    button.current?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.defaultPrevented || isTypedIn(event.target);
    if (event.key !== 'Escape' || isElsewhere || document.querySelector('dialog[open]')) return;
    leave();
  });
  const isOn = files !== null;
  useEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
  // What is gone meanwhile is not chosen any more.
  const chosen = useMemo(() => files && rows.filter(({ file }) => files.has(file)), [files, rows]);
  return { files, chosen, button, begin: () => setFiles(new Set()), leave, choose, setFiles };
}

export type Choosing = ReturnType<typeof useChoosing>;

/** Begins and ends the choice; chooses all that is listed. */
export function ChooseButtons({ choosing, listed }: { choosing: Choosing; listed: readonly Row[] }) {
  const { words } = useSpeech();
  const { files, button, begin, leave, setFiles } = choosing;
  const areAll = files !== null && listed.every(({ file }) => files.has(file));
  const turn = () => setFiles(new Set(areAll ? [] : listed.map(({ file }) => file)));
  return (
    <div className="buttons choose-buttons">
      {files && listed.length > 0 && (
        <button type="button" className="quiet" onClick={turn}>
          {areAll ? words('pickNone') : words('pickAll', { count: listed.length })}
        </button>
      )}
      <button ref={button} type="button" className="quiet" onClick={files ? leave : begin}>
        {files ? words('pickEnd') : words('pick')}
      </button>
    </div>
  );
}

interface BarProps {
  choosing: Choosing;
  /** Rows that are listed. */
  listed: readonly Row[];
  view: SiteView;
  site: SiteDesk;
}

/** What can be done with the chosen entries, below the list. */
export function ChooseBar({ choosing, listed, view, site }: BarProps) {
  const { words } = useSpeech();
  const [open, setOpen] = useState<'set' | 'delete' | null>(null);
  const { chosen, leave } = choosing;
  const count = chosen?.length ?? 0;
  const hidden = useMemo(() => {
    const shown = new Set(listed.map(({ file }) => file));
    return (chosen ?? []).filter(({ file }) => !shown.has(file)).length;
  }, [chosen, listed]);
  const says = [words('picked', { count }), hidden > 0 && words('pickedHidden', { count: hidden })]
    .filter(Boolean)
    .join(', ');
  useAnnounced(chosen ? says : '');
  if (!chosen || count === 0) return null;
  const done = () => {
    leave();
    document.querySelector<HTMLElement>('main h1')?.focus();
    // There it is said what was done, with the way back; behind a dialog, the focus does not scroll.
    scrollTo(0, 0);
  };
  const shared = { chosen, site, onDone: done, onClose: () => setOpen(null) };
  return (
    <section className="bar choose-bar" aria-label={words('pickedWhat')}>
      <p className="bar-state">{says}</p>
      <div className="buttons">
        <button type="button" onClick={() => setOpen('set')}>
          {words('pickedSet')}
        </button>
        <button type="button" className="danger" onClick={() => setOpen('delete')}>
          {words('pickedDelete')}
        </button>
      </div>
      {open === 'set' && <SetSeveral {...shared} collections={view.collections} />}
      {open === 'delete' && <DeleteSeveral {...shared} rows={view.entries} />}
    </section>
  );
}
