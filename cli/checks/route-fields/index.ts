/** Entries without a field that the address of their page needs. */

import { missingInRoutes } from '../../core/entries/addresses/index.ts';
import type { SiteCheck } from '../../core/pipeline/checks/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

export default {
  on: 'site',
  *run({ build: { models }, content: { entries } }) {
    for (const { file, field: name, route } of missingInRoutes(entries, models)) {
      const params = { name, line: name, about: phrase('content/missing-field:route', { route }) };
      yield { file, code: 'content/missing-field', params, at: { pointer: `/${name}`, target: 'key' } };
    }
  },
} satisfies SiteCheck;
