/**
 * The drawn motifs, each defined once per page as a `<symbol>` and used by reference.
 * Widgets in client/ refer to them by the same ids: `#m-bowl`, `#m-walk`, `#m-moon`, `#m-lotus`, `#m-sun`.
 */
import type { ReactNode } from 'react';
import type { Motif } from '../contract.ts';

const drawings: Record<Motif, ReactNode> = {
  bowl: (
    <>
      <path d="M6 24h36a18 16 0 0 1-36 0Z" className="wash" />
      <path d="M6 24h36a18 16 0 0 1-36 0ZM17 40h14M17 17c-3-4 3-6 0-10M24 17c-3-4 3-6 0-10M31 17c-3-4 3-6 0-10" />
    </>
  ),
  walk: (
    <>
      <circle cx="24" cy="9" r="4.5" />
      <path d="M24 16l-3 14-7 12M21 30l8 5 1 8M23 19l8 7h3M22 20l-7 8M34 26v17" />
    </>
  ),
  moon: (
    <>
      <path d="M30 7a16 16 0 1 0 11 24A18 18 0 0 1 30 7Z" className="wash" />
      <path d="M30 7a16 16 0 1 0 11 24A18 18 0 0 1 30 7ZM38 9v6M35 12h6" />
    </>
  ),
  lotus: (
    <>
      <path d="M24 8c7 8 7 18 0 27-7-9-7-19 0-27Z" className="wash" />
      <path d="M24 8c7 8 7 18 0 27-7-9-7-19 0-27ZM6 19c9 0 16 6 18 16-10 2-18-6-18-16ZM42 19c-9 0-16 6-18 16 10 2 18-6 18-16ZM12 42h24" />
    </>
  ),
  sun: (
    <>
      <circle cx="24" cy="26" r="9" className="wash" />
      <path d="M15 32a9 9 0 1 1 18 0M5 32h38M24 5v6M8 14l4 4M40 14l-4 4M13 40h22" />
    </>
  ),
};

export function MotifSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`m-${name}`} viewBox="0 0 48 48">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

export function Icon({ motif }: { motif: Motif }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#m-${motif}`} />
    </svg>
  );
}
