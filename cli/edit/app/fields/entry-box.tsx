/** A box in which entries are found by their titles, with a list of them below it. */
import { useMemo, useState } from 'react';
import type { Row } from '../../api.ts';
import { useSpeech } from '../words/speak.tsx';

/** So many entries are offered at once. */
const OFFERED = 20;

const found = (rows: readonly Row[], search: string): readonly Row[] => {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = `${row.title} ${row.name}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
};

interface BoxProps {
  /** Attributes of the box; it has an id. */
  control: { id: string; 'aria-required'?: true | undefined };
  /** What the list is called. */
  label: string;
  rows: readonly Row[];
  /** What is in the box while nothing is typed. */
  shown: string;
  onChoose: (row: Row) => void;
  onType?: (text: string) => void;
  /** The box was left with a text typed in it. */
  onLeave?: (text: string) => void;
}

export function EntryBox({ control, label, rows, shown, onChoose, onType, onLeave }: BoxProps) {
  const { words, announce } = useSpeech();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const offered = useMemo(
    () => (isOpen ? found(rows, typed ?? '').slice(0, OFFERED) : []),
    [rows, typed, isOpen],
  );
  const list = `${control.id}-list`;
  const close = () => {
    setTyped(null);
    setOpen(false);
    setAt(-1);
  };
  const choose = (row: Row) => {
    onChoose(row);
    close();
  };
  const seek = (text: string) => {
    setTyped(text);
    setOpen(true);
    setAt(-1);
    onType?.(text);
    announce(words.matches(found(rows, text).length));
  };
  const press = (key: string): boolean => {
    const row = offered[at];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true);
      if (isOpen) setAt((at + (key === 'ArrowDown' ? 1 : -1) + offered.length) % Math.max(offered.length, 1));
    } else if (key === 'Enter' && row) choose(row);
    else if (key === 'Escape' && isOpen) close();
    else return false;
    return true;
  };
  const leave = () => {
    if (typed !== null) onLeave?.(typed);
    close();
  };
  return (
    <span className="combobox">
      <input
        {...control}
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={offered[at] ? `${list}-${at}` : undefined}
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => seek(target.value)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => press(event.key) && event.preventDefault()}
        onBlur={leave}
      />
      <div id={list} tabIndex={-1} role="listbox" aria-label={label} hidden={offered.length === 0}>
        {offered.map((row, index) => (
          <div
            key={row.file}
            tabIndex={-1}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(row);
            }}
          >
            {row.title || row.name}
          </div>
        ))}
      </div>
    </span>
  );
}
