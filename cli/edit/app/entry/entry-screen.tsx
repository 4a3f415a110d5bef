/** One entry: opened, then as a form, as text, or with a conflict to decide. */
import { useEffect, useRef, useState } from 'react';
import type { Both, SiteView } from '../../api.ts';
import type { Desk } from '../desk/desk.ts';
import type { SiteDesk } from '../desk/site.ts';
import { useStore } from '../desk/store.ts';
import { AnyField } from '../fields/field.tsx';
import { useTitle } from '../list/row.tsx';
import { useBeside } from '../preview/beside.ts';
import { Preview } from '../preview/preview.tsx';
import { hrefOf, type Side } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { Bar } from './bar.tsx';
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
    <div className="opening">
      <p role={refused ? 'alert' : undefined}>{refused ? say(refused) : words('loading')}</p>
      {refused && <a href={hrefOf(null)}>{words('all')}</a>}
    </div>
  );
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
  const isText = side === 'text' || whole.mode === 'text';
  const { findings, unfinished, showAll, onFocus, ...leaving } = useUnfinished(whole);
  const entry = isText ? whole : { ...whole, findings };
  const { isWide, isBeside, setBeside } = useBeside();
  const [isLater, setLater] = useState(false);
  const steps = useRef(0);
  const title = useTitle()(entry.row);
  const editing = {
    entry,
    unfinished,
    desk,
    site,
    held,
    rows: view.entries,
    today: view.today,
    checking: view.checking,
    step: () => String(steps.current),
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
  const hasPage = !isConflict && (isWide ? isBeside : side === 'preview');
  const sides = {
    side: isText ? ('text' as const) : ('form' as const),
    isPage: hasPage && !isWide,
    isWide,
    onShow: isWide && !isBeside ? () => setBeside(true) : null,
  };
  return (
    <EditingContext value={editing}>
      <article
        className={hasPage && isWide ? 'entry-screen has-preview' : 'entry-screen'}
        onFocus={(event) => {
          steps.current += 1;
          onFocus(event);
        }}
        {...leaving}
      >
        <EntryHead view={view} {...sides} />
        {isConflict && entry.conflict ? (
          <ConflictForm conflict={entry.conflict} onLater={() => setLater(true)} />
        ) : sides.isPage ? null : isText ? (
          <EntryText />
        ) : (
          <EntryForm />
        )}
        {!isConflict && <Bar state={state} onSave={save} />}
        {hasPage && <Preview site={site} onHide={isWide ? () => setBeside(false) : null} />}
      </article>
    </EditingContext>
  );
}
