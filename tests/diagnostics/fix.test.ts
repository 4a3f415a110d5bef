/** `check --fix`: what it mends, what it leaves alone, and that a second run changes nothing. */
import { describe, expect, it } from 'vitest';
import { changedLines, fixText } from '../../cli/core/fix.ts';
import { completed, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { corpus, overlay, run } from './corpus.ts';

const HOSTS = { trustedHosts: ['images.unsplash.com'] };

/** Rounds of checking and fixing one file, as the command does it. */
async function fixed(path: string, text: string): Promise<string> {
  let now = text;
  for (let round = 0; round < 5; round += 1) {
    const { diagnostics } = await run(overlay({ [path]: now }));
    const after = fixText(
      path,
      now,
      diagnostics.filter(({ file }) => file === path),
      HOSTS,
    );
    if (after === now) return now;
    now = after;
  }
  throw new Error('two fixes undo each other');
}

describe('check --fix', () => {
  it.each([
    ['a date in digits', 'publishDate: 2025-04-20', 'publishDate: 20 April 2025'],
    ['an English month, keeping quotes', "publishDate: '20 May 2025'", "publishDate: '20 Mei 2025'"],
    ['a misspelt month', 'publishDate: 20 Febuari 2025', 'publishDate: 20 Februari 2025'],
    ['a near-miss category, keeping quotes', 'category: "makanan seht"', 'category: "Makanan Sehat"'],
    ['a near-miss name', 'excerp: Ringkasan.', 'excerpt: Ringkasan.'],
    ['two letters swapped', 'titel: Judul', 'title: Judul'],
    [
      'http on an allowed host',
      'imageUrl: http://images.unsplash.com/1',
      'imageUrl: https://images.unsplash.com/1',
    ],
    ['a reading time', 'readTime: 7 min', 'readTime: 7 menit'],
    ['yes for true', 'draft: no', 'draft: false'],
    ['a number where text belongs', 'author: 007', 'author: "007"'],
    ['spaces inside quotes', 'title: " Judul "', 'title: "Judul"'],
    ['a space behind a value', 'title: Judul  ', 'title: Judul'],
    ['a missing space', 'title:Judul', 'title: Judul'],
    ['a non-breaking space in a category', 'category: Makanan\u00a0Sehat', 'category: Makanan Sehat'],
    ['a non-breaking space behind a colon', 'title:\u00a0Judul', 'title: Judul'],
    ['tabs', 'sources:\n\t- Buku\n\t- Koran', 'sources:\n  - Buku\n  - Koran'],
    ['a Cyrillic letter in a name', 'tіtle: Judul', 'title: Judul'],
  ])('mends %s', async (_name, before, after) => {
    const rest = completed('# catatan di atas\n', SAMPLE_ARTICLE).replace('# catatan di atas\n', '');
    const others = completed(after, rest).slice(after.length);
    const text = `# catatan di atas\n${before}${others}# catatan di bawah\n`;
    expect(await fixed(SAMPLE, text)).toBe(`# catatan di atas\n${after}${others}# catatan di bawah\n`);
  });

  it.each([
    ['a choice far from all others', 'category: Olahraga'],
    ['a day that does not exist', 'publishDate: 31 Februari 2025'],
    ['a day or month first', 'publishDate: 04/05/2025'],
    ['http on a host nobody vouches for', 'sources:\n  - title: a\n    url: http://lain.example/'],
    ['a misspelt name beside the right one', 'title: Judul\ntitl: Judul lain'],
    ['a value that a comment cuts', 'title: Resep #1'],
    ['two blanks at the end of a line of a longer text', 'excerpt: |\n  satu  \n  dua'],
  ])('leaves %s alone', async (_name, fragment) => {
    const text = completed(fragment, SAMPLE_ARTICLE);
    expect(await fixed(SAMPLE, text)).toBe(text);
  });

  it('ends a file with a line break of its own kind', async () => {
    expect(await fixed(SAMPLE, SAMPLE_ARTICLE.trimEnd())).toBe(SAMPLE_ARTICLE);
    const crlf = SAMPLE_ARTICLE.replace(/\n/g, '\r\n');
    expect(await fixed(SAMPLE, crlf.trimEnd())).toBe(crlf);
  });

  it('mends the front matter and leaves the text below it', async () => {
    const path = SAMPLE.replace('.yaml', '.md');
    const body = '---\n\n\tkode dengan tab  \n\nDua spasi  \ndi akhir.\n';
    const text = `---\n${completed('readTime: 7 min', SAMPLE_ARTICLE)}${body}`;
    expect(await fixed(path, text)).toBe(text.replace('7 min', '7 menit'));
  });

  it('comes to rest on every sample, and makes none worse', async () => {
    for (const { title, files } of await corpus()) {
      if (/, (?:byte-order mark|front matter)$/.test(title)) continue;
      for (const [path, text] of Object.entries(files)) {
        if (typeof text !== 'string' || text.length > 20_000 || !/\.(?:yaml|md)$/.test(path)) continue;
        const before = (await run(overlay(files))).diagnostics.length;
        const after = await fixed(path, text.replace(/^\uFEFF/, ''));
        const left = (await run(overlay({ ...files, [path]: after }))).diagnostics.length;
        expect(left, title).toBeLessThanOrEqual(Math.max(before, 1));
      }
    }
  });

  it('shows the lines it has changed', () => {
    expect(changedLines('a\nb\nc\n', 'a\nB\nc\n')).toEqual([{ line: 2, before: 'b', after: 'B' }]);
    expect(changedLines('a\nb', 'a\nb\n')).toEqual([{ line: 2, before: 'b', after: 'b⏎' }]);
    expect(changedLines('a', 'a')).toEqual([]);
  });
});
