/** What an entry is: its title, place and state; the way back; form or text; what happened to it meanwhile. */
import { useEffect, useRef } from 'react';
import type { SiteView } from '../../api.ts';
import { States } from '../list/row.tsx';
import { hrefOf } from '../route.ts';
import { useSpeech } from '../words/speak.tsx';
import { useEditing } from './editing.ts';

interface HeadProps {
  view: SiteView;
  asText: boolean;
}

/** The head of an entry. The title gets the focus when the entry is opened. */
export function EntryHead({ view, asText }: HeadProps) {
  const { entry } = useEditing();
  const { words, say } = useSpeech();
  const { row } = entry;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const noun = view.collections.find(({ folder }) => folder === row.collection)?.noun;
  const field = entry.values.title;
  return (
    <div className="entry-head">
      <a className="back" href={hrefOf(null)}>
        <span aria-hidden="true">‹ </span>
        {words.back}
      </a>
      <h1 ref={title} tabIndex={-1}>
        {(typeof field === 'string' && field) || row.title || row.name}
      </h1>
      <p className="entry-facts">
        <span className="row-file">
          {noun && `${say(noun)} · `}
          {row.file}
        </span>
        <States row={{ ...row, unsaved: false }} />
      </p>
      <Switch file={row.file} asText={asText} onlyText={entry.mode === 'text'} />
      <Notices />
    </div>
  );
}

function Switch({ file, asText, onlyText }: { file: string; asText: boolean; onlyText: boolean }) {
  const { words } = useSpeech();
  if (onlyText) return null;
  return (
    <nav className="switcher" aria-label={`${words.form}, ${words.text}`}>
      <a href={hrefOf(file)} aria-current={asText ? undefined : 'page'}>
        {words.form}
      </a>
      <a href={hrefOf(file, true)} aria-current={asText ? 'page' : undefined}>
        {words.text}
      </a>
    </nav>
  );
}

/** What the user should know: why there is no form, what was restored, and what others did to the file. */
function Notices() {
  const { entry, desk } = useEditing();
  const { words, say, moment, announce } = useSpeech();
  const disk = { same: null, changed: words.diskChanged, gone: words.diskGone, new: words.diskNew }[
    entry.disk
  ];
  const discard = async () => {
    await desk.discard();
    announce(words.discarded);
  };
  return (
    <>
      {entry.why && <p className="notice">{say(entry.why)}</p>}
      {disk && <p className="notice">{disk}</p>}
      {entry.restored !== null && (
        <div className="notice">
          <p>{words.restored(moment(new Date(entry.restored)))}</p>
          <button type="button" onClick={discard}>
            {words.discard}
          </button>
        </div>
      )}
    </>
  );
}
