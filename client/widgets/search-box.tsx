/** The search field. Without an index its value stays in the field and nothing happens, Enter included. */
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { say } from 'senja/words';
import { SEARCH_NAME } from '../contract.ts';
import { keep, kept } from '../parts/keep.ts';
import { type Emergency, SearchResults } from '../parts/search-results.tsx';

interface SearchBoxProps {
  /** Address of the search index, or null: the value stays in the field and nothing happens. */
  index: string | null;
  /** Address of the list of all articles; absent if there is none. */
  all?: string | undefined;
  /** Absent if the site names no emergency number. */
  emergency?: Emergency | undefined;
}

/** Without an index React adds nothing. */
export const write = (props: SearchBoxProps) => (props.index === null ? undefined : props);

export default function SearchBox({ index, all, emergency }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);

  const read = () => {
    const { value = '' } = input.current ?? {};
    setWords(value);
    setOpen(true);
    keep(SEARCH_NAME, value);
  };
  const toResults = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector('a')?.focus();
  };
  // Text typed before hydration counts. After Back the focus returns too, since leaving the field closes the list.
  const catchUp = useEffectEvent(() => {
    const isBack = kept(SEARCH_NAME);
    read();
    if (isBack && document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  });
  useEffect(() => catchUp(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field and the links inside it.
    <div
      className="search-box"
      role={index ? 'search' : undefined}
      onFocus={() => setOpen(true)}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={id}>{say('search.label')}</label>
      <input
        ref={input}
        className="search-box__input"
        id={id}
        name={index ? SEARCH_NAME : undefined}
        type="search"
        placeholder={say('search.placeholder')}
        autoComplete="off"
        onInput={read}
        onKeyDown={index ? toResults : undefined}
        aria-describedby={index ? undefined : `${id}n`}
      />
      {!index && (
        <p className="tooltip" id={`${id}n`}>
          {emergency ? say('search.idle-emergency', { number: emergency.number }) : say('search.idle')}
        </p>
      )}
      {index && <SearchResults index={index} all={all} emergency={emergency} words={isOpen ? words : ''} />}
    </div>
  );
}
