/** Prints a report in the chosen format, to the stream that the format belongs to. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from '../diagnostics/report.ts';
import { REPORTERS } from '../diagnostics/reporters/index.ts';
import type { Context } from './context.ts';

export function print(context: Context, report: Report): void {
  const { format, colour, quiet, content } = context.options;
  const links = context.links ? pathToFileURL(content + path.sep).href : null;
  const text = REPORTERS[format](report, { colour, quiet, width: context.width, links });
  if (format === 'pretty') context.stderr(text);
  else context.stdout(text);
}
