/**
 * Views for readers, which browsers and reading apps offer, show an article as one column without the rest of the page.
 * What they keep is guessed. Every page keeps its danger signs, reviewer, steps and sources there. An article has its own
 * title, author and day, its pictures once, and nothing that only serves the page.
 */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readability } from '@mozilla/readability';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { root, senja, shippedContent, temporaryFolder, tree } from '../support/process/senja.ts';

/** What must be kept, by its place in a page of the theme. */
const PARTS = {
  'danger signs': '.seek-help h2, .alarm > p:not(.screen), .alarm li, .help-strip p',
  'who is responsible': '.credit p, .written',
  sources: '.sources h2, .sources li',
  text: '.article .lead, .prose > p:not(.screen), .prose > h2, .prose > ol li, .prose > ul li, .prose td, .prose summary',
  steps: '.prose > ol > li',
} as const;
/** Of a site without the theme's classes. */
const ANY = { text: 'main div p, main div li, main pre' } as const;
/** What a page of only a few words says is not an article: views for readers are not offered for it. */
const NO_ARTICLE = /(?:^|\/)404\.html$|http-equiv="refresh"|class="lines/;

const wordsOf = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** @returns the texts of a page that a view for readers loses, each with the part it is of; and how many it has */
async function lostIn(html: string, parts: Readonly<Record<string, string>>) {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  try {
    // happy-dom would fetch what is preloaded.
    const still = html.replaceAll(/<link rel="preload"[^>]*>/g, '');
    const document = new window.DOMParser().parseFromString(still, 'text/html');
    const texts = Object.entries(parts).flatMap(([part, selector]) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => !one.querySelector('p, li'))
        .map((one) => ({ part, text: wordsOf(one.textContent) })),
    );
    const read = wordsOf(new Readability(document as unknown as Document).parse()?.textContent);
    return { count: texts.length, lost: texts.filter(({ text }) => !read.includes(text)) };
  } finally {
    await window.happyDOM.close();
  }
}

async function lostInSite(folder: string, parts: Readonly<Record<string, string>>) {
  const pages = Object.entries(tree(folder)).filter(([name]) => name.endsWith('.html'));
  const lost: unknown[] = [];
  let count = 0;
  for (const [name, latin1] of pages) {
    const html = Buffer.from(latin1, 'latin1').toString('utf8');
    if (NO_ARTICLE.test(name) || NO_ARTICLE.test(html)) continue;
    const found = await lostIn(html, parts);
    count += found.count;
    if (found.lost.length > 0) lost.push([name, found.lost]);
  }
  return { count, lost };
}

/** Of a page: its facts as a view for readers states them, and what it shows besides the text. */
async function shownIn(html: string) {
  const window = new Window({
    url: 'https://sehat.example/',
    settings: { disableJavaScriptEvaluation: true },
  });
  try {
    const document = new window.DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const articleOf = all('.article .prose')[0];
    const lines = all('.credit p, .written');
    const [, author = 'Senja Sehat'] =
      /Ditulis oleh (.+?)\s*(?:·|$)/.exec(
        lines.map((one) => wordsOf(one.textContent)).find((text) => text.startsWith('Ditulis oleh')) ?? '',
      ) ?? [];
    const facts = {
      title: wordsOf(all('h1')[0]?.textContent),
      author,
      day: lines
        .find((one) => one.textContent.includes('Terbit'))
        ?.querySelector('time')
        ?.getAttribute('datetime'),
    };
    const photos = all('.article .photo').map((photo) => [...photo.querySelectorAll('img')].at(-1));
    const pictures = [...photos, ...all('.prose > p img')].map(
      (one) => new URL(one?.getAttribute('src') ?? '', 'https://sehat.example/').href,
    );
    const view = new Readability(document as unknown as Document).parse();
    const content = new window.DOMParser().parseFromString(view?.content ?? '', 'text/html');
    return {
      isArticle: articleOf !== undefined,
      facts,
      found: { title: view?.title, author: view?.byline, day: view?.publishedTime },
      pictures,
      shown: [...content.querySelectorAll('img')].map((one) => one.getAttribute('src')),
      // The contents of an article lead to its own chapters.
      besides: [...content.querySelectorAll('nav, button, input, select, textarea, form, svg')]
        .filter((one) => !one.querySelector('a[href^="#"]'))
        .map((one) => wordsOf(one.outerHTML)),
    };
  } finally {
    await window.happyDOM.close();
  }
}

async function built(content: string): Promise<string> {
  const out = path.join(temporaryFolder(), 'dist');
  const { code, stderr } = await senja(['build', '--content', content, '--out', out, '--quiet']);
  expect(code, stderr).toBe(0);
  return out;
}

it.each([
  ['the shipped site', shippedContent, 50],
  ['the second site', path.join(root, 'tests/sites/lengkap'), 500],
])('keep what matters on every page of %s', async (_, content, least) => {
  const { count, lost } = await lostInSite(await built(content), PARTS);
  expect(lost).toEqual([]);
  expect(count).toBeGreaterThan(least);
});

it('show an article with its title, author and day, its pictures once, and nothing for the page', async () => {
  const pages = Object.entries(tree(await built(path.join(root, 'tests/sites/lengkap'))));
  let count = 0;
  for (const [name, latin1] of pages) {
    if (!/^artikel\/[^/]+\/index\.html$/.test(name)) continue;
    const { isArticle, ...rest } = await shownIn(Buffer.from(latin1, 'latin1').toString('utf8'));
    if (!isArticle) continue;
    count += 1;
    expect([name, rest.found, rest.shown, rest.besides]).toEqual([name, rest.facts, rest.pictures, []]);
  }
  expect(count).toBeGreaterThan(30);
});

it.each([
  ['sehat', 'en', PARTS, 30],
  ['blank', 'id', ANY, 1],
  ['blog', 'id', ANY, 3],
  ['docs', 'en', ANY, 3],
] as const)('keep what matters on every page of a new site: %s', async (theme, lang, parts, least) => {
  const folder = path.join(temporaryFolder(), theme);
  await senja(['init', folder, '--theme', theme, '--lang', lang]);
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['highlight.js', 'react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  const made = await senja(['build', '--quiet'], { cwd: folder });
  expect(made.code, made.stderr).toBe(0);
  const { count, lost } = await lostInSite(path.join(folder, 'dist'), parts);
  // The page of a search is no text to read.
  expect((lost as [string, unknown][]).filter(([name]) => !/^(?:search|cari)\//.test(name))).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(least);
});

const SENTENCE = 'Duduk dahulu di kursi yang kokoh, tarik napas pelan, lalu berdirilah dengan tenang.';
const PARAGRAPH = Array.from({ length: 4 }, (_, at) => `${SENTENCE} Ulangi ${at + 2} kali.`).join(' ');
const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join('\n');

/** Bodies of every shape: what surrounds the text must be kept whatever is in it. */
const BODIES: Readonly<Record<string, string>> = {
  'one short sentence': 'Minumlah air.',
  'one sentence': SENTENCE,
  'one long paragraph': PARAGRAPH,
  'long paragraphs': times(30, (at) => `${PARAGRAPH} Bagian ${at}.\n`),
  'steps alone': times(6, (at) => `${at + 1}. Langkah ke-${at}: ${SENTENCE}`),
  'many loose items': times(12, (at) => `- Butir ${at}. ${PARAGRAPH}\n`),
  'a loose item of several paragraphs': times(12, (at) => `${at + 1}. Butir ${at}.\n\n   ${PARAGRAPH}\n`),
  'a table alone': `| Hari | Saran |\n|---|---|\n${times(20, (at) => `| Hari ${at} | ${SENTENCE} |`)}`,
  'one long chapter': `## Bab\n\n${times(12, () => `${PARAGRAPH}\n`)}`,
  'many chapters': times(8, (at) => `## Bab ${at}\n\n${PARAGRAPH}\n\n- ${SENTENCE}\n`),
  'a long quotation': times(7, () => `> ${PARAGRAPH}\n>`),
  'a long box': `Awal.\n\n::: tip\n${times(7, () => `${PARAGRAPH}\n`)}\n:::\n`,
  'a long closed part': `Awal.\n\n::: details Rinciannya\n${times(7, () => `${PARAGRAPH}\n`)}\n:::\n`,
  'a long element of HTML': `<div>\n\n${times(7, () => `${PARAGRAPH}\n`)}\n\n</div>`,
  'one inside another': `<div>\n\n<div>\n\n${times(7, () => `${PARAGRAPH}\n`)}\n\n</div>\n\n</div>`,
  'a note': `${PARAGRAPH}[^1]\n\n[^1]: ${PARAGRAPH}`,
  code: `${SENTENCE}\n\n\`\`\`\n${times(30, () => SENTENCE)}\n\`\`\`\n`,
};

describe('an article keeps what matters, whatever its text is', () => {
  it.each([
    ['with few words around it', ['Pingsan.'], ''],
    [
      'with many',
      times(5, (at) => `Tanda ${at}: dada nyeri, napas sesak, atau bicara pelo. Segera telepon 119.`).split(
        '\n',
      ),
      'reviewed: 2 Mei 2025\n',
    ],
  ])('%s', async (_, seekHelp, more) => {
    const content = path.join(temporaryFolder(), 'content');
    cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
    for (const [at, body] of Object.values(BODIES).entries())
      writeFileSync(
        path.join(content, 'articles', `${100 + at}-bentuk-${at}.md`),
        `---
title: Bentuk ${at}
excerpt: Ringkasan.
category: Makanan Sehat
imageUrl: images/senja.png
imageAlt: Rumah kecil.
publishDate: 1 Mei 2025
author: Upik Rahmayanti
reviewedBy: dr. Laras Widyaprana
${more}seekHelp: ${JSON.stringify(seekHelp)}
sources: [Buku Kesehatan Ibu, Panduan Puskesmas]
---
${body}
`,
      );
    const files = tree(await built(content));
    const lost: unknown[] = [];
    for (const [at, name] of Object.keys(BODIES).entries()) {
      const html = Buffer.from(files[`artikel/bentuk-${at}/index.html`] ?? '', 'latin1').toString('utf8');
      const found = await lostIn(html, PARTS);
      expect(found.count).toBeGreaterThan(5);
      if (found.lost.length > 0)
        lost.push([name, found.lost.map(({ part, text }) => `${part}: ${text.slice(0, 60)}`)]);
    }
    expect(lost).toEqual([]);
  });
});
