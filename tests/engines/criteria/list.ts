/** Criteria for a visitor of seventy, and where each is not tested. */
import type { Engine } from '../drivers/tab.ts';
import type { Site } from '../sites.ts';

export interface Criterion {
  number: number;
  name: string;
  /** Reason for not testing it there. */
  unchecked?(engine: Engine['name'], site: Site['name']): string | undefined;
  /** The part of it that is tested elsewhere, or not at all. */
  without?: string;
}

export const CRITERIA: readonly Criterion[] = [
  {
    number: 1,
    name: 'contrast of 7:1, all rules of axe',
    without: 'hover and pressed: npm test, in Chromium',
  },
  { number: 2, name: 'no text under 18 px' },
  { number: 3, name: 'fits at 320 px, at 400 %, spaced out, with text of 200 %' },
  { number: 4, name: 'lines of 75 characters, loose, left aligned' },
  { number: 5, name: 'links look like links; the current page is marked' },
  {
    number: 6,
    name: 'photos that fail leave words and equal shapes',
    without: 'layout shifts: npm test, as Chromium alone tells of them',
  },
  {
    number: 7,
    name: 'paper and forced colours',
    without: 'forced colours in WebKit, which has none',
  },
  { number: 8, name: 'controls of 48 px, main ones of 56, 8 px apart' },
  { number: 9, name: 'Tab reaches everything in sight, with a ring' },
  { number: 10, name: 'menu: name, state, Escape, focus, links in the HTML' },
  {
    number: 11,
    name: 'nothing opens by hover only or closes in a hurry',
    without: 'touch: npm test, as Chromium alone can be touched',
  },
  { number: 12, name: 'fields: labels, help, native check, draft' },
  { number: 13, name: 'plain sentences', unchecked: () => 'no matter of engines: senja check' },
  { number: 14, name: 'headings and landmarks' },
  { number: 15, name: 'no two links of one name lead apart' },
  { number: 16, name: 'language of the page' },
  { number: 17, name: 'status is announced; live regions are in the HTML' },
  {
    number: 18,
    name: 'toast: close button, waits for the pointer, covers no form, message stays',
    unchecked: (_, site) =>
      site === 'lengkap' ? 'the host that takes its messages is out of reach' : undefined,
    without: 'a hidden tab: npm test',
  },
  { number: 19, name: 'nothing moves by itself; no new windows' },
  { number: 20, name: 'no cookie, nothing kept, nobody else asked' },
  {
    number: 21,
    name: 'text size A++ fits and is remembered',
    without: 'first paint: npm test, in Chromium',
  },
  { number: 22, name: '“bukan pengganti nasihat dokter”' },
  { number: 23, name: 'photos are fetched when needed', without: 'weights: npm test, no matter of engines' },
  { number: 24, name: 'Lighthouse', unchecked: () => 'Chromium’s own: npm run audit' },
];
