/** One entry: opened, then as a form, as text, or with a conflict to decide. */
import { type InputEvent, useEffect, useRef, useState } from 'react';
import type { Both, EditedEntry, SiteView } from '../../api.ts';
import { AnyField } from '../../fields/controls.tsx';
import type { Desk } from '../desk/desk.ts';
import type { SiteDesk } from '../desk/site.ts';
import { useStore } from '../desk/store.ts';
import { languageIn, useTitle } from '../list/row.tsx';
import { useBeside } from '../preview/beside.ts';
import { Preview } from '../preview/preview.tsx';
import { hrefOf, open, type Side } from '../route.ts';
import { EntryHistory } from '../versions/history-screen.tsx';
import { useSpeech } from '../words/speak.tsx';
import { Bar, isSaved } from './bar.tsx';
import { ConflictForm } from './conflict.tsx';
import { EditingContext } from './editing.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryHead } from './entry-head.tsx';
import { EntryText } from './entry-text.tsx';
import { useUnfinished } from './unfinished.ts';

interface EntryProps {
  file: string;
  side: Side;
  view: SiteView;
  site: SiteDesk;
}

/** Opens an entry, and again once a server that was away is back. */
export function EntryScreen({ file, side, view, site }: EntryProps) {
  const { words, say } = useSpeech();
  const [desk, setDesk] = useState<Desk | null>(null);
  const [refused, setRefused] = useState<Both | null>(null);
  const { away } = useStore(site.view);
  useEffect(() => {
    let isOpen = true;
    if (desk || away) return;
    void site.open(file).then((answer) => {
      if (!isOpen) return;
      if (answer.is === 'done') setDesk(answer.value);
      else setRefused(answer.is === 'refused' ? answer.refused : null);
    });
    return () => {
      isOpen = false;
    };
  }, [site, file, desk, away]);
  if (desk) return <OpenEntry desk={desk} side={side} view={view} site={site} />;
  return (
    <div className="opening" aria-busy={refused === null}>
      <p role={refused ? 'alert' : undefined}>{refused ? say(refused) : words('loading')}</p>
      {refused && <a href={hrefOf(null)}>{words('all')}</a>}
    </div>
  );
}

/** Typing after such a pause, in milliseconds, is undone by itself. */
const PAUSE = 1000;
/** Kinds of input that are undone together. */
const JOINED = /^(?:insert(?:Composition)?Text|deleteContent(?:Back|For)ward)$/;

/** Names the steps of undoing: typing or deleting in one box without a pause is one. */
function useTyping() {
  const last = useRef({ count: 0, time: 0, kind: '' });
  const end = () => {
    last.current.count += 1;
  };
  return {
    end,
    /** Before the box itself hears of it. */
    onInputCapture({ nativeEvent }: InputEvent) {
      const { inputType: kind = '' } = nativeEvent as Partial<InputEventInit>;
      if (kind !== last.current.kind || !JOINED.test(kind)) end();
      last.current.kind = kind;
    },
    step() {
      const now = Date.now();
      if (now - last.current.time > PAUSE) end();
      last.current.time = now;
      return String(last.current.count);
    },
  };
}

/**
 * @returns whether an entry is shown as text: because the user wants it, or because it cannot be read as fields. What is being
 *   written stays when it can be read again: what is typed next belongs into it.
 */
function useText({ row, mode }: EditedEntry, side: Side): boolean {
  const [was, set] = useState(mode);
  const isWritten = side === 'form' && mode === 'form' && document.activeElement?.id === 'text';
  if (was !== mode && !isWritten) set(mode);
  const stays = was === 'text' && mode === 'form';
  // Back still leads to where the user came from.
  useEffect(() => {
    if (stays) location.replace(hrefOf(row.file, 'text'));
  }, [stays, row.file]);
  return side === 'text' || mode === 'text' || stays;
}

interface OpenProps {
  desk: Desk;
  side: Side;
  view: SiteView;
  site: SiteDesk;
}

function OpenEntry({ desk, side, view, site }: OpenProps) {
  const state = useStore(desk.view);
  const { entry: whole, held } = state;
  const isHistory = side === 'history';
  const isText = useText(whole, side);
  const { findings, unfinished, showAll, onFocus, ...leaving } = useUnfinished(whole);
  const entry = isText ? whole : { ...whole, findings };
  const { isWide, isBeside, setBeside } = useBeside();
  const [isLater, setLater] = useState(false);
  const typing = useTyping();
  const title = useTitle()(entry.row);
  const editing = {
    entry,
    unfinished,
    desk,
    site,
    held,
    rows: view.entries,
    language: languageIn(entry.row, view),
    today: view.today,
    timeZone: view.timeZone,
    checking: view.checking,
    step: typing.step,
    Nested: AnyField,
  };
  useEffect(() => {
    document.title = `${title} · ${view.title}`;
  }, [title, view.title]);
  useEffect(() => {
    const leave = () => void desk.settle();
    return leave;
  }, [desk]);
  const save = () => {
    setLater(false);
    showAll();
  };
  const isConflict = entry.conflict !== null && !isLater;
  const hasPage = !isConflict && !isHistory && (isWide ? isBeside : side === 'preview');
  const sides = {
    side: isHistory ? ('history' as const) : isText ? ('text' as const) : ('form' as const),
    isPage: hasPage && !isWide,
    isWide,
    onShow: isWide && !isBeside && !isHistory ? () => setBeside(true) : null,
  };
  return (
    <EditingContext value={editing}>
      <article
        className={hasPage && isWide ? 'entry-screen has-preview' : 'entry-screen'}
        onFocus={(event) => {
          typing.end();
          onFocus(event);
        }}
        onInputCapture={typing.onInputCapture}
        {...leaving}
      >
        <EntryHead view={view} isSaved={isSaved(state)} {...sides} />
        {isConflict && entry.conflict ? (
          <ConflictForm conflict={entry.conflict} onLater={() => setLater(true)} />
        ) : isHistory ? (
          <EntryHistory />
        ) : sides.isPage ? null : isText ? (
          <EntryText />
        ) : (
          <EntryForm />
        )}
        {!isConflict && (
          <Bar
            state={state}
            onSave={save}
            onPreview={isWide || sides.isPage || isHistory ? null : () => open(whole.row.file, 'preview')}
          />
        )}
        {hasPage && <Preview site={site} onHide={isWide ? () => setBeside(false) : null} />}
      </article>
    </EditingContext>
  );
}
