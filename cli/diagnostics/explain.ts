/** What `senja explain` prints: the long text of a code, or the list of all of them. */
import { CATALOGUE, type Code } from './catalogue.ts';
import { general, type Lang } from './diagnostic.ts';
import type { Entry } from './entry.ts';
import type { Example, Explanation, Peculiarity } from './explanation.ts';
import { EXPLANATIONS, FAILURE, type FailureCode } from './explanations.ts';
import type { RuleText } from './report.ts';
import { nearest } from './suggest.ts';

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
}

const WORDS = {
  id: {
    error: 'kesalahan',
    warning: 'peringatan',
    note: 'catatan',
    failure: (exitCode: number) => `kegagalan, kode keluar ${exitCode}`,
    mend: 'Yang perlu dilakukan',
    wrong: 'Salah',
    right: 'Benar',
    absent: '(berkas ini tidak ada)',
    nothing: '(kosong)',
    list: (called: string) => `Lihat penjelasan sebuah kode: ${called} explain <kode>`,
  },
  en: {
    error: 'error',
    warning: 'warning',
    note: 'note',
    failure: (exitCode: number) => `failure, exit code ${exitCode}`,
    mend: 'What to do',
    wrong: 'Wrong',
    right: 'Right',
    absent: '(there is no such file)',
    nothing: '(nothing)',
    list: (called: string) => `See the explanation of a code: ${called} explain <code>`,
  },
} as const satisfies Record<Lang, unknown>;

const PECULIARITIES = {
  'broken-picture': { id: 'berkas itu tidak berisi gambar', en: 'the file holds no picture' },
  folder: { id: 'ini sebuah folder', en: 'this is a folder' },
  'huge-picture': { id: 'gambar 400 megapiksel', en: 'a picture of 400 megapixels' },
  'latin-1': { id: 'disimpan sebagai Latin-1', en: 'saved as Latin-1' },
  link: { id: 'ini tautan ke berkas lain', en: 'this is a link to another file' },
  locked: { id: 'tidak boleh dibaca', en: 'may not be read' },
  'moving-picture': { id: 'gambar yang bergerak', en: 'a moving picture' },
  picture: { id: 'ada gambar PNG dengan nama lain', en: 'there is a PNG picture called lain' },
  'placed-picture': {
    id: 'foto yang menyimpan tempat pengambilannya',
    en: 'a photo that says where it was taken',
  },
  'small-picture': { id: 'gambar selebar 100 piksel', en: 'a picture 100 pixels wide' },
  pipe: { id: 'ini sebuah pipa', en: 'this is a pipe' },
  repeated: { id: 'dan seterusnya, ribuan kali', en: 'and so on, thousands of times' },
  'many-lines': {
    id: 'diikuti puluhan ribu baris kosong',
    en: 'followed by tens of thousands of blank lines',
  },
  'utf-16': { id: 'disimpan sebagai UTF-16', en: 'saved as UTF-16' },
} as const satisfies Record<Peculiarity, Record<Lang, string>>;

/** Characters that nobody would see in an example, by their code points. */
const visible = (text: string): string =>
  text.replace(
    /[\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u2000-\u200F\u2028-\u202F\u2060-\u206F\uFEFF\u0370-\u03FF\u0400-\u04FF]|\t/g,
    (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

const indented = (text: string): string[] => text.split('\n').map((line) => `    ${visible(line)}`);

/** Breaks a paragraph at spaces. */
function wrapped(text: string, width: number): string[] {
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

/** Codes of the site's own, by name, with all that there is to say of them. */
export type SiteCodes = Readonly<Record<string, Entry & { explanation: Explanation }>>;

/** Every code that senja prints: of diagnostics, the site's among them, and of failures outside of the content. */
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

/** @returns null when there is no such code */
function textsOf(code: string, lang: Lang, site: SiteCodes): Texts | null {
  const words = WORDS[lang];
  if (Object.hasOwn(FAILURE, code)) {
    const kind = words.failure(code.startsWith('usage/') ? 2 : 3);
    return { ...FAILURE[code as FailureCode][lang], kind, example: null };
  }
  const own = Object.hasOwn(site, code) ? site[code] : undefined;
  if (!own && !Object.hasOwn(CATALOGUE, code)) return null;
  const { severity, [lang]: text } = own ?? CATALOGUE[code as Code];
  const { example, [lang]: long } = own?.explanation ?? EXPLANATIONS[code as Code];
  return { kind: words[severity], title: general(text.message), long, mend: general(text.hint), example };
}

interface Shown {
  /** Columns of the terminal. */
  width: number;
  /** How senja is called, where the texts have `npx senja`. */
  called: string;
  site: SiteCodes;
}

/** @returns the explanation of a code, ending with a newline; null when there is no such code */
export function explainCode(
  code: string,
  lang: Lang,
  paint: Paint,
  { width, called, site }: Shown,
): string | null {
  const words = WORDS[lang];
  const texts = textsOf(code, lang, site);
  if (!texts) return null;
  const { kind, title, long, mend, example } = texts;
  const asCalled = (text: string): string => text.replaceAll('npx senja', called);
  const lines = [
    `${paint.bold(code)}  ${kind}`,
    title,
    '',
    ...wrapped(asCalled(long), Math.min(width, 90)),
    '',
    `${paint.bold(words.mend)}: ${asCalled(mend)}`,
  ];
  if (example) {
    const { file, rightFile = file, wrong, right, as } = example;
    const note = as === undefined ? [] : [paint.dim(`    (${PECULIARITIES[as][lang]})`)];
    const wrongLines =
      wrong === null ? [`    ${words.absent}`] : wrong === '' ? [`    ${words.nothing}`] : indented(wrong);
    lines.push('', `${paint.red(words.wrong)}  ${paint.dim(file)}`, ...wrongLines, ...note);
    lines.push('', `${paint.green(words.right)}  ${paint.dim(rightFile)}`, ...indented(right));
  }
  return `${lines.join('\n')}\n`;
}

/** The text of a code in one sentence: the message itself where nothing in it is left open. */
const shortOf = ({ title, long }: Texts): string =>
  title.includes('…') ? (long.split(/(?<=[.!?]) /)[0] ?? long) : title;

const PLAIN: Paint = { bold: String, dim: String, red: String, green: String };

/** Text between fences that are longer than any in it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${visible(text)}\n${fence}`;
}

/** @returns all that there is to say of a code, for formats that carry it; null when there is no such code */
export function ruleText(code: string, lang: Lang, site: SiteCodes): RuleText | null {
  const texts = textsOf(code, lang, site);
  if (!texts) return null;
  const words = WORDS[lang];
  const { long, mend, example } = texts;
  const examples = example && [
    ...(example.wrong ? [`**${words.wrong}**`, fenced(example.wrong)] : []),
    `**${words.right}**`,
    fenced(example.right),
  ];
  const shown = { width: Number.POSITIVE_INFINITY, called: 'npx senja', site };
  return {
    short: shortOf(texts),
    full: long,
    help: explainCode(code, lang, PLAIN, shown)?.trimEnd() ?? long,
    markdown: [long, `**${words.mend}**: ${mend}`, ...(examples ?? [])].join('\n\n'),
  };
}

/** @returns a line for each code, ending with a newline */
export function listCodes(lang: Lang, paint: Paint, called: string, site: SiteCodes): string {
  const codes = codesWith(site);
  const longest = Math.max(...codes.map((code) => code.length));
  const lines = codes.map((code) => {
    const texts = textsOf(code, lang, site);
    return `${paint.bold(code.padEnd(longest))}  ${texts ? shortOf(texts) : ''}`;
  });
  return `${lines.join('\n')}\n\n${WORDS[lang].list(called)}\n`;
}
