/**
 * Random sequences of edits, each followed by an incremental build: the site must equal, byte for byte, that of a
 * build from nothing. Real files, real cache, real publishing, in this process.
 */

import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LONG, times } from '../support/machine/long.ts';
import { tree } from '../support/process/senja.ts';
import { changedNames, editedSite, type Place } from '../support/sites/edited-site.ts';
import { type Random, random } from '../support/values/random.ts';

const SEQUENCES = times(10, 1000);
const EDITS = 3;

/** Files of `dist` without its manifest; none if an earlier edit has removed the folder. */
const published = (at: Place): string[] =>
  existsSync(at.dist()) ? Object.keys(tree(at.dist())).filter((name) => name !== '.senja.json') : [];

const articles = ({ content }: Place): string[] =>
  readdirSync(path.join(content, 'articles')).map((name) => path.join(content, 'articles', name));

const replace = (file: string, from: string | RegExp, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

/** Everything that can affect an incremental build: content, settings, the package itself, and `dist`. */
const EDITS_BY_NAME: Record<string, (place: Place, random: Random, mark: string) => void> = {
  'edit a body': (at, { of }, mark) => appendFileSync(of(articles(at)), `\nTambahan ${mark}.\n`),
  'edit without a change of size': (at, { of }) => {
    const file = of(articles(at));
    const text = readFileSync(file, 'utf8');
    const body = text.indexOf('\n---\n') + 5;
    writeFileSync(
      file,
      text.slice(0, body) + text.slice(body).replace(/[aeo]/, (letter) => (letter === 'a' ? 'e' : 'a')),
    );
  },
  'edit a title': (at, { of }, mark) => replace(of(articles(at)), /^title:.*$/m, `title: Judul ${mark}`),
  'move to another category': (at, { of }) =>
    replace(of(articles(at)), /^category:.*$/m, `category: ${of(['Rumah Aman', 'Gerakan Ringan'])}`),
  'make a draft': (at, { of }) => replace(of(articles(at)), /^title:/m, 'draft: true\ntitle:'),
  'take the body away': (at, { of }) => replace(of(articles(at)), /(---\n[\s\S]*?\n---\n)[\s\S]*/, '$1'),
  'show a picture': (at, { of }) =>
    replace(of(articles(at)), /^imageUrl:.*$/m, `imageUrl: images/${of(['piring', 'senja'])}.png`),
  'change a picture': (at, _random, mark) => appendFileSync(path.join(at.content, 'images/piring.png'), mark),
  'leave a picture unused': (at, _random, mark) =>
    cpSync(path.join(at.content, 'images/piring.png'), path.join(at.content, `images/sisa-${mark}.png`)),
  'schedule an article': (at, { of }) =>
    replace(of(articles(at)), /^publishDate:.*$/m, 'publishDate: 1 Januari 2044'),
  'describe a picture in other words': (at, { of }, mark) =>
    appendFileSync(of(articles(at)), `\n![Piring ${mark}](/images/piring.png)\n`),
  'move lines': (at, { of }, mark) => {
    replace(path.join(at.content, 'site.yaml'), /^/, `# ${mark}\n`);
    replace(of(articles(at)), /^---\n/, `---\n# ${mark}\n`);
  },
  'add an article': (at, { below, of }, mark) =>
    cpSync(of(articles(at)), path.join(at.content, `articles/${below(40)}-baru-${mark}.md`)),
  'delete an article': (at, { of }) => {
    if (articles(at).length > 12) rmSync(of(articles(at)));
  },
  'rename an article': (at, { of, below }, mark) =>
    renameSync(of(articles(at)), path.join(at.content, `articles/${below(40)}-lain-${mark}.md`)),
  'reorder an article': (at, { of, below }) => {
    const file = of(articles(at));
    const name = path.basename(file).replace(/^\d+/, String(100 + below(800)));
    renameSync(file, path.join(path.dirname(file), name));
  },
  'change site.yaml': (at, _random, mark) =>
    replace(path.join(at.content, 'site.yaml'), /^tagline:.*$/m, `tagline: Hidup sehat ${mark}`),
  'switch the search': (at, { of }) =>
    replace(path.join(at.content, 'site.yaml'), /^search:.*$/m, `search: ${of(['true', 'false'])}`),
  'change a page': (at, { of }, mark) =>
    replace(
      path.join(at.content, 'pages', of(readdirSync(path.join(at.content, 'pages')))),
      /^description:.*$/m,
      `description: Keterangan ${mark}`,
    ),
  'delete a file of dist': (at, { of }) => {
    const file = of(published(at));
    if (file) rmSync(path.join(at.dist(), file));
  },
  'spoil a file of dist': (at, { of }, mark) => {
    const file = of(published(at));
    if (file) appendFileSync(path.join(at.dist(), file), mark);
  },
  'lose dist': (at) => rmSync(at.dist(), { recursive: true, force: true }),
  'lose the cache': (at) =>
    rmSync(path.join(at.packageRoot, '.senja/cache'), { recursive: true, force: true }),
  'cut the cache short': (at, { below }) => {
    const folder = path.join(at.packageRoot, '.senja/cache');
    const kept = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of kept.filter((one) => one.startsWith('site-'))) {
      const bytes = readFileSync(path.join(folder, name));
      writeFileSync(path.join(folder, name), bytes.subarray(0, below(bytes.length)));
    }
  },
  'change nothing': () => undefined,
};

/** Each requires new bundles from esbuild, so they are rarer. */
const RARE: Record<string, (place: Place, random: Random, mark: string) => void> = {
  'change a template': ({ packageRoot }, _random, mark) =>
    replace(path.join(packageRoot, 'templates/words/id.json'), /Lama baca \w*/, `Lama baca ${mark}`),
  'change a style': ({ packageRoot }, _random, mark) =>
    appendFileSync(path.join(packageRoot, 'templates/styles/article.css'), `.x${mark}{color:red}`),
  'change client code': ({ packageRoot }, _random, mark) =>
    appendFileSync(
      path.join(packageRoot, 'client/widgets/text-size.tsx'),
      `\nObject.assign(globalThis, { x: '${mark}' });`,
    ),
  'change a model': ({ packageRoot }, { below }) =>
    replace(
      path.join(packageRoot, 'content/models/article.schema.json'),
      /"default": "\d+ menit"/,
      `"default": "${below(9) + 1} menit"`,
    ),
  'change senja': ({ packageRoot }, _random, mark) =>
    writeFileSync(path.join(packageRoot, '.senja/cli/fingerprint'), mark),
};

// Normal runs have each of them in a sequence.
it.each(Object.keys(RARE).filter(() => LONG))(
  'writes what a clean build writes after one change: %s',
  async (name) => {
    const at = editedSite();
    await at.run('dist', true);
    RARE[name]?.(at, random(1), 'anu');
    expect((await at.run('dist', true)).code).toBe(0);
    await at.run('clean', false);
    expect(changedNames(tree(at.dist()), tree(path.join(at.folder, 'clean')))).toBe('');
  },
);

it('writes and reports the same as a clean build after any sequence of changes', async () => {
  const at = editedSite();
  const seen = new Map<string, number>();
  let refused = 0;
  expect((await at.run('dist', true)).code).toBe(0);
  expect(await at.countReused()).toBeGreaterThan(40);
  /** Edits that remain before any of them is repeated. */
  let deck: string[] = [];
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const numbers = random(seed);
    const done: string[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const rare = edit === 0 && seed % 2 === 0 ? Object.keys(RARE)[(seed / 2) % 5] : undefined;
      if (deck.length === 0) deck = Object.keys(EDITS_BY_NAME);
      const name = rare ?? (deck.splice(numbers.below(deck.length), 1)[0] as string);
      (EDITS_BY_NAME[name] ?? RARE[name])?.(at, numbers, `${seed}x${edit}`);
      done.push(name);
      seen.set(name, (seen.get(name) ?? 0) + 1);
      // Not after each: several edits may come between two builds.
      if (numbers.below(3) > 0) await at.run('dist', true);
    }
    const label = `sequence ${seed}: ${done.join(', ')}`;
    const incremental = await at.run('dist', true);
    // A new name, so that nothing is cached for it; after a change of the package, no bundle either.
    const clean = await at.run(`clean${seed}`, !done.some((name) => name in RARE));
    expect(incremental, label).toEqual(clean);
    if (clean.code !== 0) {
      // A link may lead to something removed: then nothing is published, and the next sequence starts again.
      refused += 1;
      at.reset();
      continue;
    }
    const different = changedNames(tree(at.dist()), tree(path.join(at.folder, `clean${seed}`)));
    expect(`${label}\n${different}`).toBe(`${label}\n`);
    rmSync(path.join(at.folder, `clean${seed}`), { recursive: true });
    if (articles(at).length > 60) at.reset();
  }
  // Most sequences must produce a site to compare.
  expect(refused).toBeLessThan(SEQUENCES / 2);
  // Every kind of edit must have been used.
  expect([...Object.keys(EDITS_BY_NAME), ...Object.keys(RARE)].filter((name) => !seen.has(name))).toEqual([]);
});
