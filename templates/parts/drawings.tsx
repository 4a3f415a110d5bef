/**
 * The drawings of the motifs, each on a grid of 48: a line of even weight, a wash that lies a little beside its outline
 * as in a hand print, and the one evening sun. The first of a motif is also its sign in menus and labels.
 */
import type { ReactNode } from 'react';
import type { Motif } from '../contract.ts';

export const drawings: Record<Motif, readonly [ReactNode, ReactNode, ReactNode]> = {
  bowl: [
    // Rice in a bowl, an egg like a sun on it, a leaf beside.
    <>
      <path className="wash" d="M8 28h35c-1 9-7 15-17 15S9 37 8 28Z" />
      <circle className="sun" cx="25" cy="14" r="5.5" />
      <path d="M11 25c0-7 6-9 8-8 1-5 11-5 12 0 3-1 6 3 6 8M5 25h38c-1 9-7 15-14 15H19c-7 0-13-6-14-15ZM18 44h12M37 17c-1-6 2-9 7-9 1 5-1 9-7 9Z" />
    </>,
    // A fish on its plate, half a lime above it.
    <>
      <path className="sun" d="M30 14a7 7 0 0 1 14 0Z" />
      <path className="wash" d="M10 29c6-8 17-8 24 0-7 8-18 8-24 0Z" />
      <path d="M7 27c6-8 18-8 25 0l7-6v12l-7-6c-7 8-19 8-25 0ZM13 25v1M20 22q4 5 0 10M3 37h42q-5 7-13 7H16Q8 44 3 37Z" />
    </>,
    // A pot on the fire, its lid on, steam above.
    <>
      <path className="wash" d="M12 26h28v12q0 4-4 4H16q-4 0-4-4Z" />
      <path className="sun" d="M24 39q6 2 3 8h-6q-3-4 3-8Z" />
      <path d="M9 23h30v11q0 4-4 4H13q-4 0-4-4ZM12 23q2-7 12-7t12 7M24 16v-3M9 28H4M39 28h5M15 9q3-3 0-6M33 9q3-3 0-6M24 8q3-3 0-6" />
    </>,
  ],
  walk: [
    // Grandmother on her morning round: hair in a knot, a stick, an easy step.
    <>
      <circle className="sun" cx="38" cy="11" r="5.5" />
      <path className="wash" d="M20 17c6-2 9 1 9 6l1 13H17c-1-7 0-15 3-19Z" />
      <path d="M17.5 15c5-2 9 0 10 5l1 13H15c-1-7 0-14 2.5-18ZM19 33l-2 6-5 5 2 1.5M25 33l3 6v5h3M25 18l4 6 6 1M35 22l2 22" />
      <circle cx="23" cy="8" r="4.5" />
      <circle className="dot" cx="17.5" cy="6" r="2.2" />
    </>,
    // Seated on a firm chair, arms forward, one leg stretched.
    <>
      <circle className="sun" cx="40" cy="9" r="5.5" />
      <path className="wash" d="M17 16c6-1 8 2 8 6l1 9H16Z" />
      <path d="M15 14c6-1 8 2 8 6v9H14ZM22 18l14-1M23 29l6 1 11 5 2-3M18 30l7 3 1 11h4M10 16v28M10 33h11v11" />
      <circle cx="19" cy="7" r="4.5" />
    </>,
    // Arms up, round the sun.
    <>
      <circle className="sun" cx="24" cy="8" r="6" />
      <path className="wash" d="M20 25h10l2 12H19Z" />
      <path d="M18 23h12l1 13H17ZM18 23 11 13l2-8M30 23l7-10-2-8M20 36l-2 8h-3M28 36l2 8h3" />
      <circle cx="24" cy="17" r="4" />
    </>,
  ],
  moon: [
    // The moon lies down on a pillow.
    <>
      <path className="sun" d="M23 5.5a13 13 0 1 0 15 18a14 14 0 0 1-15-18Z" />
      <path
        className="wash"
        d="M9 34c5 1 7-2 17-2s12 3 17 2c-2 4-2 8 0 12-5-1-7 1-17 1S14 45 9 46c2-4 2-8 0-12Z"
      />
      <path d="M23 5.5a13 13 0 1 0 15 18a14 14 0 0 1-15-18ZM7 32c3 .5 5-.5 8-1q9 5 18 0c3 .5 5 1.5 8 1-2 4-2 8 0 12-5-1-7 1-17 1s-12-2-17-1c2-4 2-8 0-12ZM38 5v6M35 8h6" />
    </>,
    // A window to the night, curtains drawn aside.
    <>
      <circle className="sun" cx="29" cy="15" r="5" />
      <path className="wash" d="M7 5h9q2 17-9 27ZM43 5h-9q-2 17 9 27Z" />
      <path d="M9 5h30v34H9ZM9 22h30M24 5v34M5 39h38M9 31q9-10 8-26M39 31Q30 21 31 5" />
    </>,
    // A bed with its blanket, the sleeper's head on the pillow.
    <>
      <circle className="sun" cx="38" cy="10" r="6" />
      <path className="wash" d="M21 27h20q4 0 4 5v6H21Z" />
      <path d="M4 17v27M4 38h40v6M4 30h15M19 38V29q0-5 6-5h13q6 0 6 7v7M22 12h5l-5 6h5" />
      <circle cx="11" cy="25" r="4.5" />
    </>,
  ],
  lotus: [
    // A lotus opens before the sun.
    <>
      <circle className="sun" cx="24" cy="14" r="8" />
      <path className="wash" d="M26 13c5 7 6 14 0 23-6-9-5-16 0-23Z" />
      <path d="M24 11c6 7 7 15 0 24-7-9-6-17 0-24ZM19 20c-3-2-6-3-10-3 0 11 6 17 15 18M29 20c3-2 6-3 10-3 0 11-6 17-15 18M11 25c-3-1-5-1-8 0 4 8 12 12 21 10M37 25c3-1 5-1 8 0-4 8-12 12-21 10M11 42h26M18 46h12" />
    </>,
    // Two cups, for two who talk.
    <>
      <circle className="sun" cx="24" cy="11" r="7" />
      <path className="wash" d="M7 26h15v6q0 6-6 6h-3q-6 0-6-6ZM29 26h15v6q0 6-6 6h-3q-6 0-6-6Z" />
      <path d="M5 24h14v7q0 6-6 6h-2q-6 0-6-6ZM5 27q-4 0-3 4t5 3M29 24h14v7q0 6-6 6h-2q-6 0-6-6ZM43 27q4 0 3 4t-5 3M12 19q3-3 0-6M36 19q3-3 0-6M2 42h44" />
    </>,
    // An open book in the morning.
    <>
      <path className="sun" d="M14 17a10 10 0 0 1 20 0Z" />
      <path className="wash" d="M7 22q11-3 18 3v18q-8-5-18-3Z" />
      <path d="M4 19q12-3 20 3 8-6 20-3v20q-12-3-20 3-8-6-20-3ZM24 22v20M10 26l8 1M10 32l8 1M30 27l8-1M30 33l8-1M24 1v3M9 6l2 2M39 6l-2 2" />
    </>,
  ],
  sun: [
    // The sun itself, going down behind the hill.
    <>
      <circle className="sun" cx="24" cy="24" r="10" />
      <path className="wash" d="M5 38c8-8 15-9 22-4s12 4 18 0v10H5Z" />
      <path d="M3 36c8-8 15-9 22-4s13 4 20-1M14 26a10 10 0 1 1 20 2M24 4v4M7 13l3 3M41 13l-3 3M5 44h38" />
    </>,
    // A tree that gives shade.
    <>
      <circle className="sun" cx="39" cy="10" r="6" />
      <path className="wash" d="M12 21a12 12 0 1 1 22 0 8 8 0 0 1-5 11H17a8 8 0 0 1-5-11Z" />
      <path d="M10 19a12 12 0 1 1 22 0 8 8 0 0 1-5 11H15a8 8 0 0 1-5-11ZM21 44V20M21 29l6-5M6 44h36" />
    </>,
    // A house, its lamp lit.
    <>
      <path className="sun" d="M20 29h9v8h-9Z" />
      <path className="wash" d="M12 25h29v19H12Z" />
      <path d="M3 23 24 6l21 17M9 19v25h30V19M20 44V29h9v15M33 12V6h4v9M4 44h40" />
    </>,
  ],
};
