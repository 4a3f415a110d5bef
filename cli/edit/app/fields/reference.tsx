/** The name of another entry, found by its title. */
import { useMemo, useState } from 'react';
import type { ReferenceField, Row } from '../../api.ts';
import { plainly } from '../desk/pointer.ts';
import { type FieldProps, useEditing } from '../entry/editing.ts';
import { useSpeech } from '../words/speak.tsx';
import { Framed, useControl } from './frame.tsx';

/** So many entries are offered at once. */
const OFFERED = 20;

const found = (rows: readonly Row[], search: string): readonly Row[] => {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = `${row.title} ${row.name}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
};

/** A box to search in, with a list of entries below it. */
export function ReferenceControl({ field, pointer, value, compact }: FieldProps<ReferenceField>) {
  const { rows, desk } = useEditing();
  const { words, announce } = useSpeech();
  const control = useControl(field, pointer);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const own = useMemo(() => rows.filter((row) => row.collection === field.collection), [rows, field]);
  const name = plainly(value);
  const chosen = own.find((row) => row.name === name);
  const offered = useMemo(
    () => (isOpen ? found(own, typed ?? '').slice(0, OFFERED) : []),
    [own, typed, isOpen],
  );
  const list = `${control.id}-list`;
  const close = () => {
    setTyped(null);
    setOpen(false);
    setAt(-1);
  };
  const put = (text: string) => {
    if (text !== name) void desk.change({ is: 'set', pointer, value: text });
    close();
  };
  const seek = (text: string) => {
    setTyped(text);
    setOpen(true);
    setAt(-1);
    announce(words.matches(found(own, text).length));
  };
  const press = (key: string): boolean => {
    const row = offered[at];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true);
      if (isOpen) setAt((at + (key === 'ArrowDown' ? 1 : -1) + offered.length) % Math.max(offered.length, 1));
    } else if (key === 'Enter' && row) put(row.name);
    else if (key === 'Escape' && isOpen) close();
    else return false;
    return true;
  };
  // What was typed stays, also when there is no such entry: `check` says so, with suggestions.
  const leave = () => {
    if (typed === null) return close();
    if (typed.trim() === '' && !field.required && field.name !== '') {
      if (value !== undefined) void desk.change({ is: 'remove', pointer });
      return close();
    }
    put(own.find(({ title }) => title.toLowerCase() === typed.trim().toLowerCase())?.name ?? typed);
  };
  return (
    <Framed field={field} pointer={pointer} compact={compact}>
      <span className="combobox">
        <input
          {...control}
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={offered[at] ? `${list}-${at}` : undefined}
          aria-required={field.required || undefined}
          autoComplete="off"
          value={typed ?? (chosen?.title || name)}
          onChange={({ target }) => seek(target.value)}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => press(event.key) && event.preventDefault()}
          onBlur={leave}
        />
        <div
          id={list}
          tabIndex={-1}
          role="listbox"
          aria-label={field.collection}
          hidden={offered.length === 0}
        >
          {offered.map((row, index) => (
            <div
              key={row.file}
              tabIndex={-1}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerDown={(event) => {
                event.preventDefault();
                put(row.name);
              }}
            >
              {row.title || row.name}
            </div>
          ))}
        </div>
      </span>
    </Framed>
  );
}
