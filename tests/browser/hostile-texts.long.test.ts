/**
 * Texts that try to run a script, in every field of every model and every place of Markdown bodies, built and opened
 * in a browser. Values that senja refuses are replaced by those of the sound site. The policy of the pages is switched
 * off, so that no script runs because of escaping alone.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isMap, isNode, isSeq, LineCounter, parse, parseDocument, stringify } from 'yaml';
import type { Schema } from '../../cli/core/models/schema/schema.ts';
import { readModels } from '../../cli/io/content/model-texts.ts';
import { serveFolder } from '../../cli/io/serve/static-server.ts';
import { times } from '../support/machine/long.ts';
import { root, temporaryFolder } from '../support/process/senja.ts';
import { editedSite } from '../support/sites/edited-site.ts';
import { type LaxFault, laxSite, NOTE, SETTINGS } from '../support/sites/lax-site.ts';
import { random } from '../support/values/random.ts';
import { textsIn } from '../support/values/texts-in.ts';
import { newContext } from './support/browser.ts';
import { hostileTexts, MARK, TEXTS } from './support/hostile-texts.ts';

const SEED = 20_250_425;
const SEEDS = Array.from({ length: times(1, 40) }, (_, index) => SEED + index);
/** Articles of the sound site that get hostile texts; the others are left out. */
const ARTICLES = 12;
/** Parts of each body. */
const PARTS = 12;
/** Pages open at once. */
const TABS = 3;

type Fields = Record<string, unknown>;
type Texts = ReturnType<typeof hostileTexts>;

/** A content file: fields of the sound site, hostile ones, and parts of a body. */
interface Content {
  name: string;
  sound: Fields;
  fields: Fields;
  parts: string[] | null;
}

const IS_ADDRESS = /^(?:link|.*-url|page-path|email-address|host-name)$/;

/** @returns a hostile value for each text that a schema allows, besides its constants and choices */
function hostileValue(intended: Schema, sound: unknown, texts: Texts): unknown {
  const types = [intended.type ?? []].flat();
  if ('const' in intended || intended.enum || types.includes('boolean')) return sound;
  if (types.includes('object')) {
    const before = typeof sound === 'object' && sound !== null ? (sound as Fields) : {};
    const made = Object.entries(intended.properties ?? {}).map(([name, child]) => [
      name,
      hostileValue(child, before[name], texts),
    ]);
    return Object.fromEntries(made.filter(([, value]) => value !== undefined));
  }
  if (types.includes('array')) {
    const before: unknown[] = Array.isArray(sound) && sound.length > 0 ? sound : [undefined];
    return before.map((one) => hostileValue(intended.items ?? {}, one, texts));
  }
  if (IS_ADDRESS.test(intended.format ?? '')) return texts.address();
  const text = texts.text();
  return text.length <= (intended.maxLength ?? text.length)
    ? text
    : texts.text().slice(0, intended.maxLength);
}

function read(file: string): { fields: Fields; hasBody: boolean } {
  const text = readFileSync(file, 'utf8');
  const [, matter = text, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  return { fields: parse(matter) as Fields, hasBody: body !== undefined };
}

/** Replaces the value at a pointer by the sound one, or removes it; if it is in neither, what contains it. */
function restore(fields: Fields, sound: Fields, pointer: string): void {
  const names = pointer.split('/').slice(1);
  let [at, before]: [unknown, unknown] = [fields, sound];
  while (names.length > 1) {
    const name = names[0] ?? '';
    const inner = (at as Fields)[name];
    if (typeof inner !== 'object' || inner === null) break;
    [at, before] = [inner, (before as Fields | undefined)?.[name]];
    names.shift();
  }
  const [name = ''] = names;
  const value = (before as Fields | undefined)?.[name];
  // A field that is missing: what lacks it goes.
  if (value === undefined && !Object.hasOwn(at as object, name) && pointer.lastIndexOf('/') > 0)
    restore(fields, sound, pointer.slice(0, pointer.lastIndexOf('/')));
  else if (value !== undefined) (at as Fields)[name] = structuredClone(value);
  else if (Array.isArray(at)) at.splice(Number(name), 1);
  else delete (at as Fields)[name];
}

const inYaml = (fields: Fields): string => stringify(fields, { aliasDuplicateObjects: false, lineWidth: 0 });

const bodyOf = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

const textOf = ({ fields, parts }: Content): string =>
  parts === null ? inYaml(fields) : `---\n${inYaml(fields)}---\n\n${bodyOf(parts)}`;

/** @returns the pointer to the value on a line of YAML */
function pointerAt(text: string, line: number): string {
  const lines = new LineCounter();
  const pointerIn = (node: unknown, pointer: string): string | null => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = String((key as { value: unknown }).value);
        const found = pointerIn(value, `${pointer}/${name}`) ?? pointerIn(key, `${pointer}/${name}`);
        if (found !== null) return found;
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        const found = pointerIn(item, `${pointer}/${index}`);
        if (found !== null) return found;
      }
    } else if (isNode(node) && node.range) {
      const [first, last] = [node.range[0], node.range[1]].map((at) => lines.linePos(at).line);
      if (line >= Number(first) && line <= Number(last)) return pointer;
    }
    return null;
  };
  return pointerIn(parseDocument(text, { lineCounter: lines }).contents, '') ?? '';
}

/** Takes out the value or part of a body that a fault is in. */
function takeOut(content: Content, { field, line }: Pick<LaxFault, 'field' | 'line'>): void {
  const { fields, sound, parts } = content;
  const front = inYaml(fields).split('\n').length;
  if (field !== '') restore(fields, sound, field);
  else if (parts === null) restore(fields, sound, pointerAt(inYaml(fields), line));
  else if (line <= front) restore(fields, sound, pointerAt(inYaml(fields), line - 1));
  else {
    // After the second fence and an empty line.
    let at = front + 2;
    const index = parts.findIndex((part) => {
      at += part.split('\n').length + 1;
      return line < at;
    });
    parts.splice(index < 0 ? parts.length - 1 : index, 1);
  }
}

/** Rounds of building; each takes out what the last one has refused. */
const MAX_ROUNDS = 12;

/** Builds until nothing is refused. Faults of the machine or the site's code fail the test. */
async function publish(
  contents: readonly Content[],
  build: () => Promise<{ code: number; diagnostics: readonly LaxFault[] }>,
): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { code, diagnostics } = await build();
    if (code === 0) return;
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.filter((one) => /^(?:senja|code)\//.test(one.code))).toEqual([]);
    const unique = new Map(errors.map((one) => [`${one.file} ${one.field || one.line}`, one]));
    // From the end, so that lines and items before keep their numbers.
    for (const one of [...unique.values()].sort((a, b) => b.line - a.line)) {
      const content = contents.find(({ name }) => name === one.file);
      if (!content) throw new Error(`a fault of ${one.file}: ${one.code}`);
      takeOut(content, one);
    }
    if (round === MAX_ROUNDS - 1) expect(errors).toEqual([]);
  }
}

const pagesIn = (out: string): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(?:html|xml|svg)$/.test(name))
    .sort();

/** Runs in a page: what would run once somebody touches it, and the use of everything that can be used. */
function dangersInPage(): string[] {
  const dangers: string[] = [];
  const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) dangers.push(`${element.tagName} ${name}`);
      if (!/^(?:href|src|action|formaction|xlink:href|data|poster)$/i.test(name)) continue;
      const { protocol } = URL.canParse(value, document.baseURI)
        ? new URL(value, document.baseURI)
        : { protocol: '' };
      if (!schemes.has(protocol)) dangers.push(`${element.tagName} ${name}=${value}`);
    }
    for (const type of ['mouseover', 'focus', 'toggle', 'error', 'load'])
      element.dispatchEvent(new Event(type));
    if (element instanceof HTMLAnchorElement && element.protocol === 'javascript:') element.click();
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget] :is(input, button, textarea)'))
    element.focus();
  return dangers;
}

/** Opens every page of a built site, and the other documents that browsers show. */
async function open(out: string, context: BrowserContext): Promise<{ opened: number; found: string[] }> {
  await using server = await served(out);
  const base = new URL(server.url);
  const found: string[] = [];
  await context.addInitScript((mark) => {
    Object.defineProperty(globalThis, mark, { set: (value) => console.warn(`${mark} ${value}`) });
  }, MARK);
  await context.route(
    (url) => url.origin !== base.origin,
    async (route) => {
      const url = route.request().url();
      if (!url.startsWith('https://images.unsplash.com/')) found.push(`request of ${url}`);
      await route.abort();
    },
  );
  const names = pagesIn(out);
  const left = [...names];
  const use = async (page: Page): Promise<void> => {
    let at = '';
    page.on('console', (message) => {
      if (message.text().startsWith(MARK)) found.push(`${at}: ${message.text()}`);
    });
    page.on('dialog', (dialog) => {
      found.push(`${at}: dialog`);
      void dialog.dismiss();
    });
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      at = name;
      const address = name
        .split('/')
        .map(encodeURIComponent)
        .join('/')
        .replace(/(^|\/)index\.html$/, '$1');
      await page.goto(new URL(address, base).href, { waitUntil: 'load' });
      // Former addresses lead on at once.
      if (
        !name.endsWith('.html') ||
        readFileSync(path.join(out, name), 'utf8').includes('http-equiv="refresh"')
      )
        continue;
      for (const danger of await page.evaluate(dangersInPage)) found.push(`${at}: ${danger}`);
      // Widgets that have become alive.
      await page.waitForLoadState('load');
      for (const danger of await page.evaluate(dangersInPage)) found.push(`${at}: alive, ${danger}`);
    }
  };
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map(use));
  return { opened: names.length, found };
}

async function served(out: string) {
  const server = await serveFolder(out, 0);
  return { url: server.url, [Symbol.asyncDispose]: () => server.close() };
}

/** Opens a site in a new context whose pages have no policy. */
async function openWithoutPolicy(out: string) {
  const context = await newContext({ bypassCSP: true });
  try {
    return await open(out, context);
  } finally {
    await context.close();
  }
}

const published = (out: string): string =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|xml|json|webmanifest)$/.test(name))
    .map((name) => readFileSync(path.join(out, name), 'utf8'))
    .join('\n');

const models = textsIn(await readModels({ siteRoot: root, toolRoot: root }), 'id');
const modelOf = (name: string): Schema => JSON.parse(models[name] ?? '');

/** Categories are named by the articles. */
const categoriesIn = (site: Fields): string[] =>
  (site.categories as { name: string }[]).map(({ name }) => name);

it('finds what runs on pages that escape nothing', async () => {
  const out = temporaryFolder();
  const raw = TEXTS.filter((_, index) => index % 3 === 0);
  for (const [index, text] of raw.entries())
    writeFileSync(path.join(out, `${index}.html`), `<!doctype html><p>${text(`top.${MARK}=1`)}</p>`);
  const { opened, found } = await openWithoutPolicy(out);
  expect(opened).toBe(raw.length);
  const at = new Set(found.map((one) => one.split(':')[0]));
  for (const name of ['0.html', '3.html', '9.html']) expect([...at]).toContain(name);
  expect(found.filter((one) => one.includes(MARK)).length).toBeGreaterThan(5);
  expect(found.some((one) => one.startsWith('request of http://evil.example/'))).toBe(true);
});

it.each(SEEDS)('no text in a field or body of the shipped models runs: %i', async (seed) => {
  const texts = hostileTexts(random(seed));
  const place = editedSite((content) => {
    for (const name of readdirSync(path.join(content, 'articles')).sort().slice(ARTICLES))
      rmSync(path.join(content, 'articles', name));
    // Categories get other names, and with them other addresses.
    const home = path.join(content, 'pages/beranda.yaml');
    writeFileSync(home, readFileSync(home, 'utf8').replace(/\/kategori\/.*/g, '/kontak/'));
  });
  const files = ['site.yaml'].concat(
    ...['articles', 'pages'].map((folder) =>
      readdirSync(path.join(place.content, folder)).map((name) => `${folder}/${name}`),
    ),
  );
  const contents = files.map((name): Content => {
    const { fields: sound, hasBody } = read(path.join(place.content, name));
    const model = modelOf(
      name === 'site.yaml' ? 'site' : name.startsWith('articles/') ? 'article' : `page-${sound.template}`,
    );
    const fields = hostileValue(model, sound, texts) as Fields;
    return { name, sound, fields, parts: hasBody ? Array.from({ length: PARTS }, texts.block) : null };
  });
  const [site] = contents as [Content];
  const soundCategories = categoriesIn(site.sound);
  const write = (): void => {
    const categories = categoriesIn(site.fields);
    for (const content of contents) {
      const { name, sound, fields } = content;
      if (sound.category !== undefined)
        fields.category = categories[soundCategories.indexOf(String(sound.category))];
      writeFileSync(path.join(place.content, name), textOf(content));
    }
  };
  await publish(contents, async () => {
    write();
    const { code, report } = await place.run('dist', true);
    return { code, ...(JSON.parse(report) as { diagnostics: LaxFault[] }) };
  });
  const { opened, found } = await openWithoutPolicy(place.dist());
  expect(found).toEqual([]);
  const count = texts.countIn(published(place.dist()));
  if (process.env.FIGURES) console.log({ ...count, opened });
  expect(count.made).toBeGreaterThan(400);
  expect(count.found).toBeGreaterThan(count.made / 3);
  expect(opened).toBeGreaterThan(20);
});

const LAX_FILES = {
  'templates/site.ts': `import { defineSite, page } from 'senja';
export default defineSite({
  pages: ({ notes, settings }) => [
    page('/', 'home', () => ({ text: JSON.stringify([settings, notes.all]) })),
    ...notes.pages((note) => ({ text: String(note.title), all: JSON.stringify(note) })),
    page('/404.html', 'home', () => ({ text: '404' })),
  ],
});
`,
  'templates/pages/home.tsx':
    'export default function Home({ text }) { return <p title={text}>{text}</p>; }\n',
  'templates/pages/note.tsx': `import { Body } from 'senja/react';
export default function Note({ text, all, body }) {
  return <article data-all={all}><h1 title={text}>{text}</h1><Body of={body} /></article>;
}
`,
};

it.each(SEEDS)('no text in a site whose own models allow anything runs: %i', async (seed) => {
  const texts = hostileTexts(random(seed));
  const { at, built } = laxSite(path.join(temporaryFolder(), 'site'), LAX_FILES);
  mkdirSync(at('content/notes'), { recursive: true });
  const settings: Fields = {};
  for (const name of ['title', 'description', 'tagline', 'footer', 'url', 'language', 'timeZone'])
    settings[name] = name === 'url' ? texts.address() : texts.text();
  Object.assign(settings, { imageHosts: [texts.address()], photos: texts.text(), languages: [texts.text()] });
  const note: Fields = {
    day: NOTE.day,
    aliases: [texts.address()],
    list: [{ of: texts.text() }],
  };
  for (const name of ['title', 'lead', 'other', '"<b>']) note[name] = texts.text();
  const parts = Array.from({ length: 4 * PARTS }, texts.block);
  const contents = [
    { name: 'site.yaml', sound: SETTINGS, fields: settings, parts: null },
    { name: 'notes/note.md', sound: NOTE, fields: note, parts },
  ];
  await publish(contents, async () => {
    const { code, errors } = await built(settings, note, bodyOf(parts));
    return { code, diagnostics: errors };
  });
  const { opened, found } = await openWithoutPolicy(at('dist'));
  expect(found).toEqual([]);
  const count = texts.countIn(published(at('dist')));
  if (process.env.FIGURES) console.log({ ...count, opened });
  // Elements that are taken out of bodies are not found.
  expect(count.found).toBeGreaterThan(count.made / 4);
  expect(opened).toBeGreaterThan(4);
});
