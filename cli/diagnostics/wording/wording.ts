/** Diagnostics in words: the texts of the catalogue with the parameters filled in. */
import { type Diagnostic, entryOf, type Params, type UnplacedFault } from '../index.ts';
import { fillTemplate, formatCount, type Lang, type MessageWords } from '../languages/index.ts';
import { codePointName, safeText, shorten, UNSEEN } from '../texts/index.ts';

const isLines = (param: Params[string]): param is readonly string[] => Array.isArray(param);

const fill = (template: string, params: Params, lang: Lang): string =>
  fillTemplate(template, (name) => {
    const param = params[name];
    if (param === undefined) return undefined;
    if (isLines(param)) return param.map((line) => `\n${safeText(shorten(line))}`).join('');
    return safeText(shorten(typeof param === 'object' ? param[lang] : String(param)));
  })
    .replace(/ \n/g, '\n')
    .trim();

/** Other places with the same fault. */
function othersIn({ others }: Diagnostic, lang: Lang): string {
  if (!others) return '';
  const names = others.files.map(safeText).join(', ') + (others.count > others.files.length ? ', …' : '');
  return lang === 'id'
    ? ` Sama di ${others.count} berkas lain: ${names}.`
    : ` The same in ${formatCount(others.count, 'other file', 'other files')}: ${names}.`;
}

/** @returns the message and hint of a fault in a language; the hint is '' if there is none */
export function wording(fault: UnplacedFault | Diagnostic, lang: Lang): MessageWords {
  const words = entryOf(fault)[lang];
  // Words stored in a diagnostic may come from a cache.
  const text = (one: string): string => fill(fault.own ? safeText(one) : one, fault.params ?? {}, lang);
  const others = 'others' in fault ? othersIn(fault, lang) : '';
  return { message: text(words.message) + others, hint: text(words.hint) };
}

const named = (text: string): string => text.replace(/./su, (sign) => `⟨${codePointName(sign)}⟩`);

/** A text in which special spaces, and marks that stand apart from their letters, have names. */
const visible = (text: string): string => {
  const spaced = text.replace(UNSEEN, named);
  return text === text.normalize('NFC') ? spaced : spaced.replace(/\p{M}/gu, named);
};

const seen = (text: string): string => text.normalize('NFC').replace(UNSEEN, ' ').replace(/ +/g, ' ');

/** @returns the suggestions as people read them: of one that looks like the text it replaces, the difference */
export function shownSuggestions({ suggestions, params, lineText, range }: Diagnostic): string[] {
  const marked = range.line === range.endLine ? lineText.slice(range.column - 1, range.endColumn - 1) : '';
  const refused = typeof params.value === 'string' ? params.value : marked;
  return suggestions.map((right) =>
    right !== refused && seen(right) === seen(refused) ? `${visible(refused)} → ${visible(right)}` : right,
  );
}
