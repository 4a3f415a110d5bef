/**
 * A page is what React makes of its template and props: whatever templates do, a build from nothing, an incremental
 * one, and one without shared parts have the same bytes.
 */
import { appendFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { times } from '../support/machine/long.ts';
import { tree } from '../support/process/senja.ts';
import { buildHere } from '../support/sites/build-here.ts';
import { changedNames, editedSite } from '../support/sites/edited-site.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { random } from '../support/values/random.ts';

/** Enough rounds to use every kind at least once. */
const ROUNDS = times(1, 100);

/** In the module that sites import: the beginning of `cached`, and the same without its cache. */
const CACHED = /function cached\((\w+)\) \{/;
const PLAIN = '$& return $1;';

const TITLE = '<h1>{card.title}</h1>';
const TOOLS = `<Widget name="article-tools" share={job.share} rules={site.speech ?? ''} />`;
const BODY = 'html={rest}';
const WORDS = '{!brief && <p className="card__words">{excerpt}</p>}';

/** The card in lists of articles; with features, it is a shared part, as below articles. */
const CARD = '<Card key';
const SHARED = 'cached(Card)';

/** Features of templates: a file, a text in it, and its replacement. */
const KINDS: Readonly<Record<string, readonly [file: string, from: string, to: string]>> = {
  'asks for a certain text': [
    'pages/article.tsx',
    TITLE,
    `<h1>{card.title === 'Minum sebelum merasa haus' ? <b>ya</b> : card.title}</h1>`,
  ],
  'asks for one of a few': [
    'pages/article.tsx',
    TITLE,
    `<h1>{card.category.name === 'Rumah Aman' ? <i>R</i> : null}{card.title}</h1>`,
  ],
  'counts letters': [
    'pages/article.tsx',
    TITLE,
    `<h1 className={card.title.length > 30 ? 'l' : 's'}>{card.title}</h1>`,
  ],
  'reads a number': [
    'pages/article.tsx',
    TITLE,
    `<h1>{card.title}{Number.parseInt(card.readTime) > 2 && <b>lama</b>}</h1>`,
  ],
  'compares days': [
    'pages/article.tsx',
    TITLE,
    `<h1>{card.publishDay < '2025-06-10' ? 'lama' : 'baru'}</h1>`,
  ],
  'asks for an id': ['pages/article.tsx', TITLE, '<h1 id={useId()}>{card.title}</h1>'],
  'rewrites the body': ['pages/article.tsx', BODY, `html={rest.replaceAll('<p>', '<p class="x">')}`],
  'shares a part that holds another': ['pages/article.tsx', TOOLS, `<Nested slug={card.slug} />${TOOLS}`],
  'gives a shared part children': ['pages/article.tsx', TOOLS, '<Framed><b>{card.title}</b></Framed>'],
  'asks for an id in a shared part': [
    'parts/card/card.tsx',
    WORDS,
    '<p className="card__words" id={useId()}>{excerpt}</p>',
  ],
  'hurries a picture in a shared part': ['parts/card/card.tsx', WORDS, '<img src={image?.src} alt="" />'],
  'names its own head in a shared part': [
    'parts/card/card.tsx',
    WORDS,
    '<><meta name="x" content={excerpt} /><p>{title}</p></>',
  ],
  'shares a text': [
    'parts/card/cards.tsx',
    SHARED,
    'cached((props: CardProps) => (<><Card {...props} /><li>a<Bare text={props.article.excerpt} />b<Bare text="b" /></li></>))',
  ],
  'shares nothing': [
    'parts/card/cards.tsx',
    SHARED,
    'cached((props: CardProps) => (<><Card {...props} /><li><Empty text={props.article.title} />c</li></>))',
  ],
  'asks for a certain text in a shared part': [
    'parts/card/card.tsx',
    WORDS,
    `<p>{title === 'Jadwal tidur yang tetap' ? 'itu' : excerpt}</p>`,
  ],
};

const MORE: Readonly<Record<string, string>> = {
  'pages/article.tsx': `
import { useId } from 'react';
const Inner = cached(({ slug }: { slug: string }) => <i>{slug}</i>);
const Nested = cached(({ slug }: { slug: string }) => <p>a<Inner slug={slug} />b<Inner slug="x" /></p>);
const Framed = cached(({ children }: { children: object }) => <div>{children as never}</div>);
export const used = [useId, Nested, Framed];
`,
  'parts/card/card.tsx': `
import { useId } from 'react';
export const used = [useId];
`,
  'parts/card/cards.tsx': `
const Bare = cached(({ text }: { text: string }) => <>{text}</>);
const Empty = cached(({ text }: { text: string }) => (text === '' ? <b /> : null));
export const used = [Bare, Empty];
`,
};

/** Applies features to a package; those in the same place follow one another. */
function change(packageRoot: string, kinds: readonly string[]): void {
  const templates = path.join(packageRoot, 'templates');
  for (const [file, text] of Object.entries(MORE)) appendFileSync(path.join(templates, file), text);
  const cards = path.join(templates, 'parts/card/cards.tsx');
  const lists = readFileSync(cards, 'utf8');
  expect(lists).toContain(CARD);
  writeFileSync(cards, lists.replace(CARD, '<SharedCard key'));
  const places = new Map<string, { file: string; texts: string[] }>();
  for (const kind of kinds) {
    const [file, from, to] = KINDS[kind] as (typeof KINDS)[string];
    const place = places.get(from) ?? { file: path.join(templates, file), texts: [] };
    places.set(from, place);
    place.texts.push(to);
  }
  for (const [from, { file, texts }] of places) {
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(from);
    writeFileSync(
      file,
      before.replace(from, () => texts.join('')),
    );
  }
}

/** @returns features that fit into one page, all of them in turn: a part is shared in one way alone */
function* hands(): Generator<string[]> {
  const ways = Object.keys(KINDS).filter((kind) => KINDS[kind]?.[1] === SHARED);
  for (let at = 0; ; at += 1) {
    yield Object.keys(KINDS).filter((kind) => !ways.includes(kind) || kind === ways[at % ways.length]);
  }
}

it('renders the same bytes as plain React, in clean and incremental builds', async () => {
  const seen = new Set<string>();
  const deal = hands();
  const all = Object.keys(KINDS);
  for (let seed = 1; seed <= ROUNDS || seen.size < all.length; seed += 1) {
    const at = editedSite();
    const kinds = deal.next().value as string[];
    for (const kind of kinds) seen.add(kind);
    change(at.packageRoot, kinds);
    const packageRoot = packageCopy(path.join(at.folder, 'polos'));
    change(packageRoot, kinds);
    const ofSites = path.join(packageRoot, '.senja/cli/react.mjs');
    const module = readFileSync(ofSites, 'utf8');
    expect(module).toMatch(CACHED);
    writeFileSync(ofSites, module.replace(CACHED, PLAIN));
    const plain = async (): Promise<Record<string, string>> => {
      const out = path.join(at.folder, 'polos-dist');
      const site = { folder: at.folder, content: at.content, out, packageRoot };
      expect(await buildHere(site, { cache: false })).toMatchObject({ code: 0 });
      return tree(out);
    };
    const why = kinds.join(', ');
    expect(await at.run('dist', true), why).toMatchObject({ code: 0 });
    expect(changedNames(tree(at.dist()), await plain()), why).toBe('');

    const { of, below } = random(seed);
    const articles = path.join(at.content, 'articles');
    const one = of(readdirSync(articles));
    const two = of(readdirSync(articles).filter((name) => name !== one));
    const text = readFileSync(path.join(articles, one), 'utf8');
    writeFileSync(path.join(articles, one), text.replace(/^title:.*$/m, `title: Judul ${seed}`));
    renameSync(path.join(articles, two), path.join(articles, two.replace(/^\d+/, `${100 + below(800)}`)));
    expect(await at.run('dist', true), why).toMatchObject({ code: 0 });
    expect(changedNames(tree(at.dist()), await plain()), why).toBe('');
  }
});
