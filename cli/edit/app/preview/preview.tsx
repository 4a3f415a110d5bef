/** The page of the open entry, on an origin of its own. */
import { useState } from 'react';
import type { SiteDesk } from '../desk/site.ts';
import { useEditing } from '../entry/editing.ts';
import { useAnnounced, useSpeech } from '../words/speak.tsx';
import { usePage } from './page.ts';

interface PreviewProps {
  site: SiteDesk;
  /** null where the page has the whole screen. */
  onHide: (() => void) | null;
}

/** Letters of the end of a long address that are always in sight: they tell pages of one kind apart. */
const END = 18;

/** An address in one line, without its middle where there is no room; that of the first page has no name of its own. */
function Address({ path }: { path: string }) {
  const { words } = useSpeech();
  const cut = Math.max(0, path.length - END);
  return (
    <span className="address" title={path}>
      {path === '/' && <span className="address-name">{words('previewHome')}</span>}
      <span className="address-start">{path.slice(0, cut)}</span>
      <span>{path.slice(cut)}</span>
    </span>
  );
}

/** The pane with the page, and a line about it. */
export function Preview({ site, onHide }: PreviewProps) {
  const { words } = useSpeech();
  const { entry, unfinished } = useEditing();
  const [isPhone, setPhone] = useState(false);
  const { frame, src, view, other, outside, back } = usePage(site);
  const leadsOut = outside === '' ? '' : words('previewOutside', { address: outside });
  useAnnounced(leadsOut);
  const line = () => {
    if (!view?.url) return '';
    if (leadsOut) return leadsOut;
    return view.faulty ? words('previewFaulty') : <Address path={decodeURI(new URL(view.url).pathname)} />;
  };
  const instead = () => {
    if (view === null) return words('loading');
    if (view.is === 'none' && !view.faulty) return words('previewNone');
    if (entry.findings.some(({ severity }) => severity === 'error')) return words('previewUnmade');
    return words(unfinished.length > 0 ? 'previewUnfilled' : 'previewElsewhere');
  };
  return (
    <section className="preview" aria-label={words('preview')}>
      <div className="preview-head">
        <p className="preview-says">
          {other === null ? line() : words('previewOther', { title: other })}
          {other !== null && (
            <button type="button" className="quiet" onClick={back}>
              {words('previewBack')}
            </button>
          )}
        </p>
        <button type="button" className="quiet" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {words('previewPhone')}
        </button>
        {onHide && (
          <button type="button" className="quiet" onClick={onHide}>
            {words('hidePreview')}
          </button>
        )}
      </div>
      <div className={isPhone ? 'preview-page is-phone' : 'preview-page'}>
        {src ? (
          <iframe
            ref={frame}
            title={words('previewOf')}
            src={src}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
          />
        ) : (
          <p>{instead()}</p>
        )}
      </div>
    </section>
  );
}
