/** Choices that site.yaml, or a folder, no longer contains: removed since the last build, or renamed. */
import type { DiagnosticCheck } from '../../core/models/checks/index.ts';
import { onDemand } from '../../on-demand.ts';

/** Needed if a choice is unknown. */
export const goneChoices = onDemand<typeof import('./advice/index.ts')>();

export default {
  on: 'diagnostic',
  of: ['content/not-one-of', 'content/host-not-allowed', 'reference/unknown'],
  run: (around) => (diagnostic) => goneChoices.get().goneChoice(diagnostic, around),
} satisfies DiagnosticCheck;
