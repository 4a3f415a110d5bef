/** The frame around every screen, and which screen it is. */
import { useEffect, useRef, useState } from 'react';
import type { Both, SiteView } from '../api.ts';
import type { Send } from './desk/request.ts';
import type { SiteDesk } from './desk/site.ts';
import { useStore } from './desk/store.ts';
import { EntryScreen } from './entry/entry-screen.tsx';
import { keepFocus } from './keep-focus.ts';
import { EVERYTHING } from './list/filter.ts';
import { ListScreen } from './list/list-screen.tsx';
import { hrefOf, useScreen } from './route.ts';
import { VersionsScreen } from './versions/versions-screen.tsx';
import { Speaking, useSpeech } from './words/speak.tsx';

interface AppProps {
  site: SiteDesk;
  send: Send;
}

/** The whole page. */
export function App({ site, send }: AppProps) {
  const { site: view, away, refused } = useStore(site.view);
  useEffect(() => void site.load(), [site]);
  useEffect(keepFocus, []);
  return (
    <Speaking site={view?.lang ?? (document.documentElement.lang === 'en' ? 'en' : 'id')}>
      <Head title={view?.title ?? ''} />
      <Away away={away} refused={refused} retry={() => void site.load()} />
      <main id="main" tabIndex={-1}>
        {view ? <Screens view={view} site={site} send={send} /> : !away && !refused && <Opening />}
      </main>
    </Speaking>
  );
}

const LANGUAGES = [
  ['id', 'Bahasa Indonesia'],
  ['en', 'English'],
] as const;

function Head({ title }: { title: string }) {
  const { words, lang, choose } = useSpeech();
  return (
    <header className="head">
      <button
        type="button"
        className="skip"
        onClick={() => document.querySelector<HTMLElement>('main h1')?.focus()}
      >
        {words('skip')}
      </button>
      <a className="brand" href={hrefOf(null)}>
        {title || 'senja'}
      </a>
      <fieldset className="languages">
        <legend className="hidden">{words('language')}</legend>
        {LANGUAGES.map(([one, name]) => (
          <button key={one} type="button" aria-pressed={lang === one} lang={one} onClick={() => choose(one)}>
            <span className="hidden">{name}</span>
            <span aria-hidden="true">{one.toUpperCase()}</span>
          </button>
        ))}
      </fieldset>
    </header>
  );
}

interface AwayProps {
  away: boolean;
  refused: Both | null;
  retry: () => void;
}

function Away({ away, refused, retry }: AwayProps) {
  const { words, say } = useSpeech();
  return (
    <div role="status">
      {(away || refused) && (
        <p className="notice away">
          {refused ? say(refused) : words('away')}
          {refused && (
            <button type="button" onClick={retry}>
              {words('again')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

const Opening = () => <p className="opening">{useSpeech().words('loading')}</p>;

function Screens({ view, site, send }: { view: SiteView } & AppProps) {
  const { file, side } = useScreen();
  const [filter, setFilter] = useState(EVERYTHING);
  const last = useRef<string | null>(null);
  useEffect(() => {
    // The browser asks only if there is something that is not recorded.
    const leave = (event: BeforeUnloadEvent) => !site.isIdle() && event.preventDefault();
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  }, [site]);
  useEffect(() => {
    // A file that is dropped beside its place must not be opened instead of this page.
    const keep = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    for (const name of ['dragover', 'drop'] as const) addEventListener(name, keep);
    return () => {
      for (const name of ['dragover', 'drop'] as const) removeEventListener(name, keep);
    };
  }, []);
  useEffect(() => {
    if (file !== null) last.current = file;
  }, [file]);
  if (file === null && side === 'versions') return <VersionsScreen view={view} site={site} />;
  return file === null ? (
    <ListScreen
      view={view}
      site={site}
      send={send}
      filter={filter}
      onFilter={setFilter}
      cameFrom={last.current}
    />
  ) : (
    <EntryScreen key={file} file={file} side={side} view={view} site={site} />
  );
}
