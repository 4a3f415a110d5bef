import { expect, it } from 'vitest';
import { wordsIn } from '../../../cli/core/values/words.ts';

it('lists each word of HTML once, in lower case', () => {
  expect(
    wordsIn('<h2 id="teh">Teh &amp; Jahe</h2><p>teh<em>panas</em>, <a href="/x/">jahe</a> 119</p>'),
  ).toBe('teh jahe panas 119');
  expect(wordsIn('')).toBe('');
  expect(wordsIn('<img alt="x">')).toBe('');
});

it('keeps letters of other scripts and their marks', () => {
  expect(wordsIn('<p>Kopi tubruk, кофе, café, cafe\u0301</p>')).toBe('kopi tubruk кофе café cafe\u0301');
});
