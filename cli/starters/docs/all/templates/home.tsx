import { say } from 'senja/words';
import type { PageOf } from '../.senja/content';
import { Icon } from './icons.tsx';
import { pagesIn } from './menu.ts';

/** Dusk: replace it with a picture of what you make. */
const Drawing = () => (
  <svg className="drawing" viewBox="0 0 480 360" aria-hidden="true">
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop offset="0" stopColor="#f6c98a" />
        <stop offset="1" stopColor="#fdeccd" />
      </linearGradient>
      <clipPath id="frame">
        <rect width="480" height="360" rx="28" />
      </clipPath>
    </defs>
    <g clipPath="url(#frame)">
      <path fill="url(#sky)" d="M0 0h480v360H0z" />
      <circle cx="312" cy="186" r="118" fill="#fbdfae" />
      <circle cx="312" cy="186" r="78" fill="#e9a23b" />
      <path fill="#d9894a" d="M0 232c70-46 116-58 168-30 44 24 78 40 130 18 62-26 112-34 182 4v136H0z" />
      <path fill="#2f7a68" d="M0 276c58-28 122-34 190-8 84 32 150 18 290-22v114H0z" />
      <path fill="#0b4f43" d="M0 318c96-34 190-24 268-2 76 22 150 16 212-8v52H0z" />
    </g>
  </svg>
);

export default ({ site }: PageOf<'home'>) => {
  const items = site.menus[0]?.items ?? [];
  const [first] = pagesIn(items);
  const sections = items.filter(({ summary }) => summary !== undefined);
  return (
    <>
      <section className="hero">
        <div>
          <h1>{site.title}</h1>
          <p className="lead">{site.description}</p>
          <p className="buttons">
            {first && (
              <a className="button" href={first.href}>
                {say('start')}
                <Icon name="arrow" />
              </a>
            )}
            {site.repository && (
              <a className="button quiet" href={site.repository}>
                <Icon name="code" />
                {say('repository')}
              </a>
            )}
          </p>
        </div>
        <Drawing />
      </section>
      {sections.length > 0 && (
        <ul className="sections">
          {sections.map(({ name, summary, href, items: below }) => (
            <li key={name}>
              <h2>
                <a href={href ?? pagesIn(below)[0]?.href}>{name}</a>
              </h2>
              <p>{summary}</p>
              <ul>
                {pagesIn(below)
                  .slice(0, 5)
                  .map((one) => (
                    <li key={one.href}>
                      <a href={one.href}>{one.name}</a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
