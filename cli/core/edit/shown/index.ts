/** Edits of a file, as they are printed. */

import type { Lang } from '../../../diagnostics/languages/index.ts';
import { phrasesIn } from '../../../diagnostics/phrases/index.ts';
import { quoteVisible, showInvisible } from '../../../diagnostics/texts/index.ts';
import { groupBy } from '../../values/lists.ts';
import type { FixedFile } from '../edits.ts';
import { appliedEdits } from '../placed-edits.ts';

/** @returns the edits of a file, each with its place and code */
export const editsOf = (file: FixedFile, lang: Lang): string[] =>
  describeEdits(file, lang).flatMap((line) => line.slice(0, -2));

/** @returns the edits of a file for who writes in it: each with its line, and no code */
export const changesOf = (file: FixedFile, lang: Lang): string[] =>
  appliedEdits(file).map(({ code, range: { line }, ...edit }) => {
    const say = phrasesIn(lang);
    if (isTidy(code)) return say('fix.line-tidy', { line, what: say(`fix.${code}`) });
    const [old, now] = [quoteVisible(edit.old), quoteVisible(edit.new)];
    if (edit.new === '') return say('fix.line-removed', { line, old });
    return edit.old === ''
      ? say('fix.line-added', { line, now })
      : say('fix.line-changed', { line, old, now });
  });

const isTidy = (code: string): code is 'final-newline' | 'trailing-blanks' =>
  code === 'final-newline' || code === 'trailing-blanks';

/** For each changed line: its edits with place and code, and the line before and after. */
export function describeEdits(fixed: FixedFile, lang: Lang): string[][] {
  const say = phrasesIn(lang);
  const edits = groupBy(appliedEdits(fixed), ({ range }) => range.line);
  const [old, now] = [fixed.before.split('\n'), fixed.after.split('\n')];
  const end = (line: number): string => (line === old.length && now.length > line ? '\n' : '');
  return [...edits]
    .sort(([one], [other]) => one - other)
    .map(([line, own]) => [
      ...own.map(({ file, code, range, ...edit }) => {
        const place = `${showInvisible(file)}:${line}:${range.column}  ${isTidy(code) ? say(`fix.${code}`) : code}`;
        return `${place}  ${quoteVisible(edit.old)} → ${quoteVisible(edit.new)}`;
      }),
      `  - ${showInvisible(old[line - 1] ?? '')}`,
      `  + ${showInvisible(`${now[line - 1] ?? ''}${end(line)}`)}`,
    ]);
}
