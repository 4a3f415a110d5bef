/** Some rows of the list under a heading, in portions. */
import { useEffect, useRef, useState } from 'react';
import type { Row } from '../../api.ts';
import type { SiteDesk } from '../desk/site.ts';
import { useSpeech } from '../words/speak.tsx';
import type { Choosing } from './choosing.tsx';
import { type Filter, PORTION } from './filter.ts';
import { EntryRow } from './row.tsx';
import { useExcerpts } from './texts.ts';

interface SectionProps {
  /** Names its portion in `Filter.shown`. */
  name: string;
  label: string;
  rows: readonly Row[];
  site: SiteDesk;
  languageOf: (row: Row) => string;
  isSent: (file: string) => boolean;
  /** Collections whose entries can have a picture. */
  pictured: ReadonlySet<string>;
  choosing: Choosing;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** The search that their texts answer; '' if their titles do. */
  search?: string;
}

export function Section(props: SectionProps) {
  const {
    name,
    label,
    rows,
    site,
    languageOf,
    isSent,
    pictured,
    choosing,
    filter,
    onFilter,
    search = '',
  } = props;
  const { words } = useSpeech();
  const count = filter.shown[name] ?? PORTION;
  const list = useRef<HTMLUListElement>(null);
  const [next, setNext] = useState<number | null>(null);
  useEffect(() => {
    if (next !== null) list.current?.children[next]?.querySelector<HTMLElement>('a, input')?.focus();
  }, [next]);
  const shown = rows.slice(0, count);
  const excerpts = useExcerpts(site, search, search === '' ? [] : shown.map(({ file }) => file));
  if (rows.length === 0) return null;
  const more = () => {
    onFilter({ ...filter, shown: { ...filter.shown, [name]: count + PORTION } });
    setNext(count);
  };
  return (
    <section className="collection" aria-label={label}>
      <h2>
        {label} <span className="count">{rows.length}</span>
      </h2>
      <ul ref={list} className="rows">
        {shown.map((row) => (
          <EntryRow
            key={row.file}
            row={row}
            site={site}
            language={languageOf(row)}
            isSent={isSent(row.file)}
            hasPicture={pictured.has(row.collection)}
            isChosen={choosing.files?.has(row.file) ?? null}
            onChoose={choosing.choose}
            excerpt={search === '' ? null : (excerpts[row.file] ?? [])}
          />
        ))}
      </ul>
      {rows.length > count && (
        <button type="button" onClick={more}>
          {words('more', { count: Math.min(PORTION, rows.length - count) })}
        </button>
      )}
    </section>
  );
}
