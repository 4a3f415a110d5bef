// @vitest-environment happy-dom
/** What is on the clipboard of word processors, mails and pages, as it is pasted. */
import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parser } from '../../../../cli/core/bodies/markdown-parser.ts';
import { inserted, pastedFrom, withBreaks } from '../../../../cli/edit/app/markdown/paste.ts';
import { GMAIL, GOOGLE_DOCS, LIBREOFFICE, PAGE, WORD } from './clipboard.ts';

const paste = (html: string, plain = '', text = '') =>
  pastedFrom({ getData: (type: string) => (type === 'text/html' ? html : plain) }, text);

describe('from programs', () => {
  it('takes Word', () => {
    expect(paste(WORD)).toMatchObject({ pictures: 1, isBlock: true });
    expect(paste(WORD)?.text).toMatchInlineSnapshot(`
      "## Minum yang cukup

      Air **hangat** baik *sekali* untuk pagi[^1].

      ### Yang disiapkan

      - Satu gelas
        - yang ringan
      - Air matang

      **Lalu:**

      1. Tuang
      2. Minum pelan-pelan, [seperti anjuran](https://kemkes.go.id/air)

      | Waktu | Banyaknya |
      | --- | --- |
      | Pagi \\| siang | 1 gelas<br>200 ml |

      [^1]: Menurut pedoman gizi seimbang."
    `);
  });

  it('takes LibreOffice, after the notes that are there', () => {
    expect(paste(LIBREOFFICE, '', 'Air[^4].\n\n[^4]: Matang.')?.text).toMatchInlineSnapshot(`
      "## Tidur siang

      Cukup **dua puluh menit**[^5], lalu bangun.

      1. Tutup tirai
      2. Pasang alarm
         - suara pelan

      Air: H<sub>2</sub>O, luas 9 m<sup>2</sup>.

      [^5]: Lebih lama membuat sulit tidur malam."
    `);
  });

  it('takes Google Docs', () => {
    expect(paste(GOOGLE_DOCS)).toMatchObject({ pictures: 1 });
    expect(paste(GOOGLE_DOCS)?.text).toMatchInlineSnapshot(`
      "## Sarapan

      Makanlah **bubur hangat** *pelan-pelan*, lihat [resepnya](https://example.org/bubur).

      - pisang
        - yang matang
      - ~~gula~~

      | Hari | Menu |
      | --- | --- |
      | Senin |  |"
    `);
  });

  it('takes Gmail', () => {
    expect(paste(GMAIL)?.text).toMatchInlineSnapshot(`
      "Yth. Bu Sri,

      Jadwal **posyandu lansia** bulan ini:  
      Selasa, 6 Mei, pukul 08.00

      - bawa *kartu*
      - puasa 8 jam

      Alamat: posyandu@contoh.id atau [WhatsApp](https://wa.me/628123456789)

      > Jangan lupa & terima kasih
      >
      > \\* 2 orang pendamping"
    `);
  });

  it('takes a page, and nothing that runs', () => {
    expect(paste(PAGE)?.text).toMatchInlineSnapshot(`
      "## Langkah

      Teh **jahe**[^1] dan tautan tanpa situs, skrip, [wedang](https://id.wikipedia.org/wiki/Jahe_%28minuman%29).

      ### Bahan

      Jahe

      dua ruas

      Susunan halaman saja

      [^1]: Buku jamu, hlm. 3"
    `);
  });
});

describe('pieces', () => {
  it.each([
    ['a word', '<meta charset="utf-8"><span>jahe</span>', 'jahe'],
    ['marks side by side', '<b>Tuang</b><b> pelan</b>, <i>lalu </i>minum', '**Tuang pelan**, *lalu* minum'],
    ['a sign before a letter', '<b>Catatan:</b>isi dan isi<i>(nya)</i>', '**Catatan**:isi dan isi(*nya)*'],
    ['a sign before a space', '<b>Air</b>putih<b>: hangat</b>', '**Air**putih: **hangat**'],
    ['words that share marks', '<b>satu</b> <b>dua <i>tiga</i></b>', '**satu dua *tiga***'],
    ['half a word', '<b><s>a</s></b>b <i>c</i><b>d</b> <i><b>e</b></i>', '**a**b c**d *e***'],
    ['signs between cells', '<table><tr><td>a<td>b\\|c<p>\\</p><p>d</p></table>', null],
    ['bold in a heading', '<h2><b>Bahan</b></h2>', '## Bahan'],
    ['levels without gaps', '<h1>A</h1><h3>B</h3><h6>C</h6>', '## A\n\n### B\n\n#### C'],
    ['signs of Markdown', '<p># 1. a*b*c_d_ [x](y) `z` <x></p><p>- satu</p>', null],
    ['line breaks', '<p>satu<br>dua<br><br>tiga</p>', 'satu  \ndua\n\ntiga'],
    ['source text', '<pre>a\n  b</pre>', null],
    ['a list that goes on', '<ol><li>a</li></ol><ol start="2"><li>b</li></ol>', '1. a\n2. b'],
    ['paragraphs in an item', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n- c'],
    ['a merged cell', '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>', null],
    ['an address that means nothing', '<a href="#%E0%A4">a</a><a href="https://%">b</a>', 'ab'],
    ['an address alone', '<a href="https://a.id/x">https://a.id/x</a>', 'https://a.id/x'],
    [
      'a guarded link',
      '<a href="https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.id">a</a>',
      '[a](https://a.id)',
    ],
  ])('takes %s', (_, html, expected) => {
    if (expected !== null) expect(paste(html)?.text).toBe(expected);
    else expect(paste(html)).toMatchSnapshot();
  });

  it('leaves plain text to the editor, but rows of a spreadsheet', () => {
    expect(paste('', 'satu\ndua')).toBeNull();
    expect(paste('', '\tif x:\n\t\ty')).toBeNull();
    expect(paste('', 'Hari\tMenu\r\nSenin\tsop | nasi\r\n')?.text).toBe(
      '| Hari | Menu |\n| --- | --- |\n| Senin | sop \\| nasi |',
    );
  });
});

describe('plain text', () => {
  const ADDRESS = ['Puskesmas Tebet', 'Jalan Senja 60', 'Jakarta Selatan'];
  const MAIL = [
    'Air putih membantu badan bekerja dengan baik, terutama pada orang yang',
    'berusia lanjut, karena rasa haus sering berkurang. Minumlah sedikit demi',
    'sedikit sepanjang hari.',
  ];
  const CHAT = ['Ibu-ibu, besok kita senam bersama di lapangan RT 05, jangan lupa.', 'Bawa air minum.'];
  it.each([
    ['an address', ADDRESS.join('\n'), ADDRESS.join('  \n')],
    [
      'several paragraphs',
      `${ADDRESS.join('\n')}\n \n${MAIL.join('\n')}\n`,
      `${ADDRESS.join('  \n')}\n\n${MAIL.join('\n')}\n`,
    ],
    ['sentences of a chat', CHAT.join('\n'), CHAT.join('  \n')],
    ['line breaks that are there', 'a  \nb\\\nc', 'a  \nb  \nc'],
  ])('keeps the lines of %s', (_, text, expected) => {
    expect(withBreaks(text)).toBe(expected);
    expect(withBreaks(withBreaks(text))).toBe(expected);
  });

  it.each([
    MAIL.join('\n'),
    '- a\n- b',
    'Perlu:\n1. a\n2. b',
    '• a\n• b',
    '## a\nb',
    '| a |\n| - |',
    '> a\n> b',
    '```\na\nb\n```',
    'a\n\nb\n',
  ])('leaves %j as it is', (text) => {
    expect(withBreaks(text)).toBe(text);
  });
});

describe('whatever it is', () => {
  const shown = (markdown: string) => {
    const page = document.createElement('div');
    page.innerHTML = parser.render(markdown, {});
    return page.textContent.replace(/\s+/g, '');
  };
  const signs = fc.constantFrom(
    ...'ab1 *_`[]()<>#-+.:!|\\~=&;^{}$"/@'.split(''),
    ...[' a ', '1. ', '&amp;', '](', '://', '~~~', ':::', '{#a}', '[!NOTE]', '[ ] ', '[^1]', '<!--', '--- '],
  );
  const text = fc.array(signs, { minLength: 1, maxLength: 8 }).map((all) => all.join(''));
  const escaped = (plain: string) =>
    plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const tags = fc.constantFrom(
    'b',
    'i',
    's',
    'sub',
    'a href="https://a.id"',
    'span style="font-weight:normal"',
  );
  const { line } = fc.letrec<{ line: string; part: string }>((own) => ({
    part: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      text.map(escaped),
      fc.constant('<br>'),
      fc.tuple(tags, own('line')).map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
    ),
    line: fc.array(own('part'), { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  }));

  it.each([
    ['<p>', '</p>'],
    ['<ul><li>', '</li></ul>'],
    ['<h2>', '</h2>'],
    ['<blockquote>', '</blockquote>'],
    ['<table><tr><td>a<td>', '</table>'],
  ])('keeps text as text in %s', (start, end) => {
    fc.assert(
      fc.property(line, (inner) => {
        const page = document.createElement('div');
        page.innerHTML = start + inner + end;
        expect(shown(paste(start + inner + end)?.text ?? '')).toBe(page.textContent.replace(/\s+/g, ''));
      }),
      { numRuns: 40 },
    );
  });
});

describe('the place', () => {
  it.each([
    ['in a line', 'sa|tu', 'a', false, 'saa|tu'],
    ['as a block in a line', 'sa|tu', '## A', true, 'sa\n\n## A|\n\ntu'],
    ['in an empty line', 'satu\n\n|\n\ndua', '## A', true, 'satu\n\n## A|\n\ndua'],
    ['between lines', 'satu\n|\ndua', '- a', true, 'satu\n\n- a|\n\ndua'],
  ])('puts it %s', (_, before, text, isBlock, after) => {
    const at = before.indexOf('|');
    const state = EditorState.create({ doc: before.replace('|', ''), selection: { anchor: at } });
    const { state: now } = state.update(inserted(state, { text, isBlock }));
    const { head } = now.selection.main;
    expect(`${now.sliceDoc(0, head)}|${now.sliceDoc(head)}`).toBe(after);
  });
});
