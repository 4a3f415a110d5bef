/**
 * `check --fix`: which faults it fixes and how it prints them, what it leaves alone, and that a second run changes
 * nothing.
 */
import { describe, expect, it } from 'vitest';
import type { FixedFile } from '../../cli/core/edit/edits.ts';
import { fixContent } from '../../cli/core/edit/fix-content.ts';
import { apply } from '../../cli/core/values/changes/text-pieces.ts';
import { completed, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { BASE, contentOf, definition, type Files, models, overlay } from './corpus.ts';

const fixedIn = async (files: Files): Promise<FixedFile[]> => [
  ...fixContent(await contentOf(files), models, definition),
];

const MARKDOWN = SAMPLE.replace('.yaml', '.md');

/** The result for a file. */
async function fixed(path: string, text: string): Promise<string> {
  const [file, ...others] = await fixedIn(overlay({ [path]: text }));
  expect(others).toEqual([]);
  if (!file) return text;
  expect(file.passes.reduce(apply, file.before)).toBe(file.after);
  expect(await fixedIn(overlay({ [path]: file.after }))).toEqual([]);
  return file.after;
}

/** An article with comments and a part of its own in place of another's fields. */
function around(part: string, like = part): string {
  const others = completed(like, SAMPLE_ARTICLE).slice(like.replace(/\n?$/, '\n').length);
  return `# catatan di atas\n${part.replace(/\n?$/, '\n')}${others}# catatan di bawah\n`;
}

describe('check --fix', () => {
  it.each([
    ['a date in digits', 'publishDate: 2025-04-20', 'publishDate: 20 April 2025'],
    ['an English month, keeping quotes', "publishDate: '20 May 2025'", "publishDate: '20 Mei 2025'"],
    ['a date the American way', 'publishDate: April 20th, 2025', 'publishDate: 20 April 2025'],
    ['a month before the day', 'publishDate: 04/20/2025', 'publishDate: 20 April 2025'],
    ['a day and a month of one number', 'publishDate: 05-05-2025', 'publishDate: 5 Mei 2025'],
    ['a short month', 'publishDate: 20 Agst 2025', 'publishDate: 20 Agustus 2025'],
    ['a short month between dashes', 'publishDate: 20-Apr-2025', 'publishDate: 20 April 2025'],
    ['a misspelt month', 'publishDate: 20 Febuari 2025', 'publishDate: 20 Februari 2025'],
    ['a near-miss category, keeping quotes', 'category: "makanan seht"', 'category: "Makanan Sehat"'],
    ['quotes in a wrong encoding', 'title: Kata â€œsehatâ€\u009d itu', 'title: Kata “sehat” itu'],
    ['and then what they hid', 'titel: CafÃ©', 'title: Café'],
    ['a near-miss name', 'excerp: Ringkasan.', 'excerpt: Ringkasan.'],
    ['a near-miss name in quotes', '"excerp": Ringkasan.', '"excerpt": Ringkasan.'],
    [
      'a near-miss name between braces',
      'sources: [{titel: a, url: "https://a.example/"}]',
      'sources: [{title: a, url: "https://a.example/"}]',
    ],
    ['two letters swapped', 'titel: Judul', 'title: Judul'],
    [
      'http on an allowed host',
      'imageUrl: http://images.unsplash.com/1',
      'imageUrl: https://images.unsplash.com/1',
    ],
    ['the name of a picture alone', 'imageUrl: kebun.png', 'imageUrl: images/kebun.png'],
    ['a picture as Windows writes it', 'imageUrl: "images\\\\kebun.png"', 'imageUrl: "images/kebun.png"'],
    ['a picture of another case and ending', 'imageUrl: images/Kebun.JPG', 'imageUrl: images/kebun.png'],
    ['a reading time', 'readTime: 7 min', 'readTime: 7 menit'],
    ['yes for true', 'draft: no', 'draft: false'],
    ['a number where text belongs, as it is typed', 'author: 007', 'author: "007"'],
    ['another number', 'author: 1e3', 'author: "1e3"'],
    ['a space behind a value', 'title: Judul  ', 'title: Judul'],
    ['a missing space', 'title:Judul', 'title: Judul'],
    ['a missing space before quotes', "title:'Jum''at pagi'", "title: 'Jum''at pagi'"],
    [
      'a missing space before quotes and a comment',
      'readTime: 7 menit\nauthor:"Ani" # dia',
      'readTime: 7 menit\nauthor: "Ani" # dia',
    ],
    ['a dash before the first name', '- title: Judul', 'title: Judul'],
    ['an equals sign', 'title = Judul', 'title: Judul'],
    ['a missing space and what stands behind it', 'publishDate:2025-04-20', 'publishDate: 20 April 2025'],
    ['a colon in a value', 'title: Teh: jahe', 'title: "Teh: jahe"'],
    ['several colons', 'title: Teh: jahe: madu:', 'title: "Teh: jahe: madu:"'],
    ['a colon and quotes', 'title: Kata dokter: "minum"', 'title: \'Kata dokter: "minum"\''],
    ['a colon and an apostrophe', "title: Jum'at: olahraga", `title: "Jum'at: olahraga"`],
    ['a colon and a comment', 'title: Teh: jahe  # catatan', 'title: "Teh: jahe"  # catatan'],
    ['a colon and a number sign', 'title: Teh:jahe: no.#1', 'title: "Teh:jahe: no.#1"'],
    ['two fields with colons', 'title: A: b\nexcerpt: C: d', 'title: "A: b"\nexcerpt: "C: d"'],
    [
      'a colon in a field of an item',
      'sources:\n  - title: Buku: satu\n    url: https://a.example/',
      'sources:\n  - title: "Buku: satu"\n    url: https://a.example/',
    ],
    [
      'a colon in an item',
      'sources:\n  - Kemenkes: gizi\n  - Buku',
      'sources:\n  - "Kemenkes: gizi"\n  - Buku',
    ],
    ['colons in an item', 'sources:\n  - Kemenkes: gizi: 2020', 'sources:\n  - "Kemenkes: gizi: 2020"'],
    ['stars around a name', '**title:** Judul', 'title: Judul'],
    ['a bullet before a name', '* title: Judul', 'title: Judul'],
    [
      'a field of an item one space off',
      'sources:\n  - title: Buku\n   url: https://a.example/',
      'sources:\n  - title: Buku\n    url: https://a.example/',
    ],
    ['a special space in a category', 'category: Makanan\u00a0Sehat', 'category: Makanan Sehat'],
    ['a special space behind a colon', 'title:\u00a0Judul', 'title: Judul'],
    ['special spaces behind a colon', 'title:\u3000 \u200bJudul', 'title: Judul'],
    ['a special space before a colon', 'title\u00a0: Judul', 'title: Judul'],
    ['a special space in a name', 'ex\u00a0cerpt: B', 'excerpt: B'],
    ['an invisible character in a name', 'ex\u200bcerpt: B', 'excerpt: B'],
    ['special spaces around a dash', 'sources:\n\u00a0 -\u00a0title:\u00a0a', 'sources:\n  - title: a'],
    ['tabs', 'sources:\n\t- Buku\n\t- Koran', 'sources:\n  - Buku\n  - Koran'],
    ['a Cyrillic letter in a name', 'tіtle: Judul', 'title: Judul'],
    ['a name before a text with quotes of both kinds', `imageAl: 'a "b"'`, `imageAlt: 'a "b"'`],
  ])('fixes %s', async (_name, before, after) => {
    const [wrong, right] = [around(before, after), around(after)];
    expect(await fixed(SAMPLE, wrong)).toBe(right);
    const crlf = (text: string): string => text.replace(/\n/g, '\r\n');
    expect(await fixed(SAMPLE, crlf(wrong))).toBe(crlf(right));
    const body = '---\n\n\tkode:tab  \n\ntitle:Judul\n---\nreadTime: 7 min  ';
    expect(await fixed(MARKDOWN, `---\n${wrong}${body}`)).toBe(`---\n${right}${body}`);
  });

  it.each([
    ['a choice far from all others', 'category: Olahraga'],
    ['a picture with a mistake in its name', 'imageUrl: images/kebn.png'],
    ['a day that does not exist', 'publishDate: 31 Februari 2025'],
    ['a short year', 'publishDate: 20-04-25'],
    ['a short year behind a name', 'publishDate: 20 April 25'],
    ['a relative day', 'publishDate: kemarin'],
    ['a day of a spreadsheet', 'publishDate: 45767'],
    ['a day or month first', 'publishDate: 04/05/2025'],
    ['a date with a time', 'publishDate: 2025-04-20T21:00:00Z'],
    ['a date with more words', 'publishDate: Minggu, 20 april 2025'],
    ['http on a host nobody vouches for', 'sources:\n  - title: a\n    url: http://lain.example/'],
    ['a misspelt name beside the right one', 'title: Judul\ntitl: Judul lain'],
    ['a misspelt name beside the right one in quotes', '"title": Judul\ntitl: Judul lain'],
    ['a misspelt name beside the right one that cannot be read', 'title:A: b\ntitl: Judul lain'],
    ['two misspelt names that mean one', 'titl: Judul\ntitel: Judul lain'],
    ['a value that a comment cuts', 'title: Resep #1'],
    ['a missing space before what would be a comment', 'title:#1 tips'],
    ['a missing space before a value that a comment would cut', 'title:Resep #1'],
    ['a missing space before a colon', 'title:Pagi: minum air'],
    ['a field on the line of another', 'title: Judul excerpt: Ringkasan'],
    ['a colon before what may be a comment', 'title: Teh: jahe #1'],
    ['a colon in the first of two lines', 'excerpt: Satu: dua\n  tiga'],
    ['a misspelt field in an item', 'sources:\n  - titel: Buku: satu'],
    ['a missing space before an anchor', 'title:&a Judul'],
    ['a missing space before an open bracket', 'title:[Penting] Makan'],
    ['a missing space before a quote that closes early', 'title:"Makan" sehat'],
    ['two equals signs', 'title == Judul'],
    ['a special space before a value with a colon', 'excerpt:\u00a0Pagi: minum air'],
    ['an invisible character before a value with a colon', 'excerpt:\u200bPagi: minum air'],
    ['a wide space before a value with a colon', 'excerpt:\u3000Pagi: minum air'],
    ['a special space before a comment', 'excerpt:\u00a0#1'],
    ['a special space in a name beside the right one', 'ex\u00a0cerpt: A\nexcerpt: B'],
    ['a tab before a field of no group', 'title: Judul\n\texcerpt: B'],
    ['a tab in a text of several lines', 'excerpt: |\n  satu\n  \tdua\ntitle:Pagi: b'],
    ['a tab that makes a text unreadable', 'sources:\n\t- title: |\n\t\tsatu\n\t\t\tdua'],
    ['two blanks at the end of a line of a longer text', 'excerpt: |\n  satu  \n  dua'],
    ['blanks in a text of several lines in quotes', 'excerpt: "satu  \n  dua"'],
    ['a block of text that is a near miss', 'category: >-\n  Makanan seht'],
    ['a field that is there twice', 'readTime: 7 min\nreadTime: 8 menit'],
    ['what has an anchor', 'category: &a makanan seht'],
    ['a comment with a tab', '# \tcatatan\ntitle: "A"\t# catatan'],
  ])('leaves %s unchanged', async (_name, fragment) => {
    const text = around(fragment);
    expect(await fixed(SAMPLE, text)).toBe(text);
    expect(await fixed(MARKDOWN, `---\n${text}---\n\nIsi.`)).toBe(`---\n${text}---\n\nIsi.`);
  });

  it.each([
    ['a line break of old Macs', 'title:Judul\rexcerpt:Ringkasan.  '],
    ['a control character', 'title:Judul\u0001  '],
    ['a character that turns the direction', 'title:Judul\u202e  '],
    ['a byte-order mark in the middle', 'title:Judul\ufeff  '],
    ['UTF-16', 'title:Judul  '.replace(/(?=.)/g, '\0')],
  ])('leaves a file with %s unchanged', async (_name, text) => {
    expect(await fixed(SAMPLE, text)).toBe(text);
  });

  it('reports each edit: place, old, new, code and field', async () => {
    const text = `titel: Judul\npublishDate:2025-04-20  \n${completed('title: a\npublishDate: a', SAMPLE_ARTICLE).replace(/^.*\n.*\n/, '')}`;
    const [file] = await fixedIn(overlay({ [SAMPLE]: text.trimEnd() }));
    const date = text.indexOf('publishDate');
    expect(file?.passes).toMatchObject([
      [
        {
          start: date,
          end: date + 12,
          old: 'publishDate:',
          new: 'publishDate: ',
          code: 'yaml/missing-space',
          field: '/publishDate',
        },
      ],
      [
        { start: 0, end: 5, old: 'titel', new: 'title', code: 'content/unknown-field', field: '/titel' },
        {
          start: date + 13,
          end: date + 23,
          old: '2025-04-20',
          new: '20 April 2025',
          code: 'content/date-in-digits',
          field: '/publishDate',
        },
        { start: date + 23, end: date + 25, old: '  ', new: '', code: 'trailing-blanks', field: '' },
        { start: text.length, end: text.length, old: '', new: '\n', code: 'final-newline', field: '' },
      ],
    ]);
  });

  it('ends a file with its own kind of line break, unless that would belong to a text', async () => {
    expect(await fixed(SAMPLE, SAMPLE_ARTICLE.trimEnd())).toBe(SAMPLE_ARTICLE);
    const crlf = SAMPLE_ARTICLE.replace(/\n/g, '\r\n');
    expect(await fixed(SAMPLE, crlf.trimEnd())).toBe(crlf);
    const block = `${SAMPLE_ARTICLE}imageAlt: |+\n  Foto\n  `;
    expect(await fixed(SAMPLE, block)).toBe(block);
  });

  it('keeps a category that its articles refer to', async () => {
    const text = new TextDecoder().decode(overlay({}).get('site.yaml'));
    const odd = text.replace('name: Makanan Sehat', 'name: " Makanan Sehat"');
    expect(await fixedIn(overlay({ 'site.yaml': odd }))).toEqual([]);
  });

  it('restores garbled text below the fields, and leaves lost letters', async () => {
    const text = (body: string) => `---\n${SAMPLE_ARTICLE}---\n\n${body}\n`;
    expect(await fixed(MARKDOWN, text('â€œPagiâ€ di cafÃ©, 10Â kg, \uFFFD.'))).toBe(
      text('“Pagi” di café, 10 kg, \uFFFD.'),
    );
  });

  it('fixes articles according to the fixed site.yaml', async () => {
    const site = new TextDecoder()
      .decode(overlay({}).get('site.yaml'))
      .replace('language: id', 'language:id');
    const files = overlay({ 'site.yaml': site, [SAMPLE]: SAMPLE_ARTICLE.replace('Sehat', 'Seht') });
    expect((await fixedIn(files)).map(({ path, after }) => [path, after])).toEqual([
      ['site.yaml', site.replace('language:id', 'language: id')],
      [SAMPLE, SAMPLE_ARTICLE],
    ]);
  });

  it('parses no deeper than the check, and skips what would take too long', async () => {
    const deep = `${'- '.repeat(5500)}a  \ntitle:b`;
    const many = `${SAMPLE_ARTICLE}sources:\n${'  -\u00a0a: b: c\n'.repeat(3900)}`;
    for (const text of [deep, many, `a: ${'['.repeat(20_000)}  `, `${'\u00a0'.repeat(80_000)}title: a`]) {
      expect(await fixed(SAMPLE, text)).toBe(text);
    }
  });

  it('does not treat a category of the last build as a mistake', async () => {
    const site = new TextDecoder().decode(BASE.get('site.yaml')).replace('Makanan Sehat', 'Makanan Sehat2');
    const content = await contentOf(overlay({ 'site.yaml': site }));
    const before = { 'categories/name': ['Makanan Sehat', 'Gerakan Ringan'], imageHosts: null };
    expect([...fixContent(content, models, definition, before)]).toEqual([]);
    expect([...fixContent(content, models, definition)]).not.toEqual([]);
  });
});
