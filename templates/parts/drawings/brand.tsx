/** Name and logo of the site: its icon, the sun setting behind two hills. */
import type { Place } from '../../contract.ts';

export function Brand({ place: { site, current } }: { place: Place }) {
  return (
    <a className="brand" href={site.home} aria-current={current === site.home ? 'page' : undefined}>
      <img className="brand__mark" src={`${site.base}icon.svg`} alt="" width={44} height={44} />
      <span className="brand__text">
        <span className="brand__title">{site.title}</span>
        <span className="brand__tagline">{site.tagline}</span>
      </span>
    </a>
  );
}
