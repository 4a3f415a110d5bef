/**
 * Dates without a year, or relative to today, such as `kemarin`: suggests the date relative to the day of the build.
 */
import type { DiagnosticCheck } from '../../core/models/checks/index.ts';
import { wrongDates } from '../../core/values/formats/formats.ts';

export default {
  on: 'diagnostic',
  of: ['content/bad-date', 'content/english-month', 'content/bad-month'],
  run:
    ({ site }) =>
    ({ params, suggestions }) =>
      site && suggestions.length === 0
        ? { suggestions: wrongDates.get().relativeReadings(String(params.value), site.day) }
        : null,
} satisfies DiagnosticCheck;
