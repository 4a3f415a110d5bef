/** Name and logo of the site: the sun setting behind two hills. */
import { COLOURS } from '../../colours.ts';
import type { Place } from '../../contract.ts';

export function Brand({ place: { site, current } }: { place: Place }) {
  return (
    <a className="brand" href={site.home} aria-current={current === site.home ? 'page' : undefined}>
      <svg className="brand__mark" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="26" cy="22" r="13" fill={COLOURS.sun} />
        <path d="M2 30c10-9 18-6 26 0s13 4 18 0v8a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8Z" fill={COLOURS.pine} />
        <path d="M2 38c12-6 20-2 27 0s12 1 17-3v3a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8Z" fill="#5C9C8B" />
      </svg>
      <span className="brand__text">
        <span className="brand__title">{site.title}</span>
        <span className="brand__tagline">{site.tagline}</span>
      </span>
    </a>
  );
}
