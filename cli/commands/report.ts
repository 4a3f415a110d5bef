/** Prints a report in the chosen format, to the streams that the format belongs to. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from '../diagnostics/report.ts';
import { REPORTERS } from '../diagnostics/reporters/index.ts';
import type { Failure } from '../io/failure.ts';
import type { Context, Options } from './context.ts';

/** What it takes to say something. */
export interface Speaker extends Pick<Context, 'stdout' | 'stderr' | 'width' | 'links'> {
  options: Pick<Options, 'format' | 'lang' | 'colour' | 'quiet' | 'content' | 'contentName'>;
}

export function print(speaker: Speaker, report: Report): void {
  const { format, colour, quiet, content } = speaker.options;
  const links = speaker.links ? pathToFileURL(content + path.sep).href : null;
  const style = { colour, quiet, width: speaker.width, links, below: '' };
  if (format !== 'pretty') speaker.stdout(REPORTERS[format](report, style));
  if (format === 'pretty') speaker.stderr(REPORTERS.pretty(report, style));
  // GitHub shows ten annotations of a step: the log has all, with paths as the annotations have them.
  if (format === 'github')
    speaker.stderr(REPORTERS.pretty(report, { ...style, below: report.contentFolder }));
}

/** Tells a failure in the chosen format: a document for machines, words for people. */
export function printFailure(speaker: Speaker, failure: Failure): void {
  const { lang, contentName } = speaker.options;
  print(speaker, {
    ok: false,
    lang,
    files: 0,
    fileNames: [],
    diagnostics: [],
    contentFolder: contentName,
    closing: [],
    failure: { code: failure.code, ...failure.words[lang] },
  });
}
