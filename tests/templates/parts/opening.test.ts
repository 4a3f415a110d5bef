import { expect, it } from 'vitest';
import { afterFirstParagraph, atFirstChapter } from '../../../templates/parts/opening.ts';

it('divides a body above its first chapter', () => {
  expect(atFirstChapter('<p>a</p>\n<h2 id="b">b</h2><p>c</p><h2>d</h2>')).toEqual([
    '<p>a</p>',
    '<h2 id="b">b</h2><p>c</p><h2>d</h2>',
  ]);
});

it('has nothing above if the body begins with a chapter, or has none', () => {
  for (const html of ['<h2>a</h2><p>b</p>', '<p>a</p><h3>b</h3>', ''])
    expect(atFirstChapter(html)).toEqual(['', html]);
});

it.each(['blockquote', 'details', 'div', 'section', 'ul', 'ol', 'table'])('never divides a %s', (name) => {
  const inside = `<p>a</p><${name} class="b"><h2>in</h2></${name}>`;
  expect(atFirstChapter(inside)).toEqual(['', inside]);
  expect(atFirstChapter(`${inside}<h2>out</h2>`)).toEqual([inside, '<h2>out</h2>']);
});

it('divides a body after its first paragraph', () => {
  expect(afterFirstParagraph('<p class="a">a</p>\n<ul><li><p>b</p></ul>')).toEqual([
    '<p class="a">a</p>',
    '<ul><li><p>b</p></ul>',
  ]);
  for (const html of ['<p>a</p>\n', '<pre></pre><p>a</p>', '<ul><li><p>a</p></ul>', ''])
    expect(afterFirstParagraph(html)).toEqual(['', html]);
});
