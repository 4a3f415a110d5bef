/** Closing lines of `build` and `check`. */
import type { Summary } from '../../core/stages/summary.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import { type Diagnostic, isFailure } from '../../diagnostics/index.ts';
import { countBy, type Report, type SiteFigures } from '../../diagnostics/report/index.ts';
import { foldDiagnostics } from '../../diagnostics/reporters/index.ts';
import type { Context } from '../context.ts';
import { isSelective, selects } from '../line/selected.ts';
import { reportWith } from './report.ts';

/** @returns the numbers of a site, the day of the next change, and whether it is a preview */
export function contents({ options: { lang, drafts: isMarked }, say }: Speaking, summary: Summary): string[] {
  const { counted: entries, pages, drafts, scheduled, expired, nextChange, defaults, defaulted } = summary;
  const numbers = [
    scheduled > 0 ? say('outcome.waiting', { count: scheduled }) : '',
    expired > 0 ? say('outcome.gone', { count: expired }) : '',
  ];
  return [
    say('outcome.content', {
      entries: entries.map(({ count, name }) => `${count} ${name[lang]}, `).join(''),
      pages,
      drafts,
      dated: numbers.join(''),
      defaults,
      fields: defaulted.join(', '),
    }),
    ...(nextChange === null ? [] : [say('outcome.nextChange', { day: dayInWords(nextChange)[lang] })]),
    ...(isMarked ? [say('outcome.marked')] : []),
  ];
}

/** @returns the numbers of a site for programs */
export const figuresOf = ({ pages, drafts, scheduled, expired, nextChange }: Summary): SiteFigures => ({
  ...{ pages, drafts, scheduled, expired, nextChange },
});

type Speaking = Pick<Context, 'say'> & { options: Pick<Context['options'], 'lang' | 'drafts'> };

/** The part of a build that is reported. */
export interface BuildOutcome {
  diagnostics: Diagnostic[];
  fileNames: string[];
  /** Null if there are errors. */
  built: object | null;
  uncheckedLinks?: number;
}

/** @returns the report of the selected diagnostics; hidden errors are counted in its closing lines */
export function reportOf(
  context: Pick<Context, 'options' | 'say' | 'edits'>,
  { diagnostics, fileNames }: Pick<BuildOutcome, 'diagnostics' | 'fileNames'>,
  ok: boolean,
  closing: readonly string[],
): Report {
  const { options, say } = context;
  const isSelected = selects(options);
  const hidden = countBy({ diagnostics: diagnostics.filter(({ code }) => !isSelected(code)) });
  return reportWith(context, {
    ok,
    fileNames,
    diagnostics: foldDiagnostics(diagnostics.filter(({ code }) => isSelected(code))),
    closing: hidden.errors > 0 ? [say('outcome.hidden', { errors: hidden.errors }), ...closing] : closing,
    ...(isSelective(options) && { hidden }),
  });
}

/** @returns whether the reported diagnostics fail a check */
export const fails = (options: Context['options'], diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((one) => isFailure(one, options.strict) && selects(options)(one.code));

/** @returns why a result must not be published, or null */
export function refusal(
  { options, say }: Context,
  { built, diagnostics, uncheckedLinks = 0 }: BuildOutcome,
): string[] | null {
  if (!built) return uncheckedLinks > 0 ? [say('outcome.unchecked', { links: uncheckedLinks })] : [];
  return options.strict && fails(options, diagnostics) ? [say('outcome.strict')] : null;
}
