/** Output of `senja explain`: the explanation of a code, or the list of all codes. */
import { CATALOGUE, type CatalogueEntry, type Code } from '../index.ts';
import { general, type Lang } from '../languages/index.ts';
import { phrasesIn } from '../phrases/index.ts';
import type { RuleText } from '../report/index.ts';
import { nearest } from '../suggestions/index.ts';
import { codePointName } from '../texts/index.ts';
import type { Example, Explanation } from './explanation.ts';
import { EXPLANATIONS, FAILURE, type FailureCode } from './explanations.ts';

export type Paint = Readonly<Record<'bold' | 'dim' | 'red' | 'green', (text: string) => string>>;

/** Shows invisible characters in an example by their code points. */
const visible = (text: string): string =>
  text.replace(
    /[\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u2000-\u200F\u2028-\u202F\u2060-\u206F\uFEFF\u0370-\u03FF\u0400-\u04FF]|\t/g,
    (character) => `[${codePointName(character)}]`,
  );

const indentLines = (text: string): string[] => text.split('\n').map((line) => `    ${visible(line)}`);

/** Wraps a paragraph at spaces. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Codes of the site, by name, with all their texts. */
export type SiteCodes = Readonly<Record<string, CatalogueEntry & { explanation: Explanation }>>;

/** Every code: of diagnostics, including the site's, and of failures outside the content. */
export const codesWith = (site: SiteCodes): string[] => [
  ...Object.keys(CATALOGUE),
  ...Object.keys(site),
  ...Object.keys(FAILURE),
];

/** @returns the codes that a mistyped one may mean, best first */
export function nearestCodes(text: string, codes: readonly string[]): string[] {
  const named = text.length < 3 ? [] : codes.filter((code) => code.includes(text)).slice(0, 6);
  return named.length > 0 ? named : nearest(text, codes);
}

interface Texts {
  kind: string;
  title: string;
  long: string;
  mend: string;
  example: Example | null;
}

/** @returns null if there is no such code */
function fieldTexts(code: string, lang: Lang, site: SiteCodes): Texts | null {
  const say = phrasesIn(lang);
  if (Object.hasOwn(FAILURE, code)) {
    const kind = say('explain.failure', { exit: code.startsWith('usage/') ? 2 : 3 });
    return { ...FAILURE[code as FailureCode][lang], kind, example: null };
  }
  const own = Object.hasOwn(site, code) ? site[code] : undefined;
  if (!own && !Object.hasOwn(CATALOGUE, code)) return null;
  const { severity, [lang]: text } = own ?? CATALOGUE[code as Code];
  const { example, [lang]: long } = own?.explanation ?? EXPLANATIONS[code as Code];
  return {
    kind: say(`report.${severity}`),
    title: general(text.message),
    long,
    mend: general(text.hint),
    example,
  };
}

interface ExplainOptions {
  /** Columns of the terminal. */
  width: number;
  /** The command to call senja, where the texts have `npx senja`. */
  called: string;
  site: SiteCodes;
}

/** @returns the explanation of a code, ending with a newline; null if there is no such code */
export function explainCode(
  code: string,
  lang: Lang,
  paint: Paint,
  { width, called, site }: ExplainOptions,
): string | null {
  const say = phrasesIn(lang);
  const texts = fieldTexts(code, lang, site);
  if (!texts) return null;
  const { kind, title, long, mend, example } = texts;
  const asCalled = (text: string): string => text.replaceAll('npx senja', called);
  const lines = [
    `${paint.bold(code)}  ${kind}`,
    title,
    '',
    ...wrapText(asCalled(long), Math.min(width, 90)),
    '',
    `${paint.bold(say('explain.mend'))}: ${asCalled(mend)}`,
  ];
  if (example) {
    const { file, rightFile = file, wrong, right, as } = example;
    const note = as === undefined ? [] : [paint.dim(`    (${say(`example.${as}`)})`)];
    const wrongLines =
      wrong === null || wrong === ''
        ? [`    ${say(wrong === null ? 'explain.absent' : 'explain.nothing')}`]
        : indentLines(wrong);
    lines.push('', `${paint.red(say('explain.wrong'))}  ${paint.dim(file)}`, ...wrongLines, ...note);
    lines.push('', `${paint.green(say('explain.right'))}  ${paint.dim(rightFile)}`, ...indentLines(right));
  }
  return `${lines.join('\n')}\n`;
}

/** The text of a code in one sentence: the message itself if it has no placeholder. */
const shortOf = ({ title, long }: Texts): string =>
  title.includes('…') ? (long.split(/(?<=[.!?]) /)[0] ?? long) : title;

const PLAIN: Paint = { bold: String, dim: String, red: String, green: String };

/** Text in a code fence that is longer than any in it. */
function fenceText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${visible(text)}\n${fence}`;
}

/** @returns all texts of a code, for formats that include them; null if there is no such code */
export function ruleText(code: string, lang: Lang, site: SiteCodes): RuleText | null {
  const texts = fieldTexts(code, lang, site);
  if (!texts) return null;
  const say = phrasesIn(lang);
  const { long, mend, example } = texts;
  const examples = example && [
    ...(example.wrong ? [`**${say('explain.wrong')}**`, fenceText(example.wrong)] : []),
    `**${say('explain.right')}**`,
    fenceText(example.right),
  ];
  const shown = { width: Number.POSITIVE_INFINITY, called: 'npx senja', site };
  return {
    short: shortOf(texts),
    full: long,
    help: explainCode(code, lang, PLAIN, shown)?.trimEnd() ?? long,
    markdown: [long, `**${say('explain.mend')}**: ${mend}`, ...(examples ?? [])].join('\n\n'),
  };
}

/** @returns a line for each code, ending with a newline */
export function listCodes(lang: Lang, paint: Paint, called: string, site: SiteCodes): string {
  const codes = codesWith(site);
  const longest = Math.max(...codes.map((code) => code.length));
  const lines = codes.map((code) => {
    const texts = fieldTexts(code, lang, site);
    return `${paint.bold(code.padEnd(longest))}  ${texts ? shortOf(texts) : ''}`;
  });
  return `${lines.join('\n')}\n\n${phrasesIn(lang)('explain.list', { called })}\n`;
}
