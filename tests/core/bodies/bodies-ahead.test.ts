/** Bodies rendered while fields are read are those that their pages would have rendered, or are left to them. */
import { describe, expect, it } from 'vitest';
import { renderAhead } from '../../../cli/core/bodies/bodies-ahead.ts';
import { type ReadBody, readBody } from '../../../cli/core/bodies/body.ts';
import { imageSet } from '../../../cli/core/images/image-set.ts';
import { parse } from '../../../cli/core/parse/parse.ts';
import type { Unreadable } from '../../../cli/core/stages/content-folder.ts';
import { fingerprint } from '../../../cli/io/cache/hash.ts';
import { bodiesOf, bodyStore } from '../../../cli/io/threads/body-store.ts';

const FRAME = { base: '/senja/', imageHosts: ['foto.example'] };
const MATTER = '---\ntitle: Tempe\n---\n';

const each = <T, R>(items: readonly T[], _fileOf: unknown, step: (item: T) => R): R[] => items.map(step);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Renders what it may of files given by name and text; null is a file that cannot be read. */
function ahead(files: Record<string, string | null>, { room = 100, over = 100 } = {}) {
  const made = new Map<string, ReadBody>();
  let looks = 0;
  const content = {
    read: (path: string): Uint8Array | Unreadable => {
      const text = files[path];
      return typeof text === 'string' ? bytes(text) : { path, code: 'file/unreadable', params: {} };
    },
    each,
  };
  const keep = (path: string, _print: string, body: ReadBody): boolean => {
    if (made.size === room) return false;
    made.set(path, body);
    return true;
  };
  const isOver = (): boolean => ++looks > over;
  renderAhead(Object.keys(files), FRAME, { content, fingerprint, keep }, isOver);
  return made;
}

describe('a body rendered ahead', () => {
  it.each([
    ['plain', `${MATTER}## Satu\n\nTeks [a](/kontak/) **b** é 🌅.\n`],
    ['of a file with blank lines', `${MATTER}\n\n\nTeks.\n`],
    [
      'of a file from Windows',
      `${MATTER}Teks [a](#b).\n\n![x](https://foto.example/a.jpg)\n`.replaceAll('\n', '\r\n'),
    ],
    ['below comments alone', '---\n# title: Tempe\n---\nTeks.\n'],
    ['below nothing', '---\n---\nTeks.\n'],
    ['that shows a fence', `${MATTER}Teks.\n\n---\n\nTeks.\n`],
    ['after a byte-order mark', `\ufeff${MATTER}Teks.\n`],
    ['that is empty', MATTER],
  ])('is the same as with its page: %s', (_name, text) => {
    const images = imageSet({ local: new Map(), base: FRAME.base, allowedHosts: FRAME.imageHosts });
    // Of a file without fields there is no document.
    const start = parse('a.md', bytes(text)).value?.body?.start ?? text.indexOf('Teks');
    const later = readBody(
      { path: 'a.md', start, fingerprint: null },
      { content: { read: () => bytes(text), each }, images, base: FRAME.base },
    );
    expect(ahead({ 'a.md': text }).get('a.md')).toEqual(later);
  });

  it('is left to its page when there is something to say of it, or something yet to know', () => {
    const files = {
      'link.md': `${MATTER}[a](javascript:x)\n`,
      'host.md': `${MATTER}![a](https://lain.example/a.jpg)\n`,
      'local.md': `${MATTER}![a](images/a.jpg)\n`,
      'character.md': `${MATTER}a\u0001b\n`,
      'fence.md': '---\ntitle: Tempe\nTeks.\n',
      'gone.md': null,
      'fields.yaml': 'title: Tempe\n',
      'good.md': `${MATTER}Teks.\n`,
    };
    expect([...ahead(files).keys()]).toEqual(['good.md']);
  });

  it('is made only while there is room and fields are still being read', () => {
    const text = `${MATTER}Teks.\n`;
    const files = { 'a.md': text, 'b.md': text, 'c.md': text };
    expect([...ahead(files, { room: 1 }).keys()]).toEqual(['a.md']);
    expect([...ahead(files, { over: 2 }).keys()]).toEqual(['a.md', 'b.md']);
  });
});

describe('the store of bodies', () => {
  const body = (text: string): ReadBody => ({
    body: { html: `<h2 id="a">${text}</h2>`, headings: [{ level: 2, id: 'a', text }] },
    links: ['/kontak/', 3, 11],
    diagnostics: [],
  });
  const place = (path: string, print: string) => ({ path, start: 20, fingerprint: print });

  it('gives back what it was given, also in another thread', () => {
    const store = bodyStore();
    const texts = [
      'Tempe',
      'Kacang é 🌅 "<&',
      'x'.repeat(3_000_000),
      '',
      'y'.repeat(700_000),
      'z'.repeat(700_000),
    ];
    for (const [at, text] of texts.entries()) expect(store.keep(`${at}.md`, `f${at}`, body(text))).toBe(true);
    const found = bodiesOf(structuredClone(store.stored));
    for (const [at, text] of texts.entries())
      expect(found.find(place(`${at}.md`, `f${at}`))).toEqual(body(text));
  });

  it('gives nothing of a file that has changed, or that it does not know', () => {
    const store = bodyStore();
    store.keep('a.md', 'before', body('a'));
    const { find } = bodiesOf(store.stored);
    expect(find(place('a.md', 'after'))).toBeNull();
    expect(find({ ...place('a.md', ''), fingerprint: null })).toBeNull();
    expect(find(place('b.md', 'before'))).toBeNull();
  });

  it('is full at some time', () => {
    const store = bodyStore();
    const large: ReadBody = { ...body(''), body: { html: 'x'.repeat(20_000_000), headings: [] } };
    expect([1, 2, 3].map((at) => store.keep(`${at}.md`, 'f', large))).toEqual([true, true, false]);
    expect(store.keep('small.md', 'f', body('a'))).toBe(true);
  });
});
