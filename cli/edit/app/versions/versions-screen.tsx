/** What has changed since the last version; saving a version of some of it, and sending those that are not sent. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Both, Requests, SiteView, VersionItem, VersionsView } from '../../api.ts';
import type { KnownVersions, SiteDesk } from '../desk/site.ts';
import { useStore } from '../desk/store.ts';
import { moveFocus } from '../keep-focus.ts';
import { languageIn } from '../list/row.tsx';
import { useSmallCopy } from '../pictures/thumbnail.tsx';
import { hrefOf } from '../route.ts';
import { FaultLine, useSpeech } from '../words/speak.tsx';
import { changesIn, noteOf } from './note.ts';
import { stepsOf } from './steps.ts';
import { Trail } from './trail.tsx';

/** @returns the versions as last heard, which are looked up whenever `changes` does */
export function useVersions(site: SiteDesk, changes: unknown): KnownVersions {
  // biome-ignore lint/correctness/useExhaustiveDependencies: files change with it
  useEffect(() => void site.loadVersions(), [site, changes]);
  return useStore(site.versions);
}

const SAVE = '/api/version';
const SEND = '/api/send';

interface VersionsProps {
  view: SiteView;
  site: SiteDesk;
}

/** The way to the versions, with how much has changed; nothing where there are none. */
export function VersionsLink({ found }: { found: VersionsView | null }) {
  const { words } = useSpeech();
  if (found === null || found.is === 'none') return null;
  return (
    <a className="button" href={hrefOf(null, 'versions')}>
      {words('versionsWith', { count: found.items.length + found.more })}
    </a>
  );
}

/** The screen. */
export function VersionsScreen({ view, site }: VersionsProps) {
  const { words, say, inBoth, whyNot, announce } = useSpeech();
  const { view: found } = useVersions(site, view.entries);
  /** By the request that has failed. */
  const [faults, setFaults] = useState<Readonly<Record<string, Both>>>({});
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState(0);
  /** What was done last. */
  const [done, setDone] = useState<Both | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(title.current, { preventScroll: true }), []);
  useEffect(() => {
    document.title = `${words('versions')} · ${view.title}`;
  }, [words, view.title]);
  const act = async (path: '/api/version' | '/api/send', body: object, did: Both) => {
    if (isBusy) return;
    setBusy(true);
    setFaults({});
    setDone(null);
    const answer = await site.changeVersions(path, body);
    setBusy(false);
    if (answer.is !== 'done') return setFaults({ [path]: whyNot(answer) });
    setSaved(saved + 1);
    setDone(did);
    announce(say(did));
    title.current?.focus();
  };
  const { is = 'none', why = null, items = [], more = 0, unsent = null } = found ?? {};
  const isSaved = view.entries.every((row) => !row.unsaved);
  const isInVersion = found !== null && items.length + more === 0;
  const standing = { isFaulty: false, isSaved, isInVersion, isSent: isInVersion && unsent === 0 };
  return (
    <div className="list-screen versions-screen">
      <a className="back" href={hrefOf(null)}>
        <span aria-hidden="true">‹ </span>
        {words('all')}
      </a>
      <h1 ref={title} tabIndex={-1}>
        {words('versions')}
      </h1>
      {is === 'open' && <Trail isHere steps={stepsOf(standing, found)} />}
      <p>{words('versionsAbout')}</p>
      {done && <p className="notice is-done">{say(done)}</p>}
      {why && <p className="notice">{say(why)}</p>}
      {unsent !== null && !(done && unsent === 0) && (
        <div className="notice">
          <p>{words('unsent', { count: unsent })}</p>
          {unsent > 0 && (
            <button
              type="button"
              onClick={() =>
                act(
                  SEND,
                  {},
                  inBoth((both) => both('versionsSent')),
                )
              }
            >
              {words('sendVersions')}
            </button>
          )}
          <FaultLine text={faults[SEND] ? say(faults[SEND]) : ''} />
        </div>
      )}
      <p>
        {found === null || isBusy
          ? words('loading')
          : is !== 'none' && items.length === 0 && words('unchanged')}
      </p>
      {found && items.length > 0 && (
        <VersionForm
          key={saved}
          found={found}
          view={view}
          site={site}
          fault={faults[SAVE]}
          onFault={(fault) => setFaults({ [SAVE]: fault })}
          onSave={(request) =>
            act(
              SAVE,
              request,
              inBoth((both) => both('versionSaved')),
            )
          }
        />
      )}
    </div>
  );
}

interface FormProps {
  found: VersionsView;
  view: SiteView;
  site: SiteDesk;
  fault: Both | undefined;
  onFault: (fault: Both) => void;
  onSave: (request: Requests['version']) => void;
}

function VersionForm({ found, view, site, fault, onFault, onSave }: FormProps) {
  const { is, items, more, asksAuthor } = found;
  const { words, say, inBoth } = useSpeech();
  const [tries, setTries] = useState(0);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<string | null>(null);
  const chosen = items.filter(({ file }) => !left.includes(file));
  const made = noteOf(chosen, words, say);
  const unsaved = new Set(view.entries.filter((row) => row.unsaved).map(({ file }) => file));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTries(tries + 1);
    const data = new FormData(event.currentTarget);
    const author = { name: String(data.get('name')).trim(), mail: String(data.get('mail')).trim() };
    if (chosen.length === 0) return onFault(inBoth((both) => both('chooseChanges')));
    if (asksAuthor && (author.name === '' || !author.mail.includes('@')))
      return onFault(inBoth((both) => both('authorNeeded')));
    const files = chosen.map(({ file }) => file);
    onSave({ files, message: own?.trim() || made, ...(asksAuthor && { author }) });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => {
        const checked = new FormData(currentTarget).getAll('file');
        setLeft(items.map(({ file }) => file).filter((file) => !checked.includes(file)));
      }}
    >
      <fieldset>
        <legend className="label">{words('changedSince')}</legend>
        <ul className="rows">
          {items.map((item) => (
            <li key={item.file} className="row">
              <Change
                item={item}
                language={languageOf(item, view)}
                site={site}
                isUnsaved={unsaved.has(item.file)}
                canChoose={is === 'open'}
              />
            </li>
          ))}
        </ul>
        {more > 0 && <p>{words('moreChanged', { count: more })}</p>}
      </fieldset>
      {is === 'open' && (
        <>
          <label className="field">
            <span className="label">{words('note')}</span>
            <span className="grow" data-text={own || made}>
              <textarea
                rows={2}
                placeholder={made}
                value={own ?? made}
                onChange={({ target }) => setOwn(target.value)}
              />
            </span>
          </label>
          {asksAuthor && <Author />}
          <FaultLine text={fault ? say(fault) : ''} tries={tries} />
          <button type="submit" className="primary">
            {words('saveVersion')}
          </button>
        </>
      )}
    </form>
  );
}

/** @returns the language of a title; undefined for the settings and other files, which have none of their own */
function languageOf({ file, title }: VersionItem, view: SiteView): string | undefined {
  if (title.id === file || title.id !== title.en) return undefined;
  return languageIn(view.entries.find((row) => row.file === file) ?? { language: null }, view);
}

interface ChangeProps {
  item: VersionItem;
  /** Of its title. */
  language: string | undefined;
  site: SiteDesk;
  isUnsaved: boolean;
  canChoose: boolean;
}

function Change({ item, language, site, isUnsaved, canChoose }: ChangeProps) {
  const { words, say } = useSpeech();
  const id = useId();
  const changes =
    changesIn(item, words, say) || (say(item.title) === item.file ? '' : words('changedLayout'));
  const title = <span lang={language}>{say(item.title)}</span>;
  const name = <span className="change-title">{title}</span>;
  return (
    <>
      {canChoose ? (
        <label className="check">
          <input type="checkbox" name="file" value={item.file} defaultChecked aria-describedby={id} />
          {name}
        </label>
      ) : (
        <p>{item.is === 'both' ? <a href={hrefOf(item.file)}>{title}</a> : name}</p>
      )}
      <p id={id} className="change-parts">
        {changes}
        {isUnsaved && <span className="state state-unsaved">{words('states.unsaved')}</span>}
      </p>
      {item.isPicture && <ChangedPicture item={item} site={site} />}
      {item.is === 'changed' && item.parts.length > 0 && (
        <a className="change-link" href={hrefOf(item.file, 'history')}>
          {words('seeChanges')}
          <span className="hidden"> {title}</span>
        </a>
      )}
    </>
  );
}

interface OnePictureProps {
  site: SiteDesk;
  file: string;
  version: string;
  name: string;
}

/** A picture that has changed: as it was, and as it is. */
function ChangedPicture({ item: { file, is }, site }: Pick<ChangeProps, 'item' | 'site'>) {
  const { words } = useSpeech();
  const both = is === 'changed';
  return (
    <p className="change-pictures">
      {is !== 'new' && <OnePicture {...{ site, file, version: 'HEAD' }} name={both ? words('then') : ''} />}
      {is !== 'removed' && <OnePicture {...{ site, file, version: '' }} name={both ? words('now') : ''} />}
    </p>
  );
}

/** A picture of the content folder with a name below it; what the file is called is said before it. */
function OnePicture({ site, file, version, name }: OnePictureProps) {
  const shown = useSmallCopy({ site, file: '', address: file, version });
  return (
    shown && (
      <span className="side-picture">
        <img className="thumbnail" src={shown} alt="" />
        {name}
      </span>
    )
  );
}

function Author() {
  const { words } = useSpeech();
  return (
    <fieldset className="author">
      <legend>{words('authorAsk')}</legend>
      <label className="field">
        <span className="label">{words('name')}</span>
        <input name="name" autoComplete="name" />
      </label>
      <label className="field">
        <span className="label">{words('mail')}</span>
        <input name="mail" type="email" autoComplete="email" />
      </label>
    </fieldset>
  );
}
