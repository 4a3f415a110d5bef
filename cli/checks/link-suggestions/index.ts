/** Suggests the page that a broken link may have meant: people link to files, as their editors show them. */
import type { DiagnosticCheck } from '../../core/models/checks/index.ts';
import { onDemand } from '../../on-demand.ts';

/** Needed if a link is broken. */
export const intendedPage = onDemand<typeof import('./advice/index.ts')>();

export default {
  on: 'diagnostic',
  of: ['content/bad-link', 'link/no-such-file', 'link/no-such-page'],
  run: (around) => intendedPage.get().linkSuggestions(around),
} satisfies DiagnosticCheck;
