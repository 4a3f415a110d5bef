/** A site has a home page and a 404 page; where a faulty file may be one, nothing is said. */
import type { SiteCheck } from '../../core/build/site-checks.ts';
import { START } from '../../core/entries/documents.ts';
import { SITE_FILE } from '../../core/entries/known-places.ts';
import { NOT_FOUND_PATH } from '../../core/stages/page.ts';

export default {
  on: 'site',
  *run({ content: { site, entries, faulty } }) {
    if (!site || faulty.some(({ mayBeAnywhere }) => mayBeAnywhere)) return;
    const addresses = new Set<string | null>();
    for (const { address } of [...entries, ...faulty]) addresses.add(address);
    if (!addresses.has('/')) yield { file: SITE_FILE, code: 'site/no-home', at: START };
    if (!addresses.has(NOT_FOUND_PATH)) yield { file: SITE_FILE, code: 'site/no-not-found', at: START };
  },
} satisfies SiteCheck;
