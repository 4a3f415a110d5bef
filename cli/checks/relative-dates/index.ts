/** Dates that name no year, or a day as seen from today, such as `kemarin`: suggests the day by that of the build. */
import type { DiagnosticCheck } from '../../core/validate/diagnostic-checks.ts';
import { relativeReadings } from '../../core/values/days/date-readings.ts';

export default {
  on: 'diagnostic',
  of: ['content/bad-date', 'content/english-month', 'content/bad-month'],
  run:
    ({ site }) =>
    ({ params, suggestions }) =>
      site && suggestions.length === 0
        ? { suggestions: relativeReadings(String(params.value), site.day) }
        : null,
} satisfies DiagnosticCheck;
