/** One entry of the list, and its state in words. */
import { memo, useId } from 'react';
import type { Row, SiteView } from '../../api.ts';
import type { SiteDesk } from '../desk/site.ts';
import { hrefOf } from '../route.ts';
import { type Pill, pillsOf } from '../versions/steps.ts';
import { capital, useSpeech } from '../words/speak.tsx';
import { RowPicture } from './row-picture.tsx';

/** @returns a function that says what an entry is called; the settings have no title */
export function useTitle(): (row: Row) => string {
  const { words } = useSpeech();
  return (row) =>
    row.collection === '' ? words('settings') : row.title || capital(row.name.replace(/[-_]+/g, ' '));
}

/** Class of what chooses a row. */
export const CHOICE = 'row-choice';

/** @returns the language of an entry's texts; '' if the site does not say */
export const languageIn = (
  { language }: Pick<Row, 'language'>,
  { languages: [own = ''] }: Pick<SiteView, 'languages'>,
): string => language ?? own;

/** @returns the id of the link to an entry */
export const rowId = (file: string): string => `row:${file}`;

interface RowProps {
  row: Row;
  site: SiteDesk;
  /** Of its texts. */
  language: string;
  isSent: boolean;
  /** Whether its model has one. */
  hasPicture: boolean;
  /** Pieces of its text, of which every other one is a word of the search; null for an entry that its title names. */
  excerpt: readonly string[] | null;
  /** Whether it is chosen among several; null as long as none is to be. */
  isChosen: boolean | null;
  /** @param isRange whether all rows since the last one are */
  onChoose: (file: string, isRange: boolean) => void;
}

/** A row of the list; the whole of it is the link, or chooses it. */
export const EntryRow = memo((props: RowProps) => {
  const { row, site, language, isSent, hasPicture, excerpt, isChosen, onChoose } = props;
  const titleOf = useTitle();
  const id = useId();
  const choice = (
    <>
      <input
        type="checkbox"
        className={CHOICE}
        value={row.file}
        checked={isChosen === true}
        aria-labelledby={rowId(row.file)}
        aria-describedby={id}
        onChange={({ nativeEvent }) => onChoose(row.file, (nativeEvent as MouseEvent).shiftKey)}
      />
      <span className="row-box" aria-hidden="true" />
      <span id={rowId(row.file)} className="row-title" lang={language}>
        {titleOf(row)}
      </span>
    </>
  );
  return (
    <li className="row">
      {hasPicture && <RowPicture picture={row.picture} title={titleOf(row)} site={site} />}
      {isChosen === null ? (
        <a
          id={rowId(row.file)}
          className="row-title"
          lang={language}
          href={hrefOf(row.file)}
          aria-describedby={id}
        >
          {titleOf(row)}
        </a>
      ) : (
        choice
      )}
      <span className="row-file" title={row.file}>
        {row.address ?? (row.words || row.name)}
        {row.language !== null && ` · ${row.language}`}
      </span>
      <States row={row} isSent={isSent} id={id} />
      {excerpt && (
        <p className="row-excerpt" lang={language}>
          {excerpt.map((piece, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
            at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
          )}
        </p>
      )}
    </li>
  );
});

interface StatesProps {
  row: Pick<Row, 'collection' | 'state' | 'day' | 'errors' | 'unsaved'>;
  /** Whether its last version was sent. */
  isSent?: boolean;
  id?: string;
}

/** The state of an entry, in words. */
export function States({ row, isSent = false, id }: StatesProps) {
  const { words, day } = useSpeech();
  const inWords = (pill: Pill): string => {
    if (pill === 'faulty') return words('faults', { count: row.errors });
    const isDated = row.day !== null && (pill === 'waits' || pill === 'gone');
    return isDated ? words(pill, { day: day(row.day ?? '') }) : words(`states.${pill}`);
  };
  // Settings are not published by themselves.
  const isSettings = row.collection === '';
  const pills = pillsOf(row, isSent).filter(
    (pill) => !(isSettings && ['live', 'sent', 'saved'].includes(pill)),
  );
  return (
    <span id={id} className="states">
      {pills.map((pill) => (
        <span key={pill} className={`state state-${pill}`}>
          {inWords(pill)}
        </span>
      ))}
    </span>
  );
}
