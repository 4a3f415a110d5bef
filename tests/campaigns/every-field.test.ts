/**
 * Fields of content models are changed once, in random order, and each change is followed by an incremental build,
 * which must give the same result as a build from nothing. The fields are read from the models, so that new ones are
 * included. Every thirtieth one is changed, with FUZZ_RUNS all.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { schemaInLanguage } from '../../cli/core/models/languages/languages.ts';
import type { Schema } from '../../cli/core/models/schema/schema.ts';
import { LONG } from '../support/machine/long.ts';
import { root, tree } from '../support/process/senja.ts';
import { changedNames, editedSite } from '../support/sites/edited-site.ts';
import { type Random, random } from '../support/values/random.ts';

type Fields = Record<string, unknown>;

/** A field of a model: names on the way to it, `*` for each item of a list. */
interface Field {
  model: string;
  path: readonly string[];
  schema: Schema;
  required: boolean;
}

const modelsFolder = path.join(root, 'content/models');
const models = new Map(
  readdirSync(modelsFolder)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name): [string, Schema] => [
      name.replace('.schema.json', ''),
      JSON.parse(readFileSync(path.join(modelsFolder, name), 'utf8')),
    ]),
);

function* fieldsOf(model: string, whole: Schema, schema: Schema, at: readonly string[]): Generator<Field> {
  const intended = schema.$ref ? (whole.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? schema) : schema;
  for (const [name, child] of Object.entries(intended.properties ?? {})) {
    const field = child.$ref ? { ...whole.$defs?.[child.$ref.replace('#/$defs/', '')], ...child } : child;
    yield {
      model,
      path: [...at, name],
      schema: field,
      required: intended.required?.includes(name) ?? false,
    };
    yield* fieldsOf(model, whole, child, [...at, name]);
  }
  if (intended.items) yield* fieldsOf(model, whole, intended.items, [...at, '*']);
}

const fields = [...models].flatMap(([model, schema]) => [...fieldsOf(model, schema, schema, [])]);

/** Values of a field, by its format. */
const BY_FORMAT: Readonly<Record<string, (random: Random, mark: string) => string>> = {
  'indonesian-date': ({ below }) => `${below(28) + 1} ${below(2) === 0 ? 'Mei' : 'Juni'} 2025`,
  'english-date': ({ below }) => `${below(28) + 1} ${below(2) === 0 ? 'May' : 'June'} 2025`,
  minutes: ({ below }) => `${below(90) + 1} menit`,
  'english-minutes': ({ below }) => `${below(90) + 2} minutes`,
  'page-path': (_random, mark) => `/jalan-${mark}/`,
  anchor: (_random, mark) => `jangkar-${mark}`,
  link: ({ of }) => of(['/', '/kontak/', '/artikel/', '/tentang-kami/']),
  'https-url': (_random, mark) => `https://contoh.example/${mark}`,
  'web-url': (_random, mark) => `https://contoh.example/${mark}`,
  'site-url': (_random, mark) => `https://situs-${mark}.example/`,
  'image-url': ({ of }, mark) => of(['images/piring.png', `https://images.unsplash.com/photo-${mark}`]),
  'host-name': (_random, mark) => `foto-${mark}.example`,
  'email-address': (_random, mark) => `surat-${mark}@contoh.example`,
  'phone-number': ({ below }) => `+62 812 ${1000 + below(9000)} ${1000 + below(9000)}`,
  'service-number': ({ below }) => `${100 + below(900)}`,
};

/** @returns another value that the schema allows */
function another(schema: Schema, whole: Schema, before: unknown, numbers: Random, mark: string): unknown {
  const intended = schema.$ref ? (whole.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? schema) : schema;
  const types = [intended.type ?? []].flat();
  if ('const' in intended) return intended.const;
  if (intended.enum) return numbers.of(intended.enum.filter((value) => value !== before));
  if (types.includes('boolean')) return before !== true;
  if (types.includes('object')) {
    const made = Object.entries(intended.properties ?? {}).map(([name, child]) => [
      name,
      another(child, whole, undefined, numbers, mark),
    ]);
    return Object.fromEntries(made.filter(([, value]) => value !== undefined));
  }
  if (types.includes('array')) {
    const list = Array.isArray(before) ? before : [];
    const more = another(intended.items ?? {}, whole, undefined, numbers, mark);
    return [...list, more];
  }
  if (intended.format) return BY_FORMAT[intended.format]?.(numbers, mark);
  return `Teks ${mark}`.slice(0, intended.maxLength ?? 100);
}

/** A content file as fields and the rest. */
function open(file: string): { fields: Fields; save(fields: Fields): void } {
  const text = readFileSync(file, 'utf8');
  const [, matter = text, body = null] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  return {
    fields: parse(matter) as Fields,
    save: (made) =>
      writeFileSync(
        file,
        body === null
          ? stringify(made, { aliasDuplicateObjects: false })
          : `---\n${stringify(made, { aliasDuplicateObjects: false })}---\n${body}`,
      ),
  };
}

/** @returns the objects that contain a field, and its name there; every item of lists on the way */
function holders(value: unknown, [name, ...rest]: readonly string[]): { holder: Fields; name: string }[] {
  if (typeof value !== 'object' || value === null || name === undefined) return [];
  if (name === '*') return (value as unknown[]).flatMap((item) => holders(item, rest));
  return rest.length === 0 ? [{ holder: value as Fields, name }] : holders((value as Fields)[name], rest);
}

/** Settings that another language may override. */
const TRANSLATED = [
  'title',
  'tagline',
  'description',
  'categories',
  'navigation',
  'emergencyNumbers',
  'footer',
];

/** Adds a language with settings of its own, and an article in it. */
function addLanguage(content: string): void {
  const site = open(path.join(content, 'site.yaml'));
  const own = Object.fromEntries(TRANSLATED.map((name) => [name, structuredClone(site.fields[name])]));
  site.save({ ...site.fields, languages: [{ code: 'en', ...own }] });
  const article = path.join(content, 'articles/17-napas-pelan');
  cpSync(`${article}.md`, `${article}.en.md`);
  const translation = open(`${article}.en.md`);
  translation.save({ ...translation.fields, readTime: '2 minutes', publishDate: '24 May 2025' });
}

/** @returns the schema of a field as it is in the language of a file */
function schemaFor(file: string, { model, path: [name = '', ...rest], schema }: Field): Schema {
  const isTranslation = path.basename(file).includes('.en.');
  if (!isTranslation || rest.length > 0) return schema;
  return schemaInLanguage(models.get(model) ?? {}, 'en').properties?.[name] ?? schema;
}

it('covers fields of every kind', () => {
  const names = fields.map(({ model, path: at }) => `${model}/${at.join('/')}`);
  expect(names).toEqual(expect.arrayContaining(['article/sources/*/url', 'site/categories/*/name']));
  expect(names.length).toBeGreaterThan(100);
});

it.each([
  ['articles', /^article$/],
  ['site.yaml', /^site$/],
  ['pages', /^page-/],
])('rebuilds whatever a change of any field of %s affects, and reports the same', async (_of, chosen) => {
  const at = editedSite(addLanguage);
  const numbers = random(11);
  const filesOf = (model: string): string[] => {
    if (model === 'site') return ['site.yaml'];
    const folder = model === 'article' ? 'articles' : 'pages';
    const all = readdirSync(path.join(at.content, folder)).map((name) => `${folder}/${name}`);
    return all.filter((name) => {
      const { template } = open(path.join(at.content, name)).fields;
      return model === 'article' || `page-${template}` === model;
    });
  };
  const everywhere = (from: string, to: string): void => {
    for (const name of [
      'site.yaml',
      ...['articles', 'pages'].flatMap((folder) =>
        readdirSync(path.join(at.content, folder)).map((one) => `${folder}/${one}`),
      ),
    ]) {
      const file = path.join(at.content, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    }
  };

  const categories = (): string[] =>
    (open(path.join(at.content, 'site.yaml')).fields.categories as { name: string }[]).map(
      ({ name }) => name,
    );

  /** @returns whether the content has changed */
  const change = (field: Field, mark: string): boolean => {
    const { model, path: names, required } = field;
    const found = filesOf(model).flatMap((file) => {
      const opened = open(path.join(at.content, file));
      return holders(opened.fields, names).map((place) => ({ file, opened, place }));
    });
    if (found.length === 0) return false;
    const { file, opened, place } = numbers.of(found);
    const before = place.holder[place.name];
    const remove = !required && before !== undefined && names.at(-1) !== 'path' && numbers.below(3) === 0;
    const made =
      names.at(-1) === 'category'
        ? numbers.of(categories().filter((one) => one !== before))
        : another(schemaFor(file, field), models.get(model) ?? {}, before, numbers, mark);
    const after = remove ? undefined : made;
    if (remove) delete place.holder[place.name];
    else place.holder[place.name] = after;
    opened.save(opened.fields);
    // References to it are updated.
    const name = names.join('/');
    if (name === 'categories/*/name') everywhere(`category: ${before}`, `category: ${after}`);
    if (name === 'categories/*/anchor') everywhere(`/#${before}`, `/#${after}`);
    if (name === 'path')
      everywhere(String(before ?? `/${path.basename(file).split('.')[0]}/`), String(after));
    return true;
  };

  expect((await at.run('dist', true)).code).toBe(0);
  expect(await at.countReused()).toBeGreaterThan(40);
  const left = new Map(
    fields
      .filter(({ model, schema }) => chosen.test(model) && !('const' in schema))
      .filter((_, index) => LONG || index % 30 === 0)
      .map((field) => [`${field.model}/${field.path.join('/')}`, field]),
  );
  // A site without a home page is refused.
  left.delete('page-home/path');
  // Only languages of the dictionary are possible; tests/process/languages.long.test.ts changes them.
  for (const name of ['site/languages', 'site/languages/*/code']) left.delete(name);
  let builds = 0;
  for (let round = 0; round < 6 && left.size > 0; round += 1) {
    const order = [...left.keys()].sort(() => numbers.below(3) - 1);
    for (const name of order) {
      const field = left.get(name);
      const mark = `${round}x${builds}`;
      if (!field || !change(field, mark)) continue;
      builds += 1;
      const incremental = await at.run('dist', true);
      const clean = await at.run(`clean${mark}`, true);
      expect(incremental, `${name}, ${mark}`).toEqual(clean);
      if (clean.code !== 0) {
        at.reset();
        await at.run('dist', true);
        continue;
      }
      const made = path.join(at.folder, `clean${mark}`);
      expect(`${name}\n${changedNames(tree(at.dist()), tree(made))}`).toBe(`${name}\n`);
      left.delete(name);
    }
  }
  expect(builds).toBeGreaterThan(0);
  expect([...left.keys()]).toEqual([]);
});
