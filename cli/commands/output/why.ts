/** `senja build --why`: the reason for each rendered page, and the number of reused ones. */
import type { BuiltSite, Reason } from '../../core/stages/result.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrasesIn } from '../../diagnostics/phrases/index.ts';
import { safeText } from '../../diagnostics/texts/index.ts';

function reasonIn(lang: Lang, reason: Reason): string {
  const say = phrasesIn(lang);
  if (reason.code === 'content') return say('why.content', { file: safeText(reason.file) });
  if (reason.code === 'read' || reason.code === 'data')
    return say(`why.${reason.code}`, { name: safeText(reason.name) });
  if (reason.code !== 'day') return say(`why.${reason.code}`);
  return say(`why.${reason.field}`, { file: safeText(reason.file), day: dayInWords(reason.day)[lang] });
}

/** @returns a line for each rendered page, and a last one with the numbers */
export function why({ made, summary }: Pick<BuiltSite, 'made' | 'summary'>, lang: Lang): string {
  const lines = made.map(({ path, reason }) => `${safeText(path)}  ${reasonIn(lang, reason)}`);
  const total = phrasesIn(lang)('why.total', { made: made.length, kept: summary.pages - made.length });
  return `${[...lines, total].join('\n')}\n`;
}
