// @page
/** What is on the clipboard of word processors, mails and pages, as it is pasted. */
import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asBrowsersRead } from '../../../../cli/core/bodies/html/as-browsers-read.ts';
import { ownHtml } from '../../../../cli/core/bodies/html/environment.ts';
import { replaceHtml } from '../../../../cli/core/bodies/html/replacement.ts';
import { htmlPieces } from '../../../../cli/core/bodies/html/tokenize.ts';
import { parser } from '../../../../cli/core/bodies/markdown-parser.ts';
import { withChatMarks } from '../../../../cli/edit/app/markdown/chat-marks.ts';
import { inserted, pastedFrom, withBreaks } from '../../../../cli/edit/app/markdown/paste.ts';
import { GMAIL, GOOGLE_DOCS, LIBREOFFICE, PAGE, WORD } from './clipboard.ts';

// This test has modules of its own, and no part of senja that needs Node.
ownHtml.provide({ replaceHtml, htmlPieces, asBrowsersRead });

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

describe('what is seen', () => {
  const table = (rows: string): string => paste(`<table>${rows}</table>`)?.text ?? '';

  it.each([
    [
      'a cell over rows',
      '<thead><tr><td>Waktu<td>Senin<td>Selasa<tbody><tr><td rowspan=2>Pagi<td>Jalan<td>Senam<tr><td>Minum<td>Istirahat',
      '| Waktu | Senin | Selasa |\n| --- | --- | --- |\n| Pagi | Jalan | Senam |\n|  | Minum | Istirahat |',
    ],
    [
      'cells over rows and columns',
      '<tr><td>a<td rowspan=3 colspan=2>b<td>c<tr><td rowspan=2>d<td>e<tr><td>f<tr><td>g<td>h<td>i<td>j',
      '| a | b |  | c |\n| --- | --- | --- | --- |\n| d |  |  | e |\n|  |  |  | f |\n| g | h | i | j |',
    ],
    [
      'a title over all columns',
      '<tr><th colspan=40>Jadwal<tr><td>Senin<td>1<tr><td>Selasa<td>2',
      '| Jadwal |  |\n| --- | --- |\n| Senin | 1 |\n| Selasa | 2 |',
    ],
    [
      'a cell that would reach into the next group',
      '<tbody><tr><td rowspan=9>a<td>b</tbody><tbody><tr><td>c<td>d</tbody>',
      '| a | b |\n| --- | --- |\n| c | d |',
    ],
    [
      'a cell to the end',
      '<tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d',
      '| a | b |\n| --- | --- |\n|  | c |\n|  | d |',
    ],
    ['numbers that are none', '<tr><td rowspan=x colspan=-1>a<td>b', '| a | b |\n| --- | --- |'],
    [
      'a caption',
      '<caption>Jadwal <b>pagi</b></caption><tr><th>Hari<th>Kali<tr><td>Senin<td>1',
      'Jadwal **pagi**\n\n| Hari | Kali |\n| --- | --- |\n| Senin | 1 |',
    ],
    ['a caption of a table that only arranges', '<caption>Jadwal</caption><tr><td>a', 'Jadwal\n\na'],
  ])('has its place in a table: %s', (_, rows, markdown) => {
    expect(table(rows)).toBe(markdown);
  });

  it.each([
    // LibreOffice Writer 7.4.
    ['a first item', '<ol><li value="4"><p>a</p></li><li><p>b</p></li></ol>', '4. a\n5. b'],
    ['a list', '<ol start="6"><li>a</ol>', '6. a'],
    ['an item within', '<ol><li>a<li value="5">b<li>c</ol>', '1. a\n\n5) b\n6) c'],
    ['lists one after the other', '<ol><li>a</ol><ol><li>b</ol><ol start=2><li>c</ol>', '1. a\n\n1) b\n2) c'],
    ['a list that counts down', '<ol reversed><li>a<li>b</ol>', '2. a\n\n1) b'],
    ['a list in an item', '<ul><li>a<ol start="3"><li>b</ol></ul>', '- a\n\n  3. b'],
    [
      'a list in a text',
      '<ol start="2"><li>a<p>b</p></ol><p>c</p><ol start="3"><li>d</ol>',
      '2. a\n\n   b\n\nc\n\n3. d',
    ],
    ['what Markdown cannot count', '<ol start="-4"><li value="x">a</ol>', '1. a'],
  ])('has its number: %s', (_, html, markdown) => {
    expect(paste(html)?.text).toBe(markdown);
    const page = document.createElement('div');
    page.innerHTML = parser.render(markdown, {});
    const numbersIn = (root: Element) =>
      [...root.querySelectorAll('ol')].flatMap((list) =>
        [...list.children].map((item, at) => [
          item.firstChild?.textContent?.trim() || item.children[0]?.textContent,
          Number(list.getAttribute('start') ?? 1) + at,
        ]),
      );
    expect(numbersIn(page).map(([, number]) => number)).toEqual(
      [...markdown.matchAll(/^\s*(\d+)[.)] /gm)].map(([, number]) => Number(number)),
    );
  });

  const item = (sign: string, text: string, level = 1) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp; </span></span>${text}</p>`;
  it.each([
    ['digits', item('5.', 'a') + item('6.', 'b'), '5. a\n6. b'],
    ['letters', item('(c)', 'a') + item('(d)', 'b'), '3. a\n4. b'],
    ['Roman numbers', item('iv.', 'a') + item('v.', 'b'), '4. a\n5. b'],
    ['the first of both', item('I.', 'a') + item('II.', 'b'), '1. a\n2. b'],
    ['a text between', `${item('a.', 'a')}<p>b</p>${item('b.', 'c')}`, '1. a\n\nb\n\n2. c'],
    ['levels', item('2.', 'a') + item('2.1', 'b', 2) + item('2.2', 'c', 2), '2. a\n   1. b\n   2. c'],
  ])('Word counts with %s', (_, html, markdown) => {
    expect(paste(html)?.text).toBe(markdown);
  });

  it('leaves out comments of Word, and their marks', () => {
    const mark = '<a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[A1]</a>';
    const comment =
      '<div style="mso-element:comment-list"><div style="mso-element:comment">Rahasia</div></div>';
    expect(paste(`<p>Minum<span class=MsoCommentReference>${mark}</span> air</p>${comment}`)?.text).toBe(
      'Minum air',
    );
  });

  const DONE = '- [x] Air\n- [ ] Obat';
  it.each([
    [
      'GitHub',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked disabled> Air</li><li class="task-list-item"><input type="checkbox" disabled> Obat</li></ul>',
      DONE,
    ],
    [
      'senja',
      '<ul>\n<li class="task-list-item"><input type="checkbox" aria-label="Selesai" disabled="" checked=""> Air</li>\n<li class="task-list-item"><input type="checkbox" aria-label="Belum selesai" disabled=""> Obat</li>\n</ul>',
      DONE,
    ],
    [
      'Google Docs',
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" aria-roledescription="checkbox"><p>Air</p></li><li role="checkbox" aria-checked="false"><img src="data:," aria-roledescription="checkbox"><p>Obat</p></li></ul>',
      DONE,
    ],
    [
      'Notion, copied',
      '<meta charset="utf-8"><ul>\n<li>[x] Air</li>\n<li>[ ] Obat</li>\n</ul>\n<!-- notionvc: 1 -->',
      DONE,
    ],
    [
      'Notion, exported',
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>Air</span></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>Obat</span></li></ul>',
      DONE,
    ],
    [
      'a list of lists',
      '<ul><li><input type=checkbox checked>Air<ul><li><input type=checkbox>hangat</ul></ul>',
      '- [x] Air\n  - [ ] hangat',
    ],
    ['numbers', '<ol><li><label><input type=checkbox checked> Air</label></ol>', '1. [x] Air'],
    [
      'a box that is no task',
      '<table><tr><td>Air<td><input type=checkbox checked><tr><td>Obat<td><input type=checkbox></table>',
      '| Air | ☑ |\n| --- | --- |\n| Obat | ☐ |',
    ],
    ['text that looks like one', '<ul><li>[x] Air</ul>', '- \\[x\\] Air'],
  ])('is ticked, from %s', (_, html, markdown) => {
    expect(paste(html)).toMatchObject({ text: markdown, pictures: 0 });
  });

  const NOTE = '[^1]: Delapan gelas.';
  it.each([
    [
      'senja',
      '<p>Minum<sup><a href="https://example.org/a#fn-1" id="fnref-1" aria-label="Catatan 1">1</a></sup> air.</p><ol><li>satu</li><li>dua</li></ol><section class="footnotes"><ol><li id="fn-1"><p>Delapan gelas. <a href="https://example.org/a#fnref-1">&#8617;</a></p></li></ol></section>',
      `Minum[^1] air.\n\n1. satu\n2. dua\n\n${NOTE}`,
    ],
    [
      'GitHub',
      '<p>Minum<sup><a href="#user-content-fn-1-ab" id="user-content-fnref-1-ab" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup> air<sup><a href="#user-content-fn-1-ab" id="user-content-fnref-1-2-ab" data-footnote-ref="">1</a></sup>.</p><section data-footnotes="" class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2><ol><li id="user-content-fn-1-ab"><p>Delapan gelas. <a href="#user-content-fnref-1-ab" data-footnote-backref="" aria-label="Back to reference 1">↩</a> <a href="#user-content-fnref-1-2-ab" data-footnote-backref="">↩<sup>2</sup></a></p></li></ol></section>',
      `Minum[^1] air[^1].\n\n${NOTE}`,
    ],
    [
      'pandoc',
      '<p>Minum<a href="#fn1" class="footnote-ref" id="fnref1" role="doc-noteref"><sup>1</sup></a> air.</p><section id="footnotes" class="footnotes footnotes-end-of-document" role="doc-endnotes"><hr /><ol><li id="fn1"><p>Delapan gelas.<a href="#fnref1" class="footnote-back" role="doc-backlink">↩︎</a></p></li></ol></section>',
      `Minum[^1] air.\n\n${NOTE}`,
    ],
    [
      'Hugo, with two paragraphs',
      '<p>Minum<sup id="fnref:1"><a href="#fn:1" class="footnote-ref" role="doc-noteref">1</a></sup> air.</p><div class="footnotes" role="doc-endnotes"><hr><ol><li id="fn:1"><p>Delapan gelas.</p><p>Hangat.&#160;<a href="#fnref:1" class="footnote-backref" role="doc-backlink">&#x21a9;&#xfe0e;</a></p></li></ol></div>',
      `Minum[^1] air.\n\n${NOTE}\n\n    Hangat.`,
    ],
    [
      'WordPress',
      '<p>Minum<sup data-fn="a-b" class="fn"><a href="#a-b" id="a-b-link">1</a></sup> air.</p><ol class="wp-block-footnotes"><li id="a-b">Delapan gelas. <a href="#a-b-link" aria-label="Jump">↩︎</a></li></ol>',
      `Minum[^1] air.\n\n${NOTE}`,
    ],
    [
      'Wikipedia, twice',
      '<p>Minum<sup id="cite_ref-a_1-0" class="reference"><a href="#cite_note-a-1">[1]</a></sup> air<sup id="cite_ref-a_1-1" class="reference"><a href="#cite_note-a-1">[1]</a></sup>.</p><ol class="references"><li id="cite_note-a-1">^ <a href="#cite_ref-a_1-0"><sup><i><b>a</b></i></sup></a> <a href="#cite_ref-a_1-1"><sup><i><b>b</b></i></sup></a> <span class="reference-text">Delapan gelas.</span></li></ol>',
      `Minum[^1] air[^1].\n\n${NOTE}`,
    ],
    [
      'Substack',
      '<p>Minum<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a> air.</p><div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>Delapan gelas.</p></div></div>',
      `Minum[^1] air.\n\n${NOTE}`,
    ],
    [
      'a page of contents, which has none',
      '<ul><li><a id="t1" href="#minum">Minum air</a></li></ul><h2 id="minum"><a href="#t1">Minum air</a></h2><p>Delapan gelas.</p>',
      '- Minum air\n\n## Minum air\n\nDelapan gelas.',
    ],
    [
      'a number whose note was not copied',
      '<p>Minum<sup><a href="#fn1" id="fnref1">1</a></sup></p>',
      'Minum<sup>1</sup>',
    ],
  ])('is a note, from %s', (_, html, markdown) => {
    expect(paste(html)?.text).toBe(markdown);
  });

  it.each([
    [
      "<p>Tensi <span style='font-family:Symbol;mso-char-type:symbol;mso-symbol-font-family:Symbol'>³</span> 140</p>",
      'Tensi ≥ 140',
    ],
    [
      "<p>gula <span style='font-family:Symbol'><span style='mso-char-type:symbol;mso-symbol-font-family:Symbol'>£</span></span> 200</p>",
      'gula ≤ 200',
    ],
    ["<p><span style='font-family:Wingdings;mso-char-type:symbol'>ü</span> Air</p>", '✓ Air'],
    ['<p><font face="Wingdings">\uf0fe</font> Air, <font face="Symbol">\uf0b3</font> 8</p>', '☑ Air, ≥ 8'],
    ["<p><span style='font-family:Symbol'>kata biasa</span></p>", 'kata biasa'],
    ["<p><span style='font-family:Arial'>³</span></p>", '³'],
  ])('is the sign that a font shows: %s', (html, markdown) => {
    expect(paste(html)?.text).toBe(markdown);
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
    [
      'lists of a chat',
      'Selasa\n08.00\n- kartu\n- air\nSampai jumpa',
      'Selasa  \n08.00\n- kartu\n- air\n\nSampai jumpa',
    ],
    ['a list that goes on', 'Lalu:\n3. pulang\n4. tidur', 'Lalu:\n\n3. pulang\n4. tidur'],
    ['an answer below a quote', '> Jam berapa?\nPukul delapan.', '> Jam berapa?\n\nPukul delapan.'],
  ])('keeps the lines of %s', (_, text, expected) => {
    expect(withBreaks(text)).toBe(expected);
    expect(withBreaks(withBreaks(text))).toBe(expected);
  });

  it.each([
    MAIL.join('\n'),
    `- ${MAIL.join('\n')}\n- Makan`,
    '- a\n- b',
    '- a\n  b\n- c',
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

describe('the marks of a chat', () => {
  const html = (markdown: string) => parser.render(markdown, {}).trim();
  it.each([
    ['*tebal*', '<strong>tebal</strong>'],
    ['_miring_', '<em>miring</em>'],
    ['~coret~', '<del>coret</del>'],
    ['*Jadwal posyandu:* Selasa', '<strong>Jadwal posyandu:</strong> Selasa'],
    ['(*a*), *b*! *c*', '(<strong>a</strong>), <strong>b</strong>! <strong>c</strong>'],
    [
      '_*a*_ *_b_* ~*c*~',
      '<em><strong>a</strong></em> <strong><em>b</em></strong> <del><strong>c</strong></del>',
    ],
    ['*Bu Sri* 😊*', '<strong>Bu Sri</strong> 😊*'],
    ['5 * 3 * 2, 2*3*4', '5 * 3 * 2, 2*3*4'],
    ['x * a* dan *b *', 'x * a* dan *b *'],
    [
      'lihat https://contoh.id/*a*/ ya',
      'lihat <a href="https://contoh.id/*a*/">https://contoh.id/*a*/</a> ya',
    ],
  ])('are seen on the page: %s', (text, expected) => {
    expect(html(withChatMarks(text))).toBe(`<p>${expected}</p>`);
  });

  it('stay in Markdown', () => {
    for (const text of ['**a** *b*', '*a* [b](/c)', '## a\n*b*', '\\*a\\* *b*', '| a | *b* |', '~~a~~ *b*'])
      expect(withChatMarks(text)).toBe(text);
  });

  it('change nothing that has no text between them, whatever it is', () => {
    const signs = fc.constantFrom(...'a1 *_~`\\\n.(/'.split(''));
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 12 }), (all) => {
        const text = all.join('');
        const once = withChatMarks(text);
        const withoutMarks = (one: string) => one.replace(/\\(?=\*)|[*~]/g, '');
        expect(withoutMarks(once)).toBe(withoutMarks(text));
        expect(withChatMarks(once)).toBe(once);
      }),
    );
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
    // The marks of tasks and alerts are read at the beginning of a block, escaped ones too.
    ...[' a ', '1. ', '&amp;', '](', '://', '~~~', ':::', '{#a}', '[^1]', '<!--', '--- '],
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

  it('keeps a sign of a heading as text, also one with no space behind it', () => {
    expect(paste('<p>##a</p><p># b</p><p>#c</p>')?.text).toBe('\\##a\n\n\\# b\n\n#c');
  });

  it('keeps braces behind a link as text', () => {
    expect(paste('<p><a href="https://a.id">a</a>{#b} c</p>')?.text).toBe('[a](https://a.id)\\{#b} c');
  });

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
