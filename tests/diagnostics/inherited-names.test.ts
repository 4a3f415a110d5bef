/** Names that every object inherits are ordinary texts: as values, as names of fields and files, and as arguments. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { safeText } from '../../cli/diagnostics/texts/safe-text.ts';
import { wording } from '../../cli/diagnostics/wording/wording.ts';
import { contentType } from '../../cli/io/serve/site-request.ts';
import { main } from '../../cli/main.ts';
import { completed } from '../invalid-sites/case.ts';
import { root } from '../support/process/senja.ts';
import { BASE, overlay, run } from './corpus.ts';

const NAMES = ['constructor', '__proto__', 'hasOwnProperty'];

const SITE = 'site.yaml';
const ARTICLE = 'articles/01-sayur.yaml';
const PAGE = 'pages/kontak.yaml';
const textOf = (file: string): string => Buffer.from(BASE.get(file) ?? '').toString();

/** Optional fields with a choice or a format, so that the samples have one of each. */
const MORE: Readonly<Record<string, string>> = {
  [SITE]: 'timeZone: Asia/Jakarta\nphotos: remote\norder: newest\n',
  [ARTICLE]:
    'readTime: 5 menit\npublishDate: 20 April 2025\nupdated: 21 April 2025\nexpires: 20 April 2035\nauthor: Ibu Sri\naliases: [/lama/]\n',
  [PAGE]: 'path: /kontak/\naliases: [/hubungi/]\n',
};

/** Places of all texts in plain data. */
function* textsIn(
  value: unknown,
  at: readonly (string | number)[] = [],
): Generator<readonly (string | number)[]> {
  if (typeof value === 'string') yield at;
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value))
      yield* textsIn(child, [...at, Array.isArray(value) ? Number(key) : key]);
}

function withText(text: string, place: readonly (string | number)[], name: string): string {
  const document: unknown = parse(text);
  let holder = document as Record<string | number, unknown>;
  for (const part of place.slice(0, -1)) holder = holder[part] as typeof holder;
  holder[place.at(-1) ?? ''] = name;
  return stringify(document);
}

async function diagnosticsOf(files: Readonly<Record<string, string | null>>): Promise<string[]> {
  const { diagnostics } = await run(overlay(files));
  for (const diagnostic of diagnostics) {
    for (const lang of ['id', 'en'] as const) {
      const { message, hint } = wording(diagnostic, lang);
      expect(`${message} ${hint} ${diagnostic.suggestions}`).not.toMatch(
        /undefined|\[object|function|native code/,
      );
    }
    for (const suggestion of diagnostic.suggestions) expect(suggestion).toBeTypeOf('string');
  }
  return diagnostics.map(({ code, field }) => `${code} ${field}`);
}

/** Fields with choices or a format: no inherited name is valid there. */
const CHOSEN =
  /^\/(?:url|language|timeZone|photos|order|category|template|imageUrl|readTime|publishDate|updated|expires|path|navigation\/\d+\/href)$/;

const places = [SITE, ARTICLE, PAGE].flatMap((file) => {
  const text = completed(MORE[file] ?? '', textOf(file));
  return [...textsIn(parse(text))].map((place, turn) => {
    const field = `/${place.join('/')}`;
    // For a free text, one name in turn: its meaning is never used.
    const names = CHOSEN.test(field) ? NAMES : NAMES.filter((_, at) => at === turn % NAMES.length);
    return { file, text, place, field, names };
  });
});

describe('a name inherited by every object', () => {
  it('is tried in fields with choices', () => {
    expect(places.filter(({ field }) => CHOSEN.test(field)).length).toBeGreaterThan(15);
  });

  it.each(places)('is an ordinary text in $file $field', async ({ file, text, place, field, names }) => {
    for (const name of names) {
      const codes = await diagnosticsOf({ [file]: withText(text, place, name) });
      if (CHOSEN.test(field))
        expect({ name, codes }).toMatchObject({
          codes: expect.arrayContaining([expect.stringContaining(field)]),
        });
    }
  });

  it.each(NAMES)('%s is an ordinary unknown field', async (name) => {
    for (const file of [SITE, ARTICLE, PAGE])
      expect(await diagnosticsOf({ [file]: `${textOf(file)}${name}: x\n` })).toEqual([
        `content/unknown-field /${name}`,
      ]);
  });

  it.each(NAMES)('%s is a valid name of a category, a file, a heading and a picture', async (name) => {
    const site = textOf(SITE).replace('name: Makanan Sehat', `name: ${name}`);
    const article = textOf(ARTICLE).replace(/^category:.*$/m, `category: ${name}`);
    const page = `---\n${article}---\n\n## ${name}\n\nLihat [${name}](/artikel/${name.toLowerCase()}/ "${name}").\n`;
    const file = `articles/01-${name.toLowerCase().replaceAll('_', '')}.md`;
    expect(
      (await diagnosticsOf({ [SITE]: site, [ARTICLE]: null, [file]: page })).filter(
        (code) => !/^(?:link|slug)\//.test(code),
      ),
    ).toEqual([]);
  });

  it('is not a file type', () => {
    for (const name of NAMES) expect(contentType(`x.${name}`)).toBe('application/octet-stream');
  });
});

const OPTIONS = ['--lang', '--format', '--now', '--port', '--template', '--out', '--content', '--x'];
const COMMANDS = [[], ['build'], ['check'], ['new'], ['new', 'artikel'], ['explain'], ['dev'], ['preview']];

describe('as an argument', () => {
  const silent = { write: () => undefined, fault: async () => null };
  const ran = async (argv: readonly string[]): Promise<{ code: number; output: string }> => {
    let output = '';
    const write = (text: string): void => {
      output += text;
    };
    const sink = { ...silent, write };
    return { code: await main(argv, root, { stdout: sink, stderr: sink }), output };
  };
  it.each(NAMES)('%s is not a command, choice or code', async (name) => {
    for (const command of COMMANDS) {
      // A missing folder prevents any further work.
      const rest = command.length === 0 ? [name] : [name, '--content', path.join(root, 'tidak-ada')];
      const { code, output } = await ran([...command, ...rest]);
      expect({ command, code, bug: output.includes('senja/bug') }).toEqual({ command, code: 2, bug: false });
      expect(safeText(output)).not.toMatch(/native code|\[object|undefined/);
    }
    for (const option of OPTIONS) {
      for (const argv of [[option, name], [`${option}=${name}`]]) {
        const { code, output } = await ran(['build', ...argv, '--content', path.join(root, 'tidak-ada')]);
        expect({ argv, code, bug: output.includes('senja/bug') }).toEqual({ argv, code: 2, bug: false });
        expect(output).not.toMatch(/native code|\[object|undefined/);
      }
    }
  });
});
