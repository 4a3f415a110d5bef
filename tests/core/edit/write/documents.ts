/** Content files for the editor's tests: those of all sites, and generated ones of every style of YAML. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../../support/values/random.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const contentOf = (folder: string): { path: string; text: string }[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/.test(name) && !/README|node_modules/.test(name))
    .map((name) => ({ path: name, text: readFileSync(path.join(root, folder, name), 'utf8') }));

/** The content of this site and of those in `tests/sites`. */
export const CORPUS = [
  ...contentOf('content'),
  ...readdirSync(path.join(root, 'tests/sites')).flatMap((name) =>
    name.includes('.') ? [] : contentOf(`tests/sites/${name}`),
  ),
];

/** A text with other line ends, or without the last one. */
export const VARIANTS: Readonly<Record<string, (text: string) => string>> = {
  LF: (text) => text,
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  'no last line end': (text) => text.replace(/\n+$/, ''),
};

/** Texts that YAML reads as something else unless they are quoted, and others. */
export const TEXTS = [
  '',
  ' ',
  'a',
  'Teh jahe',
  'satu: dua',
  '- satu',
  '# satu',
  'satu # dua',
  'true',
  'null',
  '~',
  '007',
  '1e3',
  '"satu" dan \'dua\'',
  '[satu, dua]',
  '{satu}',
  'satu, dua] }',
  '*satu',
  '&satu',
  '!satu',
  '@satu',
  '%satu',
  '|',
  '> satu',
  'satu\ndua',
  'satu\n\ndua\n',
  '  satu\n dua',
  'satu\n\n\n',
  '\nsatu',
  '---\nsatu',
  '---',
  'a\\b\tc',
  'é\u00a0ü 👍🏽',
  'lorem ipsum dolor sit amet '.repeat(9).trim(),
  'Mulailah pelan.\n\n## Cara\n\n- satu\n- dua, lalu istirahat.',
  'satu:',
  '? satu',
  '<!-- satu -->',
  '2025-04-20',
];

const comment = ({ below }: Random, space = ' '): string => (below(4) === 0 ? `${space}# c${below(99)}` : '');

/** A text in a style that can hold it, after a colon or a dash. */
function scalarLines(random: Random, indent: string): string[] {
  const { below, of } = random;
  const word = of(['satu', 'Teh jahe', 'a b c', "it's", '20 April 2025', 'https://a.b/c']);
  switch (below(9)) {
    case 0:
      return [` "${word} \\n x"${comment(random)}`];
    case 1:
      return [` '${word.replace("'", "''")}'${comment(random)}`];
    case 2:
      return [` |${of(['', '-', '+'])}${comment(random)}`, `${indent}  ${word}`, '', `${indent}    ${word}`];
    case 3:
      return [` >${of(['', '-'])}`, `${indent}   ${word}`, `${indent}   ${word}`];
    case 4:
      return [` ${of(['5', '1.50', 'true', '~', 'null', '0x1F'])}${comment(random)}`];
    case 5:
      return [` ${word}`, `${indent}  ${word} lagi${comment(random)}`];
    case 6:
      return [comment(random)];
    default:
      return [` ${word}${comment(random)}`];
  }
}

function flowLines(random: Random, indent: string): string[] {
  const { of, below } = random;
  const inline = of(['[]', '{}', '[a, "b c", 3]', '{ x: 1, y: [z] }', '[ {p: q}, r, ]', '{a: , b}']);
  if (below(3) > 0) return [` ${inline}${comment(random)}`];
  return [' [', `${indent}  a, # c1`, `${indent}  b`, `${indent}]`];
}

function valueLines(random: Random, indent: string, depth: number): string[] {
  const kind = random.below(depth > 2 ? 2 : 5);
  if (kind === 0) return flowLines(random, indent);
  if (kind < 3) return scalarLines(random, indent);
  const inside = indent + random.of(['  ', '    ', ' ']);
  const isList = kind === 4;
  const lines = isList ? listLines(random, inside, depth + 1) : groupLines(random, inside, depth + 1);
  return [comment(random), ...lines];
}

const between = (random: Random, indent: string): string[] =>
  random.of([[], [], [], [''], [`${indent}# above`], ['', `${indent}# one`, `${indent}# two`]]);

function groupLines(random: Random, indent: string, depth: number): string[] {
  const names = ['title', 'b c', '"d: e"', 'f/g', "'h'", 'i~j', '__proto__'].slice(random.below(4));
  return names.flatMap((name) => {
    const [first = '', ...rest] = valueLines(random, indent, depth);
    return [...between(random, indent), `${indent}${name}:${first}`, ...rest];
  });
}

function listLines(random: Random, indent: string, depth: number): string[] {
  return Array.from({ length: 1 + random.below(4) }).flatMap(() => {
    if (random.below(3) === 0 && depth < 3) {
      const isList = random.below(2) === 0;
      const made = isList
        ? listLines(random, `${indent}  `, depth + 1)
        : groupLines(random, `${indent}  `, depth + 1);
      const [first = '', ...rest] = made.filter((line, at) => at > 0 || !/^\s*(?:#|$)/.test(line));
      if (!/^\s*(?:#|$)/.test(first)) return [`${indent}- ${first.trimStart()}`, ...rest];
    }
    const [first = '', ...rest] = scalarLines(random, indent);
    return [...between(random, indent), `${indent}-${first}`, ...rest];
  });
}

/** @returns a file of random fields, in random styles, with comments and blank lines */
export function randomDocument(random: Random): { path: string; text: string } {
  const yaml = `${[...between(random, ''), ...groupLines(random, '', 0)].join('\n')}\n${random.of(['', '\n# end\n'])}`;
  return random.below(2) === 0
    ? { path: 'a/b.yaml', text: yaml }
    : {
        path: 'a/b.md',
        text: `---\n${yaml.replace(/\n+$/, '\n')}---\n${random.of(['', '\nIsi.\n', 'Isi'])}`,
      };
}
