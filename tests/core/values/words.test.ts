import { expect, it } from 'vitest';
import { plainTextIn, wordsIn } from '../../../cli/core/values/words.ts';

it('lists each word of HTML once, in lower case', () => {
  expect(
    wordsIn('<h2 id="teh">Teh &amp; Jahe</h2><p>me<em>manas</em>kan, <a href="/x/">jahe</a> 119</p><p>Air'),
  ).toBe('teh jahe memanaskan 119 air');
  expect(wordsIn('')).toBe('');
  expect(wordsIn('<img alt="x">')).toBe('');
});

it('is the text as it reads: words separated by blocks and line breaks, not by marks in them', () => {
  const html =
    '<h2>Air</h2><p>Me<em>minum</em>, <strong>ya</strong>. <a href="/">Di sini</a>,<br><code class="c">a&lt;b</code>!</p>' +
    '<pre><code><span class="k">if</span>(a)</code></pre><ul><li>satu</li><li>dua</li></ul>';
  expect(plainTextIn(html)).toBe('Air Meminum, ya. Di sini, a<b! if(a) satu dua');
});

it('keeps letters of other scripts and their marks', () => {
  expect(wordsIn('<p>Kopi tubruk, кофе, café, cafe\u0301</p>')).toBe('kopi tubruk кофе café cafe\u0301');
});
