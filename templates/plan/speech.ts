/**
 * Rules for reading aloud: voices take 119 for a quantity, leave out the dash of 5–10, and spell "dr.". They are a file
 * that is fetched when somebody listens, since their words would be too heavy for a widget. Old Safari knows no
 * lookbehind, so what stands before a match is a part of it.
 */
import type { Say } from 'senja/words';
import type { SpokenRule } from '../../client/parts/spoken.ts';
import type { SiteModel } from '../model.generated.ts';

type Table = readonly (readonly [written: string, said: string])[];

/** @param pairs a list of the dictionary, as "one=another, one=a third"; the longest come first */
const tableOf = (pairs: string): Table =>
  pairs
    .split(', ')
    .map((pair) => pair.split('=') as [string, string])
    .sort(([one], [other]) => other.length - one.length);

const escaped = (text: string): string => text.replace(/[.^/+()]/g, '\\$&');
const oneOf = (table: Table): string => table.map(([written]) => escaped(written)).join('|');

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const FRACTIONS = '½¼¾⅓⅔';

/** Begins before a word or number, and ends after it. */
const ALONE = '(^|[^\\p{L}\\d])';
const END = '(?![\\p{L}\\d])';
const NUMBER = '\\d+(?:[.,]\\d+)?';

/** Numbers that dial: an emergency number alone, one with a code of a country or an area, one after "telepon". */
function dialled(
  { emergencyNumbers = [] }: Pick<SiteModel, 'emergencyNumbers'>,
  units: Table,
  say: Say,
): SpokenRule[] {
  const known = emergencyNumbers.map(({ number }) => escaped(number)).join('|');
  const notAQuantity = `(?![\\w/]|[.,:–-]\\d| ?(?:${oneOf([...units, ...units.map(([, said]) => [said, said] as const)])})${END})`;
  const day = '\\d?-\\d\\d-\\d{4}';
  const long = `\\+\\d[\\d ()-]{6,18}\\d|\\(?0\\d(?!${day})[\\d ()-]{5,18}\\d`;
  return [
    ...(known === '' ? [] : [[`(^|[^\\w#+/:.,–-])(${known})${notAQuantity}`, 'gu', ''] satisfies SpokenRule]),
    [`(^|[^\\d.,/–-])(${long})(?![\\d/]|[.,–-]\\d)`, 'g', ''],
    [`((?:${say('speech.call')}) )(\\d{3,}(?:[ -]\\d{3,})*)(?![\\d.,]\\d)`, 'gi', ''],
  ];
}

/** A time of the day, where no other number has a dot. */
const times = (say: Say): SpokenRule[] => {
  const time = '(^|[^\\d.,])0?(\\d{1,2})[.:]';
  const end = '(?!\\d|[.,:]\\d)';
  return [
    [`${time}00${end}`, 'g', '$1$2'],
    [`${time}(?:0(\\d)|([1-5]\\d))${end}`, 'g', `$1${say('speech.time', { hour: '$2', minute: '$3$4' })}`],
  ];
};

/** Units after a number, or after another one: 5 mg/dL. */
const measures = (units: Table, per: string): SpokenRule[] => [
  [`([\\d${FRACTIONS}] ?(?:${oneOf(units)}))/(?=\\p{L})`, 'gu', `$1 ${per} `],
  ...units.map(
    ([unit, said]): SpokenRule => [
      `([\\d${FRACTIONS}] ?| ${per} )${escaped(unit)}(?![\\p{L}\\d^])`,
      'gu',
      `$1 ${said}`,
    ],
  ),
];

const fractions = (parts: Table, and: string): SpokenRule[] =>
  parts.flatMap(([part, said]): SpokenRule[] => {
    const digits = part.normalize('NFKD').replace('⁄', '/');
    return [
      [`(\\d) ?${part}`, 'g', `$1${and}${said}`],
      [part, 'g', said],
      [`(^|[^\\d/])(?:(\\d+) )${digits}(?![\\d/])`, 'g', `$1$2${and}${said}`],
      [`(^|[^\\d/])${digits}(?![\\d/])`, 'g', `$1${said}`],
    ];
  });

/** Abbreviations. What is said for one that often ends a sentence has a dot, which is left out within a sentence. */
const abbreviations = (short: Table): SpokenRule[] =>
  short.flatMap(([written, said]): SpokenRule[] => {
    const pattern = `${ALONE}${escaped(written)}${END}`;
    if (said.endsWith('.'))
      return [
        [`${pattern}(?=[,;:)]| \\p{Ll})`, 'gu', `$1${said.slice(0, -1)}`],
        [pattern, 'gu', `$1${said}`],
      ];
    const other = written.charAt(0).toUpperCase() + written.slice(1);
    const isOneOfTwo = short.some(([one]) => one !== written && one.toLowerCase() === written.toLowerCase());
    return [
      [`${ALONE}(?:${escaped(written)}${isOneOfTwo ? '' : `|${escaped(other)}`})${END}`, 'gu', `$1${said}`],
    ];
  });

export function speechRules(settings: Pick<SiteModel, 'emergencyNumbers'>, say: Say): SpokenRule[] {
  const units = tableOf(say('speech.units'));
  const [group, to, per] = [say('speech.group'), say('speech.to'), say('speech.per')];
  return [
    ['\\s+', 'g', ' '],
    ...dialled(settings, units, say),
    [`(\\d)\\${group}(?=\\d{3}(?!\\d))`, 'g', '$1'],
    ...(group === '.' ? times(say) : []),
    ['([^ ])–(?=[^ ])', 'g', `$1 ${to} `],
    [`(\\d[%°]?) – (?=\\d)`, 'g', `$1 ${to} `],
    [`(^|[^\\d-])(${NUMBER} ?[%°]?C?)-(?=${NUMBER}(?![\\d-]))`, 'g', `$1$2 ${to} `],
    [`(^|[^${SUPERSCRIPTS}])(?=[${SUPERSCRIPTS}])`, 'g', '$1^'],
    ...[...SUPERSCRIPTS, ...SUBSCRIPTS].map((one): SpokenRule => [one, 'g', one.normalize('NFKD')]),
    ...measures(units, say('speech.each')),
    ...fractions(tableOf(say('speech.parts')), say('speech.and')),
    [`(^|[^\\d/])(\\d+)/(?=\\d+(?![\\d/]))`, 'g', `$1$2 ${per} `],
    ['\\^[-−]', 'g', '^minus '],
    [' ?\\^([^ )]+)', 'g', ` ${say('speech.power')} $1`],
    ...tableOf(say('speech.signs')).flatMap(([sign, said]): SpokenRule[] => [
      ...(sign === '×' ? [['(\\d) ?x ?(?=\\d)', 'g', `$1 ${said} `] satisfies SpokenRule] : []),
      [` ?${sign} ?`, 'g', ` ${said} `],
    ]),
    ...abbreviations(tableOf(say('speech.short'))),
    [' +', 'g', ' '],
  ];
}
