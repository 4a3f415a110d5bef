/** Prints a report in the chosen format, to the stream that the format belongs to. */
import type { Report } from '../diagnostics/report.ts';
import { REPORTERS } from '../diagnostics/reporters/index.ts';
import type { Context } from './context.ts';

export function print(context: Context, report: Report): void {
  const { format, colour, quiet } = context.options;
  const text = REPORTERS[format](report, { colour, quiet, width: context.width });
  if (format === 'pretty') context.stderr(text);
  else context.stdout(text);
}
