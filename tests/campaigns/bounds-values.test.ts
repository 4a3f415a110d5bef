/**
 * Cost of single values: each function that gets a text of the content terminates on the worst texts, without
 * throwing. Exponential time would be noticed; with FUZZ_RUNS each must stay within a second for a text as large as a
 * file.
 */
import { describe, expect, it } from 'vitest';
import { atomFeed as feed } from '../../cli/core/files/feed/index.ts';
import { mappedUrls } from '../../cli/core/files/sitemap.ts';
import { redirects } from '../../cli/core/files/static-files.ts';
import { absoluteIn, escapeXml, unescapeXml } from '../../cli/core/files/xml.ts';
import { addressesIn, withAddresses } from '../../cli/core/values/address-list.ts';
import { originAndBase, withBase } from '../../cli/core/values/addresses.ts';
import { relativeReadings } from '../../cli/core/values/days/date-readings.ts';
import { timeZoneFault } from '../../cli/core/values/days/days.ts';
import {
  emailFault,
  hostFault,
  phoneFault,
  serviceNumberFault,
} from '../../cli/core/values/formats/contacts.ts';
import { FORMATS } from '../../cli/core/values/formats/formats.ts';
import { hrefFault, httpsFault, siteUrlFault, webFault } from '../../cli/core/values/formats/urls.ts';
import { imageFault } from '../../cli/core/values/image-paths.ts';
import { isPublishedName } from '../../cli/core/values/names/output-name.ts';
import { isHiddenName, publicNameFault } from '../../cli/core/values/names/public-name.ts';
import { fold, isDeviceName, slugFault, slugify, slugOf } from '../../cli/core/values/names/slug.ts';
import { nearest } from '../../cli/diagnostics/suggestions/index.ts';
import { safeText } from '../../cli/diagnostics/texts/safe-text.ts';
import { shorten } from '../../cli/diagnostics/texts/shorten.ts';
import { LONG, times } from '../support/machine/long.ts';

/** Milliseconds of processor time. */
const BUDGET = 1000;

/** As large as a content file may be. */
const N = times(60, 256) * 1024;

const r = (piece: string): string => piece.repeat(N / piece.length);

/** Repetitive texts on which backtracking patterns and repeated searches take long. */
const WORST: readonly string[] = [
  ...['a', ' ', '0', '-', '_', '.', '/', '\\', '%', ':', '@', '#', '?', '&', '(', ')', ',', '=', '+'].map(r),
  ...['a-', 'a_', 'a.', 'a/', '../', './', '//', '%41', '%E2%80%8B', '&amp;', '&#38;', '&#', ' a', 'a '].map(
    r,
  ),
  ...[
    '\u00a0',
    '\u200b',
    '\u0301',
    'e\u0301',
    'ß',
    'ﬃ',
    '\u{1F600}',
    '\ud800',
    '\u202e',
    '\n',
    '\r\n',
    '\t',
  ].map(r),
  ...[
    '1 ',
    '1-',
    '31 April ',
    'April ',
    '2025',
    '20/04/',
    '+62 ',
    '0812-',
    'a@',
    '@a.',
    'a@b.',
    '<loc>',
    '/a/\n',
  ].map(r),
  ...[
    'https://',
    'https://a.',
    'https://a.id/',
    'http:',
    'mailto:a@',
    'tel:+',
    '/a#',
    '#',
    'con.',
    'com1 ',
  ].map((start) => start + r('a.') + start + r(' ')),
  `${r(' ')}x`,
  `${r('a.')}!`,
  `1${r(' ')}April`,
  `https://${r('a-')}.id/`,
  `/${r('a/')}\u0000`,
];

const ITEM = {
  slug: 'a',
  title: 'a',
  href: '/a/',
  day: '2025-04-20',
  updated: '2025-04-20',
  topic: 'a',
  summary: 'a',
};
const SITE = { origin: 'https://a.example', base: '/', timeZone: 'Asia/Jakarta' };
const ABOUT = {
  title: 'a',
  tagline: 'a',
  description: 'a',
  language: 'id',
  since: '2025-01-01',
  colour: '',
  icon: '',
};

/** A valid address: invalid ones have been refused before they are written anywhere. */
const address = (text: string): string => `/${text.replace(/[^\w/-]/g, 'a')}/`;

type Take = (text: string) => unknown;

const TAKES: Readonly<Record<string, Take>> = {
  ...{ timeZoneFault, imageFault, emailFault, hostFault, hrefFault, httpsFault, phoneFault },
  ...{ serviceNumberFault, siteUrlFault, webFault, slugOf, slugify, fold, isDeviceName, isHiddenName },
  ...{ publicNameFault, isPublishedName, escapeXml, unescapeXml, addressesIn, safeText },
  ...Object.fromEntries(Object.entries(FORMATS).map(([name, check]) => [`format ${name}`, check])),
  slugFault: (text) => slugFault(text, ['artikel']),
  mappedUrls: (text) => mappedUrls(() => text),
  relativeReadings: (text) => relativeReadings(text, '2025-06-01'),
  shortened: (text) => shorten(text, 80),
  nearest: (text) => nearest(text, ['Makanan Sehat', '/kontak/', 'title']),
  'one of many': (text) => nearest('/kontak/', [text, '/kontak/']),
  withBase: (text) => withBase('/senja/', address(text)),
  absoluteIn: (text) => absoluteIn(SITE, address(text)),
  originAndBase: (text) => originAndBase(`https://a.example${address(text)}`),
  withAddresses: (text) => withAddresses(text, ['/b/', '/a/']),
  redirects: (text) =>
    redirects({ base: '/', pages: [{ path: address(text), leadsTo: address(text) }] } as never),
  feed: (text) =>
    feed(
      { ...SITE, about: { ...ABOUT, title: text }, feed: () => [{ ...ITEM, title: text, summary: text }] },
      () => text,
    ),
};

describe('the most expensive values', () => {
  it.each(Object.entries(TAKES))('%s terminates, reported or not', (_name, take) => {
    for (const text of WORST) {
      const started = process.cpuUsage();
      expect(() => take(text)).not.toThrow();
      const { user, system } = process.cpuUsage(started);
      if (LONG) expect((user + system) / 1000, JSON.stringify(text.slice(0, 20))).toBeLessThan(BUDGET);
    }
  });

  it('are as large as a file may be', () => {
    for (const text of WORST) expect(text.length).toBeGreaterThan(N * 0.8);
  });
});
