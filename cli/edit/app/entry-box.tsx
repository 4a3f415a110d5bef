/** A box in which entries are found by their titles, with a list of them over what is below it. */
import { useMemo, useState } from 'react';
import type { Row } from '../api.ts';
import { useTyped } from '../fields/value.ts';
import { finderIn, folded } from '../finding/search.ts';
import { useSpeech } from './words/speak.tsx';

/** So many entries are offered at once. */
const OFFERED = 20;

type Refusal = NonNullable<BoxProps['refusal']>;
const NONE: Refusal = () => null;

const textOf = ({ title, words, name }: Row): string => folded(`${title} ${words} ${name}`);

const found = (
  rows: readonly Row[],
  texts: readonly string[],
  search: string,
  refusal: Refusal,
): readonly Row[] => {
  const isFound = finderIn(texts, search);
  const isLast = (row: Row): number => Number(refusal(row) !== null);
  return rows.filter((_, at) => isFound(at)).toSorted((one, other) => isLast(one) - isLast(other));
};

interface BoxProps {
  /** Attributes of the box; it has an id. */
  control: { id: string; 'aria-required'?: true | undefined };
  /** What the list is called. */
  label: string;
  rows: readonly Row[];
  /** Why an entry cannot be chosen; null for one that can. The others are offered last. */
  refusal?: (row: Row) => string | null;
  /** Of a field: the name of the entry that is meant, or what was typed instead. */
  value?: string;
  /** What is in the box while nothing is typed. */
  shown: string;
  /** @param row the entry that was chosen, or has the typed title; null if there is none */
  onChange: (typed: string, row: Row | null) => void;
  onLeave?: () => void;
}

export function EntryBox(props: BoxProps) {
  const { control, label, rows, refusal = NONE, value, shown, onChange, onLeave } = props;
  const { words, announce } = useSpeech();
  const { typed, setTyped, forget } = useTyped(value);
  /** The offered entry that Enter chooses, -1 for none; null while the list is closed. */
  const [at, setAt] = useState<number | null>(null);
  const isOpen = at !== null;
  const texts = useMemo(() => rows.map(textOf), [rows]);
  const offered = useMemo(
    () => (isOpen ? found(rows, texts, typed ?? '', refusal).slice(0, OFFERED) : []),
    [rows, texts, typed, isOpen, refusal],
  );
  const active = offered[at ?? -1];
  const list = `${control.id}-list`;
  const close = () => {
    forget();
    setAt(null);
  };
  const choose = (row: Row) => {
    const why = refusal(row);
    if (why !== null) return announce(why);
    onChange(row.title, row);
    close();
  };
  const seek = (text: string) => {
    const row = rows.find(({ title }) => folded(title) === folded(text.trim())) ?? null;
    setTyped(text, row?.name ?? text);
    setAt(-1);
    onChange(text, row);
    announce(words('matches', { count: found(rows, texts, text, refusal).length }));
  };
  const press = (key: string): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) setAt(isOpen ? (at + step + offered.length) % Math.max(offered.length, 1) : -1);
    else if (key === 'Enter' && active) choose(active);
    else if (key === 'Escape' && isOpen) setAt(null);
    else return false;
    return true;
  };
  return (
    <span className="combobox">
      <input
        {...control}
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active && `${list}-${at}`}
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => seek(target.value)}
        onClick={() => setAt(-1)}
        onKeyDown={(event) => press(event.key) && event.preventDefault()}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {offered.length > 0 && (
        <div ref={showOver} id={list} popover="manual" tabIndex={-1} role="listbox" aria-label={label}>
          {offered.map((row, index) => (
            <div
              key={row.file}
              ref={index === at ? reveal : undefined}
              tabIndex={-1}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              aria-disabled={refusal(row) !== null || undefined}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(row);
              }}
            >
              {row.title || row.name}
              {refusal(row) !== null && <span className="option-note"> · {refusal(row)}</span>}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}

const showOver = (list: HTMLElement | null) => list?.showPopover();
const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
