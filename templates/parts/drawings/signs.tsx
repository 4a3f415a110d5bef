/**
 * The icons of the motifs, each on a grid of 48: a line of even weight, and the same evening sun.
 */
import type { ReactNode } from 'react';
import type { Motif } from '../../contract.ts';

export const signs: Readonly<Record<Motif, ReactNode>> = {
  // Rice in a bowl, an egg like a sun on it, a leaf beside it.
  bowl: (
    <>
      <circle className="sun" cx="25" cy="14" r="5.5" />
      <path d="M11 25c0-7 6-9 8-8 1-5 11-5 12 0 3-1 6 3 6 8M5 25h38c-1 9-7 15-14 15H19c-7 0-13-6-14-15ZM18 44h12M37 17c-1-6 2-9 7-9 1 5-1 9-7 9Z" />
    </>
  ),
  // Grandmother on her morning round: hair in a knot, a stick, an easy step.
  walk: (
    <>
      <circle className="sun" cx="38" cy="11" r="5.5" />
      <path d="M17.5 15c5-2 9 0 10 5l1 13H15c-1-7 0-14 2.5-18ZM19 33l-2 6-5 5 2 1.5M25 33l3 6v5h3M25 18l4 6 6 1M35 22l2 22" />
      <circle cx="23" cy="8" r="4.5" />
      <circle className="dot" cx="17.5" cy="6" r="2.2" />
    </>
  ),
  // The moon lies down on a pillow.
  moon: (
    <>
      <path className="sun" d="M23 5.5a13 13 0 1 0 15 18a14 14 0 0 1-15-18Z" />
      <path d="M23 5.5a13 13 0 1 0 15 18a14 14 0 0 1-15-18ZM7 32c3 .5 5-.5 8-1q9 5 18 0c3 .5 5 1.5 8 1-2 4-2 8 0 12-5-1-7 1-17 1s-12-2-17-1c2-4 2-8 0-12ZM38 5v6M35 8h6" />
    </>
  ),
  // A lotus opens before the sun.
  lotus: (
    <>
      <circle className="sun" cx="24" cy="14" r="8" />
      <path d="M24 11c6 7 7 15 0 24-7-9-6-17 0-24ZM19 20c-3-2-6-3-10-3 0 11 6 17 15 18M29 20c3-2 6-3 10-3 0 11-6 17-15 18M11 25c-3-1-5-1-8 0 4 8 12 12 21 10M37 25c3-1 5-1 8 0-4 8-12 12-21 10M11 42h26M18 46h12" />
    </>
  ),
  // The sun itself, going down behind the hill.
  sun: (
    <>
      <circle className="sun" cx="24" cy="24" r="10" />
      <path d="M3 36c8-8 15-9 22-4s13 4 20-1M14 26a10 10 0 1 1 20 2M24 4v4M7 13l3 3M41 13l-3 3M5 44h38" />
    </>
  ),
};
