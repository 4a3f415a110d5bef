/** Help in an emergency: buttons that call, and the strip under the home page's tiles. */
import { say } from 'senja/words';
import type { SiteView } from '../contract.ts';
import { SCENES } from '../plan/drawings.generated.ts';

type Site = Pick<SiteView, 'base' | 'emergencyNumbers' | 'urgent'>;

/** The site's first two numbers, the first of them filled. */
export function Calls({ site: { base, emergencyNumbers = [] }, most = 2 }: { site: Site; most?: number }) {
  if (emergencyNumbers.length === 0) return null;
  return (
    <p className="calls">
      {emergencyNumbers.slice(0, most).map(({ number }, index) => (
        <a
          key={number}
          className={index === 0 ? 'call' : 'call call--second'}
          href={`tel:${number.replace(/[^+\d]/g, '')}`}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <use href={`${base}${SCENES.signs.path}#call`} />
          </svg>
          {say('help.call', { number })}
        </a>
      ))}
    </p>
  );
}

export function HelpStrip({ site }: { site: Site }) {
  if (!site.emergencyNumbers?.length) return null;
  return (
    <section className="wrap screen" aria-label={say('help.title')}>
      <div className="help-strip">
        <p>
          <b>{say('help.title')}</b>
          {` ${say('help.signs')}`}
        </p>
        <Calls site={site} most={1} />
      </div>
    </section>
  );
}
