/** Entries without a field that the address of their page needs. */
import type { SiteCheck } from '../../core/build/site-checks.ts';
import { missingInRoute } from '../../core/entries/routes.ts';
import { phrase } from '../../diagnostics/phrases.ts';

export default {
  on: 'site',
  *run({ build: { models }, content: { entries } }) {
    for (const entry of entries) {
      const missing = missingInRoute(entry, models);
      if (missing === null) continue;
      const { field: name, route } = missing;
      const params = { name, about: phrase('content/missing-field:route', { route }) };
      yield {
        file: entry.file,
        code: 'content/missing-field',
        params,
        at: { pointer: `/${name}`, target: 'key' },
      };
    }
  },
} satisfies SiteCheck;
