/** What an entry is: its title, place and state; the way back; form or text; what happened to it meanwhile. */
import { useEffect, useRef, useState } from 'react';
import { below, plainly } from '../../../core/values/changes/field-values.ts';
import { isRecent, UndoList } from '../../actions/undo-list.tsx';
import type { SiteView } from '../../api.ts';
import { moveFocus } from '../keep-focus.ts';
import { languageIn, States, useTitle } from '../list/row.tsx';
import { hrefOf, type Side, useScreen } from '../route.ts';
import { sentIn, stepsOf } from '../versions/steps.ts';
import { Trail } from '../versions/trail.tsx';
import { useVersions } from '../versions/versions-screen.tsx';
import { useAnnounced, useSpeech } from '../words/speak.tsx';
import { focusOn, idOf, useEditing } from './editing.ts';
import { outlookOf, outlookWords } from './outlook.ts';

interface SwitchProps {
  /** What is shown, or would be in place of the page. */
  side: Side;
  /** Whether the page is shown in place of it. */
  isPage: boolean;
  /** Whether there is room for the page beside it. */
  isWide: boolean;
  /** Shows the page beside it; null if it is there, or there is no room. */
  onShow: (() => void) | null;
}

interface HeadProps extends SwitchProps {
  view: SiteView;
  /** Whether the file has everything that was typed. */
  isSaved: boolean;
}

/** The head of an entry. When it is opened, its title gets the focus; in a new one, the first field to fill in does; or the text. */
export function EntryHead({ view, isSaved, ...sides }: HeadProps) {
  const { entry, unfinished, site, today } = useEditing();
  const { words, say, weekday } = useSpeech();
  const { row } = entry;
  const outlook = outlookOf(entry, today);
  const isNew = entry.disk === 'new';
  // Of a text that cannot be read, nothing more is known.
  const state = row.state === 'unread' ? 'unread' : isNew && outlook.state === 'live' ? 'new' : outlook.state;
  const versions = useVersions(site, isSaved);
  const { isInVersion, isSent } = sentIn(versions)(row.file);
  const errors = entry.findings.filter(({ severity }) => severity === 'error').length;
  // What is not saved, or not sound, is not published either.
  const saysMore =
    state === 'live' ? isSaved && errors === 0 && !isSent : state !== 'new' && state !== 'unread';
  const titleOf = useTitle();
  const title = useRef<HTMLHeadingElement>(null);
  const { side } = useScreen();
  const [begin] = useState(() => {
    if (side === 'body' && entry.body) return 'body';
    const first = entry.form.find((one) => isNew && one.required && plainly(entry.values[one.name]) === '');
    return first ? idOf(below('', first.name)) : null;
  });
  useEffect(() => {
    if (begin) focusOn(begin);
    else moveFocus(title.current, { preventScroll: true });
  }, [begin]);
  const noun = view.collections.find(({ folder }) => folder === row.collection)?.noun;
  const [last] = view.done;
  const field = entry.values.title;
  return (
    <div className="entry-head">
      <a className="back" href={hrefOf(null)}>
        <span aria-hidden="true">‹ </span>
        {words('all')}
      </a>
      <h1 ref={title} tabIndex={-1} lang={row.collection === '' ? undefined : languageIn(row, view)}>
        {(row.collection !== '' && typeof field === 'string' && field) || titleOf(row)}
      </h1>
      <p className="entry-facts">
        <span className="row-file" title={row.file}>
          {noun && `${say(noun)} · `}
          {row.address ?? (row.words || row.name)}
        </span>
        <States row={{ ...row, state, day: outlook.day, unsaved: !isSaved, errors }} isSent={isSent} />
        {row.collection !== '' && saysMore && <span>{outlookWords(outlook, words, weekday)}</span>}
      </p>
      <Trail
        steps={stepsOf(
          { isFaulty: errors + unfinished.length > 0, isSaved, isInVersion, isSent },
          versions.view,
        )}
      />
      <Switch {...sides} />
      {last?.file === row.file && isRecent(last) && (
        <div className="notice">
          <UndoList done={[last]} site={site} />
        </div>
      )}
      <Notices />
    </div>
  );
}

function Switch({ side, isPage, isWide, onShow }: SwitchProps) {
  const { entry } = useEditing();
  const { words } = useSpeech();
  const now = isPage ? 'preview' : side;
  const all: [Side, string][] = [
    ['form', words('form')],
    ['text', words('text')],
    ['history', words('history')],
    ['preview', words('preview')],
  ];
  const sides = all.filter(
    ([one]) => (one !== 'form' || entry.mode === 'form') && (one !== 'preview' || !isWide),
  );
  return (
    <div className="switcher">
      {sides.length > 1 && (
        <nav aria-label={sides.map(([, name]) => name).join(', ')}>
          {sides.map(([one, name]) => (
            <a key={one} href={hrefOf(entry.row.file, one)} aria-current={one === now ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {onShow && (
        <button type="button" className="quiet" onClick={onShow}>
          {words('showPreview')}
        </button>
      )}
    </div>
  );
}

/** What the user should know: why there is no form, what was restored, and what others did to the file. */
function Notices() {
  const { entry, desk, today } = useEditing();
  const { words, say, moment, announce } = useSpeech();
  const isShown = outlookOf(entry, today).state === 'live';
  const disk = {
    same: null,
    changed: words('diskChanged'),
    gone: words('diskGone'),
    new: words(isShown ? 'diskNewShown' : 'diskNew'),
  }[entry.disk];
  useAnnounced(disk ?? '');
  const discard = async () => {
    await desk.discard();
    announce(words('discarded'));
  };
  return (
    <>
      {entry.why && <p className="notice">{say(entry.why)}</p>}
      {disk && <p className="notice">{disk}</p>}
      {entry.restored !== null && (
        <div className="notice">
          <p>
            {words(entry.isForeign ? 'restoredForeign' : 'restored', {
              time: moment(new Date(entry.restored)),
            })}
          </p>
          <button type="button" onClick={discard}>
            {words('discard')}
          </button>
        </div>
      )}
    </>
  );
}
