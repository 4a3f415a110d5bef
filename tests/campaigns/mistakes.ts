/** Typing mistakes in correct files: near colons, quotes, spaces, dashes and comments. */
import fc from 'fast-check';

type Mistake = (text: string) => string;

const INTERESTING = /[:'"#=,[\]{}|>\\-]|[ \t\u00a0]+|\n/g;

/** Text inserted next to a character, or in its place. */
const NEAR = [
  ...['\u00a0', '\u200b', '\u3000', '\u2007', '\u200d', '\t', ' ', '  ', '\t\t', '\u00a0 ', ' \u3000'],
  ...[': ', ' = ', ' #', '# ', '""', '- ', '--- ', '>-', '&a ', '*a', '!b ', ...':=#"\'-|[]{},…“”a0éа'],
  ...['\\', '\\t', '\n', '\n\n', '\n  ', '\n\t'],
];

const nth = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at * list.length)];

const fraction = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const nearSign = fc
  .tuple(fraction, fc.constantFrom(...NEAR), fc.constantFrom('before', 'after', 'instead', 'away'))
  .map(([at, token, how]): Mistake => {
    return (text) => {
      const sign = nth([...text.matchAll(INTERESTING)], at);
      if (!sign) return text + token;
      const [before, after] = [text.slice(0, sign.index), text.slice(sign.index + sign[0].length)];
      const now = { before: token + sign[0], after: sign[0] + token, instead: token, away: '' }[how];
      return before + now + after;
    };
  });

/** A line with a field: the text before its name, the name, the colon, the value. */
const FIELD = /^([ \t]*(?:- )?)([\w-]+)(: )(\S.*)$/;

type FieldMistake = (lead: string, name: string, value: string) => string;

const dropped = (text: string, at: number): string => {
  const place = Math.floor(at * text.length);
  return text.slice(0, place) + text.slice(place + 1);
};
const swapped = (text: string, at: number): string => {
  const place = Math.floor(at * (text.length - 1));
  return text.slice(0, place) + (text[place + 1] ?? '') + (text[place] ?? '') + text.slice(place + 2);
};
const inserted = (text: string, at: number, more: string): string => {
  const place = Math.floor(at * (text.length + 1));
  return text.slice(0, place) + more + text.slice(place);
};

const either = (texts: string): string[] => texts.split(' ¦ ');

/** Replacements for any value. */
const VALUES = [
  ...either(
    '#1 tips ¦ Pagi: minum air ¦ A # c ¦ 007 ¦ 1e3 ¦ 0x1F ¦ true ¦ no ¦ yes ¦ ~ ¦ .inf ¦ 31 ¦ | ¦ A\u00a0',
  ),
  ...either(`" a " ¦ ' a ' ¦ "a\\ " ¦ "a" b ¦ 'a' # b ¦ [a ¦ {a: b} ¦ &a b ¦ !!str 7 ¦ %a`),
];

/** Replacements for the value of one field. */
const OF_FIELDS = Object.entries({
  publishDate: [
    ...either('2025-04-20 ¦ 20/04/2025 ¦ 04/05/2025 ¦ 2025-04-20T21:00 ¦ 2025-04-20 pagi ¦ 20 Sept 2025'),
    ...either('20 May 2025 ¦ April 20th, 2025 ¦ 20 Febuari 2025 ¦ 020 Mei 2025 ¦ Minggu, 20 april 2025'),
  ],
  readTime: either('7 min ¦ 7 ¦ "7 minutes" ¦ 007 menit ¦ 7 jam'),
  category: either(
    `Makanan  Sehat ¦ makanan seht ¦ Makanan\u00a0Sehat ¦ 'Makanаn Sehat' ¦ Gerakan Rigan ¦ Olahraga`,
  ),
  imageUrl: either('http://images.unsplash.com/a ¦ images.unsplash.com/a ¦ http://lain.example/ ¦ "//a.b/c"'),
  draft: either('yes ¦ no ¦ ya ¦ "true" ¦ 1 ¦ tidak ¦ nanti'),
  href: either('kontak ¦ /kontak ¦ http://images.unsplash.com/ ¦ /kontak\u200b/'),
  path: either('kontak ¦ /kontak ¦ beranda/ ¦ "kontak "'),
  template: either('contcat ¦ Contact ¦ kontak ¦ contact\u00a0'),
  name: either('" Makanan Sehat " ¦ 2024'),
  url: either('http://images.unsplash.com/b ¦ http://kemkes.example/'),
  imageHosts: either(
    '[https://images.unsplash.com/] ¦ [Images.Unsplash.com] ¦ ["a.example "] ¦ [http://a.example/x]',
  ),
}).flatMap(([field, values]) => values.map((value) => [field, value] as const));

const fieldMistake: fc.Arbitrary<FieldMistake> = fc.oneof(
  fc.constantFrom<FieldMistake>(
    (lead, name, value) => `${lead}${name}:${value}`,
    (lead, name, value) => `${lead}${name} = ${value}`,
    (lead, name, value) => `${lead}${name}=${value}`,
    (lead, name, value) => `${lead}${name} :${value}`,
    (lead, name, value) => `${lead}${name}: ${value}  `,
    (lead, name, value) => `${lead}${name}: ${value}\t`,
    (lead, name, value) => `${lead}${name}:\t${value}`,
    (lead, name, value) => `${lead}${name}: " ${value}"`,
    (lead, name, value) => `${lead}${name}: '${value} '`,
    (lead, name, value) => `${lead}${name}: “${value}”`,
    (lead, name, value) => `${lead}"${name}": ${value}`,
    (lead, name, value) => `${lead}${name}: ${value} # c`,
    (lead, name, value) => `\t${lead}${name}: ${value}`,
    (lead, name, value) => `${lead.replace(/ {2}/g, '\t')}${name}: ${value}`,
    (lead, name, value) => `${lead}${name}: ${value}\n${lead.replace('-', ' ')}${name}: ${value}`,
    (lead, name, value) => `  ${lead}${name}: ${value}`,
    (lead, name, value) => `${lead}- ${name}: ${value}`,
    (lead, name, value) => `${lead.replace(/^ {1,2}/, '')}${name}: ${value}`,
    (lead, name, value) => `${lead.replace(' ', '\u00a0')}${name}:\u00a0${value}`,
  ),
  fc.constantFrom(...VALUES).map(
    (now): FieldMistake =>
      (lead, name) =>
        `${lead}${name}: ${now}`,
  ),
  fc.constantFrom(...VALUES).map(
    (now): FieldMistake =>
      (lead, name) =>
        `${lead}${name}:${now}`,
  ),
  fc.tuple(fraction, fc.constantFrom(dropped, swapped)).map(
    ([at, change]): FieldMistake =>
      (lead, name, value) =>
        `${lead}${change(name, at)}: ${value}`,
  ),
  fc.tuple(fraction, fc.constantFrom(dropped, swapped)).map(
    ([at, change]): FieldMistake =>
      (lead, name, value) =>
        `${lead}${name}: ${change(value, at)}`,
  ),
  fc.tuple(fraction, fc.constantFrom('\u00a0', '\u200b', '\u3000', '\u00a0 ', 'а', 'е')).map(
    ([at, more]): FieldMistake =>
      (lead, name, value) => {
        const [whole, colon] = [`${lead}${name}: ${value}`, lead.length + name.length];
        const odd = Math.floor(at * 4);
        if (odd === 0) return `${lead}${inserted(name, (at * 4) % 1, more)}: ${value}`;
        if (odd === 1) return `${whole.slice(0, colon + 1)}${more}${value}`;
        if (odd === 2) return `${whole.slice(0, colon + 2)}${more}${value}`;
        return `${whole.slice(0, colon)}${more}:${more}${value}`;
      },
  ),
);

const fieldIn = (line: string): RegExpExecArray | null => FIELD.exec(line.replace(/\r$/, ''));

/** A mistake in a line with a field, of the given name if there is one. */
const inLine =
  (at: number, mistake: FieldMistake, wanted = ''): Mistake =>
  (text) => {
    const lines = text.split('\n');
    const fields = [...lines.keys()].filter((index) => fieldIn(lines[index] ?? ''));
    const own = fields.filter((index) => fieldIn(lines[index] ?? '')?.[2] === wanted);
    const index = nth(own.length > 0 ? own : fields, at);
    if (index === undefined) return text;
    const [line = '', lead = '', name = '', , value = ''] = fieldIn(lines[index] ?? '') ?? [];
    lines[index] = mistake(lead, name, value) + (lines[index] ?? '').slice(line.length);
    return lines.join('\n');
  };

const inField = fc.tuple(fraction, fieldMistake).map(([at, mistake]) => inLine(at, mistake));

const wrongValue = fc
  .tuple(fraction, fc.constantFrom(...OF_FIELDS))
  .map(([at, [field, value]]) => inLine(at, (lead, name) => `${lead}${name}: ${value}`, field));

const everywhere = fc.constantFrom<Mistake>(
  (text) => text.replace(/^( {2})+/gm, (lead) => '\t'.repeat(lead.length / 2)),
  (text) => text.replace(/^ {4}/gm, '\t'),
  (text) => text.replace(/(?=\n)/g, ' '),
  (text) => text.replace(/\r?\n/g, '\r\n'),
  (text) => text.replace(/\s+$/, ''),
  (text) => `\uFEFF${text}`,
  (text) => text.replace(/: /g, ':'),
  (text) => text.replace(/: /g, ':\u00a0'),
);

const mistake = fc.oneof(
  { weight: 6, arbitrary: nearSign },
  { weight: 6, arbitrary: inField },
  { weight: 6, arbitrary: wrongValue },
  { weight: 2, arbitrary: everywhere },
);

/** @returns correct files with one to three mistakes in each */
export const mistaken = (
  files: readonly (readonly [path: string, text: string])[],
): fc.Arbitrary<{ path: string; bytes: Uint8Array }> =>
  fc
    .tuple(
      fc.constantFrom(...files),
      fc.oneof(...[1, 1, 1, 2, 3].map((count) => fc.array(mistake, { minLength: count, maxLength: count }))),
    )
    .map(([[path, text], mistakes]) => ({
      path,
      bytes: Buffer.from(mistakes.reduce((now, next) => next(now), text)),
    }));
