/** The texts of every code: complete, the same in both languages, in words that editors know, with valid examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Code } from '../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { CatalogueEntry } from '../../cli/diagnostics/entry.ts';
import { codesWith, explainCode, listCodes } from '../../cli/diagnostics/explain/explain.ts';
import type { Example, Explanation } from '../../cli/diagnostics/explain/explanation.ts';
import { EXPLANATIONS, FAILURE } from '../../cli/diagnostics/explain/explanations.ts';
import { general } from '../../cli/diagnostics/languages/fill-template.ts';
import { wording } from '../../cli/diagnostics/wording/wording.ts';
import { completed, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { bomb, phonePhoto, picture } from '../support/values/pictures.ts';
import { isOfCode, isOfData, isOfPublic, isOfReference } from '../support/values/site-codes.ts';
import { BASE, definition, type Files, LIBRARY, overlay, run } from './corpus.ts';

const site = definition.diagnostics;
const own = Object.entries(site);
/** Codes of the engine and of the site. */
const ENTRIES = { ...CATALOGUE, ...site } as Record<Code, CatalogueEntry>;
const LONG_TEXTS = {
  ...EXPLANATIONS,
  ...Object.fromEntries(own.map(([code, { explanation }]) => [code, explanation])),
} as Record<Code, Explanation>;
const codes = Object.keys(ENTRIES) as Code[];
const LANGS = ['id', 'en'] as const;
/** Params with numbers. */
const NUMBERS = new Set(['length', 'limit', 'size']);
/** Params with lists. */
const LISTS = new Set(['known', 'allowed']);
const SHOWN = { width: 80, called: 'npx senja', site };
const plain = { bold: String, dim: String, red: String, green: String };

const placeholders = (text: { message: string; hint: string }): string[] =>
  [
    ...new Set([...`${text.message} ${text.hint}`.matchAll(/\{(\w+)[|}]/g)].map((match) => match[1] ?? '')),
  ].sort();

/** Technical words that have plainer equivalents for editors. */
const JARGON =
  /\b(?:schema|skema|enum|scalar|skalar|string|boolean|array|integer|parse|parser|token|node|regex|null|key|value|field|invalid|valid|error|file|line|kolom|sintaks|syntax|format|mapping|collection|char(?:acter)?)\b/i;

describe('the catalogue', () => {
  it.each(codes)('%s has all its texts, in both languages', (code) => {
    expect(code).toMatch(/^[a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
    for (const lang of LANGS) {
      const { message, hint } = ENTRIES[code][lang];
      expect(message).toMatch(/^[A-Z“{].*[.]$/);
      expect(hint).not.toBe('');
      expect(LONG_TEXTS[code][lang].length, 'characters of the explanation').toBeGreaterThan(80);
      expect(LONG_TEXTS[code][lang]).toMatch(/[.]$/);
    }
    expect(placeholders(ENTRIES[code].id)).toEqual(placeholders(ENTRIES[code].en));
  });

  it.each(codes)('%s addresses editors, not programmers', (code) => {
    const { message, hint } = ENTRIES[code].id;
    // Messages about models use their keywords.
    const plain = (text: string): string =>
      code.startsWith('model/') ? text.replace(/\bx-[a-z-]+|JSON Schema|\S+\.schema\.json/g, '') : text;
    expect(plain(`${message} ${hint}`.replace(/\{\w+\}|`[^`]*`/g, ''))).not.toMatch(JARGON);
    expect(plain(LONG_TEXTS[code].id)).not.toMatch(JARGON);
  });

  /** The texts of a code with one number in place of every number, and one text in every other place. */
  const filled = (code: Code, lang: 'id' | 'en', number: number, text: string): string => {
    const params = new Proxy({}, { get: (_, name) => (NUMBERS.has(String(name)) ? number : text) });
    const { message, hint } = wording({ code, params, own: site[code] } as unknown as Diagnostic, lang);
    return `${message}\n${hint}`;
  };

  it.each(codes)('%s uses singular and plural', (code) => {
    expect(filled(code, 'en', 1, 'x')).not.toMatch(/\b1 (?:more )?[a-z]+s\b/);
    expect(filled(code, 'en', 2, 'x')).not.toMatch(/[{}]|\[\[|\]\]/);
    expect(general(ENTRIES[code].en.message)).not.toMatch(/[{}]|\[\[|\]\]/);
  });

  it.each(codes)('%s omits an empty list', (code) => {
    for (const lang of LANGS) {
      const { message, hint } = ENTRIES[code][lang];
      const empty = Object.fromEntries([...LISTS].map((name) => [name, '']));
      const texts = wording({ code, params: empty, own: site[code] } as unknown as Diagnostic, lang);
      for (const text of [texts.message, texts.hint])
        expect(text).not.toMatch(/: ?[.,;]|:$|[{](?:known|allowed)/);
      // Complete sentences in params stay.
      if (/\{(?:known|allowed)\}/.test(`${message}${hint}`))
        expect(filled(code, lang, 2, 'a, b')).toContain('a, b');
    }
  });
});

const encoded = (text: string, example: Example): string | Uint8Array => {
  if (example.as === 'latin-1') return Buffer.from(text, 'latin1');
  if (example.as === 'utf-16')
    return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  return text;
};

/** A text with its last line repeated. */
const repeated = (text: string): string =>
  `${text}${`\n${text.slice(text.lastIndexOf('\n') + 1)}`.repeat(8_000)}`;

const PICTURES: Partial<Record<NonNullable<Example['as']>, Uint8Array>> = {
  picture: await picture(),
  'small-picture': await picture({ width: 100 }),
  'active-drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  'placed-picture': await phonePhoto(),
  'huge-picture': await bomb(),
};

/** The picture described by a side of an example. */
function pictureOf({ as = 'folder', ...texts }: Example, side: 'wrong' | 'right') {
  const bytes = PICTURES[as];
  const named = /images\/lain\.\w+/.exec(texts[side] ?? '')?.[0];
  const name = named ?? (side === 'wrong' ? 'images/lain.png' : undefined);
  return bytes && name ? { [name]: bytes } : {};
}

/**
 * @returns the site that the example of a code changes: the library for the engine, the shipped site for its own
 *   codes
 */
const baseOf = (code: Code): Files => (site[code] ? BASE : LIBRARY);

const textIn = (base: Files, name: string): string => Buffer.from(base.get(name) ?? '').toString();

/** An article that is valid in a base. */
const articleIn = (base: Files): string =>
  base === BASE ? SAMPLE_ARTICLE : SAMPLE_ARTICLE.replace('Makanan Sehat', 'Cerita Anak');

/** The base of an example, with one of its sides written into it. */
function siteOf(example: Example, side: 'wrong' | 'right', base: Files) {
  const file = side === 'right' ? (example.rightFile ?? example.file) : example.file;
  const plain = example[side];
  const text = side === 'wrong' && example.as === 'repeated' ? repeated(plain ?? '') : plain;
  const more = side === 'wrong' && example.as === 'many-lines' ? '\n'.repeat(20_001) : '';
  const others = (file === SAMPLE ? '' : textIn(base, file)) || articleIn(base);
  const whole = text === null || example.whole ? text : completed(text, others) + more;
  const special = side === 'right' && ['folder', 'link', 'locked', 'pipe'].includes(example.as ?? '');
  const fieldsBeside = Object.entries(example.fieldsBeside ?? {});
  const changes = {
    ...Object.fromEntries(
      fieldsBeside.map(([name, fields]) => [name, completed(fields, textIn(base, name))]),
    ),
    ...Object.fromEntries((example.without ?? []).map((name) => [name, null])),
    ...(side === 'wrong' ? example.beside : {}),
    ...(example.as === 'broken-picture' && side === 'wrong' ? { 'images/rusak.png': 'bukan gambar' } : {}),
    ...pictureOf(example, side),
    [special ? SAMPLE : file]: whole === null ? null : side === 'wrong' ? encoded(whole, example) : whole,
  };
  return overlay(changes, base);
}

describe('the explanations', () => {
  it.each(codes.filter((code) => LONG_TEXTS[code].example !== null))(
    '%s has examples that are correct',
    async (code) => {
      const { example } = LONG_TEXTS[code];
      if (!example) throw new Error('filtered out above');
      const base = baseOf(code);
      const wrong = await run(siteOf(example, 'wrong', base), example.afterBuild, base);
      expect(wrong.diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
      const right = await run(siteOf(example, 'right', base));
      const allowed = example.without?.some((name) => name.startsWith('articles/02-'))
        ? ['site/empty-category']
        : [];
      // A page that is not in the base is in no menu.
      const codes = right.diagnostics.map((diagnostic) => diagnostic.code);
      expect(codes.filter((one) => one !== 'page/unlinked' || code === one)).toEqual(allowed);
    },
  );

  it('have an example for every code with a rule', () => {
    const isElsewhere = (code: string): boolean =>
      isOfCode(code) || isOfPublic(code) || isOfReference(code) || isOfData(code);
    const without = codes.filter((code) => LONG_TEXTS[code].example === null && !isElsewhere(code));
    // Faults of an export are found by `import` alone.
    expect(without).toEqual(['content/invalid', 'file/too-slow', 'import/broken', 'import/left']);
  });

  it('match their snapshot, in both languages', () => {
    for (const code of codesWith(site)) {
      for (const lang of LANGS)
        expect(explainCode(code, lang, plain, SHOWN)).not.toMatch(/\{[a-z]|undefined/);
    }
    expect(explainCode('machine/locked', 'id', plain, SHOWN)).toMatchSnapshot();
    expect(explainCode('yaml/comment-cuts-value', 'id', plain, SHOWN)).toMatchSnapshot();
    expect(explainCode('file/utf16', 'en', plain, SHOWN)).toMatchSnapshot();
  });
});

/** Modules whose names look like codes. */
const MODULES = [
  'senja/client',
  'senja/node',
  'senja/own-loader',
  'senja/react',
  'senja/search',
  'senja/words',
];

/** Codes of failures in the sources of the command. */
function codesInSources(): string[] {
  const folder = new URL('../../cli', import.meta.url).pathname;
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mjs)$/.test(name) && !name.includes('explanations'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/['`]((?:usage|machine|senja)\/[a-z0-9-]+)['`: ]/g),
  ]);
  return [...new Set(found.map((match) => match[1] ?? ''))].filter((one) => !MODULES.includes(one)).sort();
}

describe('failures', () => {
  it('are explained: all that senja prints, and no others', () => {
    const failures = codesInSources().filter((code) => !Object.hasOwn(CATALOGUE, code));
    expect(failures).toEqual(Object.keys(FAILURE).sort());
    for (const code of codesInSources()) expect(codesWith({})).toContain(code);
  });

  it.each(Object.entries(FAILURE))('%s has all its texts, in both languages', (code, texts) => {
    for (const lang of LANGS) {
      const { title, long, mend } = texts[lang];
      for (const text of [title, long, mend]) expect(text).toMatch(/^\p{L}[^{}]*\.$/u);
      expect(long.length).toBeGreaterThan(80);
      expect(listCodes(lang, plain, 'npx senja', site)).toContain(`${code} `);
    }
    // Node is also the name of a program.
    expect(`${texts.id.title} ${texts.id.long}`.replaceAll('Node', '')).not.toMatch(JARGON);
  });
});
