import { expect, it } from 'vitest';
import { bodyLines, plainTextIn } from '../../../cli/core/values/body-lines.ts';

it('has a line for each block, and marks headings with their ids', () => {
  const html =
    '<p>Minum\nteh\f &amp; <em>ja</em>he.</p>\n<h2 id="cara">Cara <code>x</code></h2><ul><li><p>Satu.</p></li>\n<li>Dua<br>Tiga</li></ul>' +
    '<div role="region"><table><thead><tr><th scope="col">Apa</th> <th>Isi</th></tr></thead><tbody><tr><td>Kopi</td><td>Banyak</td></tr></tbody></table></div>' +
    '<h3>Tanpa nama</h3><p>#tagar</p><p><img alt="x"></p>';
  expect(bodyLines(html).split('\n')).toEqual([
    'Minum teh & jahe.',
    '#cara Cara x',
    'Satu.',
    'Dua',
    'Tiga',
    'Apa · Isi',
    'Kopi · Banyak',
    'Tanpa nama',
    ' #tagar',
  ]);
  expect(bodyLines('')).toBe('');
  expect(bodyLines('<p>Kopi tubruk, кофе, cafe\u0301</p>')).toBe('Kopi tubruk, кофе, cafe\u0301');
});

it.each([
  ['10<sup>2</sup>', '10²'],
  ['10<sup class="x">−3</sup> dan 10<sup>+</sup>', '10⁻³ dan 10+'],
  ['2<sup>n+1</sup>, x<sup>n</sup>, 2<sup>x</sup>', '2ⁿ⁺¹, xⁿ, 2^x'],
  ['10<sup>1/2</sup>, 10<sup>2x</sup>', '10^(1/2), 10^(2x)'],
  ['H<sub>2</sub>O, B<sub>12</sub>, v<sub>maks</sub>', 'H₂O, B₁₂, vmaks'],
  ['ke-1<sup>st</sup>, Obat<sup>®</sup>, M<sup>me</sup>, air<sup>[1]</sup>', 'ke-1st, Obat®, Mme, air[1]'],
  // The mark of a note, and the way back.
  ['air<sup><a href="#fn-1" id="fnref-1" aria-label="Catatan 1">1</a></sup>.', 'air.'],
  ['Catatan. <a href="#fnref-1" aria-label="Kembali ke tulisan">↩︎</a>', 'Catatan.'],
  ['<a href="#fn">satu</a><sup>2</sup>', 'satu²'],
])('writes %s as %s', (html, text) => {
  expect([plainTextIn(`<p>${html}</p>`), bodyLines(`<p>${html}</p>`)]).toEqual([text, text]);
});

it('is the text as it reads: words separated by blocks and line breaks, not by marks in them', () => {
  const html =
    '<h2>Air</h2><p>Me<em>minum</em>, <strong>ya</strong>. <a href="/">Di sini</a>,<br><code class="c">a&lt;b</code>!</p>' +
    '<pre><code><span class="k">if</span>(a)</code></pre><ul><li>satu</li><li>dua</li></ul>';
  expect(plainTextIn(html)).toBe('Air Meminum, ya. Di sini, a<b! if(a) satu dua');
});
