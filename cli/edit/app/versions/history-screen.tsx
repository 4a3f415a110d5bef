/** What an entry was: a list of dates; one of them compared with now, by field and as the page; and the way back. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Both, ComparedPart, HistoryItem, HistoryView, OldVersion } from '../../api.ts';
import type { Reply } from '../desk/request.ts';
import { useEditing } from '../entry/editing.ts';
import { moveFocus } from '../keep-focus.ts';
import { hrefOf, useScreen } from '../route.ts';
import { capital, useSpeech } from '../words/speak.tsx';
import { comparedTexts } from './changed-blocks.ts';
import { ComparedMarkdown } from './compared-markdown.tsx';
import { lower } from './note.ts';
import { ShownSide } from './shown-side.tsx';
import { changedWords, withoutMiddles } from './word-changes.ts';

/** The list, or the version that the address names. */
export function EntryHistory() {
  const { version } = useScreen();
  return <div className="history">{version === '' ? <Versions /> : <Version id={version} />}</div>;
}

/** Asks again whenever the text has changed. @returns the answer, and why there is none */
function useAsked<Value>(ask: () => Promise<Reply<Value>>, revision: number) {
  const { say, whyNot } = useSpeech();
  const [found, setFound] = useState<Value | null>(null);
  const [fault, setFault] = useState<Both | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the same entry as long as it is shown
  useEffect(() => {
    let isLast = true;
    void ask().then((answer) => {
      if (!isLast) return;
      if (answer.is === 'done') setFound(answer.value);
      setFault(answer.is === 'done' ? null : whyNot(answer));
    });
    return () => {
      isLast = false;
    };
  }, [revision]);
  return { found, fault: fault === null ? '' : say(fault) };
}

function Versions() {
  const { entry, site } = useEditing();
  const { words } = useSpeech();
  const { file } = entry.row;
  const { found, fault } = useAsked<HistoryView>(() => site.history(file), entry.revision);
  return (
    <section>
      <h2>{words('history')}</h2>
      {found === null ? (
        <p role={fault ? 'alert' : undefined}>{fault || words('loading')}</p>
      ) : (
        <p className="hint">{words(found.versions.length === 0 ? 'historyNone' : 'historyAbout')}</p>
      )}
      <ul className="rows">
        {found?.versions.map((item) => (
          <li key={item.id} className="row">
            <VersionRow file={file} item={item} />
          </li>
        ))}
      </ul>
      {found?.more && <p className="hint">{words('historyMore')}</p>}
    </section>
  );
}

/** `judul dan isi berubah`. */
function useChanges() {
  const { words, say, listed } = useSpeech();
  return ({ parts }: HistoryItem): string => {
    if (parts === null) return words('historyFirst');
    const names = parts.map((part) => lower(say(part)));
    return names.length === 0 ? words('historyLayout') : words('historyChanged', { parts: listed(names) });
  };
}

function VersionRow({ file, item }: { file: string; item: HistoryItem }) {
  const { words, recently } = useSpeech();
  const changes = useChanges()(item);
  const { id, at, is, author, isNow } = item;
  return (
    <>
      <p>
        <a href={hrefOf(file, 'history', id)}>
          {recently(new Date(at))} <span className="history-changes">· {changes}</span>
        </a>
      </p>
      <p className="change-parts">
        <span className={`state state-${is}`}>{words(`keptAs.${is}`)}</span>
        {author !== '' && <span>{words('historyBy', { name: author })}</span>}
        {isNow && <span>{words('historyNow')}</span>}
      </p>
    </>
  );
}

function Version({ id }: { id: string }) {
  const { entry, site } = useEditing();
  const { words } = useSpeech();
  const { file } = entry.row;
  const { found, fault } = useAsked<OldVersion>(() => site.oldVersion(file, id), entry.revision);
  return (
    <section aria-busy={found === null && fault === ''}>
      <p>
        <a className="back" href={hrefOf(file, 'history')}>
          <span aria-hidden="true">‹ </span>
          {words('historyBack')}
        </a>
      </p>
      {found === null ? (
        <p role={fault ? 'alert' : undefined}>{fault || words('loading')}</p>
      ) : (
        <Compared found={found} />
      )}
    </section>
  );
}

function Compared({ found }: { found: OldVersion }) {
  const { entry, desk } = useEditing();
  const { words, say, inBoth, recently, announce } = useSpeech();
  const [done, setDone] = useState<Both | null>(null);
  const [isPage, setPage] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(title.current, { preventScroll: true }), []);
  const { text, compared, note, author } = found;
  const restore = async (part: ComparedPart | null) => {
    const isWhole = part === null || part.part === 'text';
    await desk.change(isWhole ? { is: 'text', text } : { is: 'restore', part: part.part, from: text });
    const { refused, held } = desk.view.get();
    if (refused || held.size > 0) return;
    const said = inBoth((both, lang) =>
      part === null ? both('restoredAll') : both('restoredPart', { part: part.label[lang] }),
    );
    setDone(said);
    announce(say(said));
    // The button is gone with the difference.
    title.current?.focus();
  };
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words('historyOf', { time: lower(recently(new Date(found.at))) })}
      </h2>
      {note !== '' && (
        <p className="hint version-note">
          {note}
          {author !== '' && ` (${author})`}
        </p>
      )}
      {done && <p className="notice is-done">{say(done)}</p>}
      <p className="buttons">
        <button type="button" aria-expanded={isPage} onClick={() => setPage(!isPage)}>
          {words('asPage')}
        </button>
        {compared.length > 1 && (
          <button type="button" onClick={() => restore(null)}>
            {words('restoreAll')}
          </button>
        )}
      </p>
      {isPage && <Pages id={found.id} />}
      {compared.length === 0 && <p>{words('historySame')}</p>}
      {compared.map((one) => (
        <Difference
          key={one.part}
          one={one}
          id={found.id}
          isLocked={entry.locked[one.part] !== undefined}
          onRestore={restore}
        />
      ))}
    </>
  );
}

interface DifferenceProps {
  one: ComparedPart;
  /** The version that it is compared with. */
  id: string;
  /** Whether it can only be changed as text. */
  isLocked: boolean;
  onRestore: (part: ComparedPart) => void;
}

function Difference({ one, id, isLocked, onRestore }: DifferenceProps) {
  const { words, say } = useSpeech();
  const label = say(one.label);
  const [then, now] = [one.old, one.now].map(({ text }) => text && say(text));
  const isMarkdown = one.part === 'body';
  const texts = useMemo(() => isMarkdown && comparedTexts(then ?? '', now ?? ''), [isMarkdown, then, now]);
  const [old, own] = texts ? [] : changedWords(then ?? '', now ?? '').map(withoutMiddles);
  return (
    <section className="difference" aria-label={label}>
      <h3>{capital(label)}</h3>
      <div className="versions">
        <div className="version">
          <p className="label">{words('then')}</p>
          {texts && then ? (
            <ComparedMarkdown compared={texts[0]} tag="del" name={words('then')} version={id} />
          ) : (
            <ShownSide text={then} parts={old} tag="del" pictures={one.old.pictures} version={id} />
          )}
        </div>
        <div className="version">
          <p className="label">{words('now')}</p>
          {texts && now ? (
            <ComparedMarkdown compared={texts[1]} tag="ins" name={words('now')} version="" />
          ) : (
            <ShownSide text={now} parts={own} tag="ins" pictures={one.now.pictures} />
          )}
        </div>
      </div>
      {!isLocked && (
        <p className="buttons">
          <button type="button" onClick={() => onRestore(one)}>
            {words('restorePart', { part: lower(label) })}
          </button>
        </p>
      )}
    </section>
  );
}

/** The page as it was, beside the one now. */
function Pages({ id }: { id: string }) {
  const { entry, site } = useEditing();
  const { words } = useSpeech();
  const { file } = entry.row;
  const then = useAsked(() => site.oldPage(file, id), 0);
  const now = useAsked(() => site.preview(file), entry.revision);
  const page = (name: string, { found }: typeof then) => (
    <div>
      <p className="label">{name}</p>
      {found?.url ? (
        <iframe
          title={name}
          src={found.url}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      ) : (
        <p>{words(found === null ? 'loading' : 'pageNone')}</p>
      )}
    </div>
  );
  return (
    <div className="pages">
      {page(words('pageThen'), then)}
      {page(words('pageNow'), now)}
    </div>
  );
}
