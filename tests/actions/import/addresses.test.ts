/** Addresses in Markdown: what is a link, what is code, and links that no page can have. */
import { expect, it } from 'vitest';
import { eachAddress } from '../../../cli/actions/import/text/addresses.ts';
import { outsideCode, withClosedCode } from '../../../cli/actions/import/text/code.ts';
import { withSoundLinks, withSoundPictures } from '../../../cli/actions/import/text/sound.ts';

it.each([
  ['[a](b)', '[a](B)'],
  ['![a](b "t")', '![a](B "t")'],
  ['[a [b] c](d)', '[a [b] c](D)'],
  ['[![a](b)](c)', '[![a](B)](C)'],
  ['[`a` b](c)', '[`a` b](C)'],
  ['[a](<b>)', '[a](<B>)'],
  ['[a](b(c)d)', '[a](B(C)D)'],
  ['\\[a\\](b)', '\\[a\\](b)'],
  ['[a\\\\](b)', '[a\\\\](B)'],
  ['[k]: b\n[^n]: c', '[k]: B\n[^n]: c'],
  ['<a href="b"><img src="c">', '<a href="B"><img src="C">'],
  ["<a href='b'><img src=c>", "<a href='B'><img src=C>"],
  ['<img src=" b c ">', '<img src="B%20C">'],
  ['<img src={b}>', '<img src={b}>'],
  ['`[a](b)` [a](b)', '`[a](b)` [a](B)'],
])('finds the addresses of %s', (text, made) => {
  expect(eachAddress(text, (address) => address.toUpperCase())).toBe(made);
});

it.each([
  ['a `b` c', 'A `b` C'],
  ['a ``b ` c`` d', 'A ``b ` c`` D'],
  ['a ``b` c', 'A ``B` C'],
  ['a `b\nc` d', 'A `B\nC` D'],
  ['```x\na\n```\nb', '```x\na\n```\nB'],
  ['~~~\na\n```\n~~~~ \nb', '~~~\na\n```\n~~~~ \nB'],
  ['````\na\n```\nb', '````\na\n```\nb'],
  ['```a``` b\n\nc', '```a``` B\n\nC'],
  ['a\n```', 'A\n```'],
])('finds what is code in %j', (text, made) => {
  expect(outsideCode(text, (part) => part.toUpperCase())).toBe(made);
});

it('gives the place of each part', () => {
  const text = 'a `b` c\n```\nd\n```\ne';
  outsideCode(text, (part, offset) => {
    expect(text.slice(offset, offset + part.length)).toBe(part);
    return part;
  });
});

it.each([
  ['[a](javascript:b) c', 'a c', ['javascript:b']],
  ['[![a](b)](javascript:c)', '![a](b)', ['javascript:c']],
  ['[a [b] c](javascript:d)', 'a [b] c', ['javascript:d']],
  ['[a](javascript:b "t")', 'a', ['javascript:b']],
  ['![a](javascript:b)', '![a](javascript:b)', []],
  ['\\[a](javascript:b)', '\\[a](javascript:b)', []],
  ['[a]({{ b }}{{ c }}/d)', 'a', ['{{ b }}{{ c }}/d']],
  ['<a class="x" href="javascript:b">c</a> d', 'c d', ['javascript:b']],
  ['<a name="x">a <a href="javascript:b">c</a>', '<a name="x">a c', ['javascript:b']],
  ['[a][k] [K] [b]\n\n[k]: javascript:c\n', 'a K [b]\n\n', ['javascript:c']],
  ['`[a](javascript:b)`', '`[a](javascript:b)`', []],
  ['[`a`](javascript:b) `[c](javascript:d)`', '`a` `[c](javascript:d)`', ['javascript:b']],
  ['[see `a[0]` and `](`](javascript:b)', 'see `a[0]` and `](`', ['javascript:b']],
  ['[a](<>) b', 'a b', []],
])('takes links out that no page can have: %s', (text, made, names) => {
  const told: string[] = [];
  expect(withSoundLinks(text, (_, name) => told.push(name))).toBe(made);
  expect(told).toEqual(names);
});

it.each([
  ['![a](http://b.example/c.png)', '![a](https://b.example/c.png)', []],
  [
    '![a](https://b.example/c%2Fd.png "t")',
    '[a](https://b.example/c%2Fd.png "t")',
    ['https://b.example/c%2Fd.png'],
  ],
  ['[![a](https://b.example/c%2Fd.png)](/e/)', '[a](/e/)', ['https://b.example/c%2Fd.png']],
  ['![](https://b.example:99/c.png)', 'LINK', ['https://b.example:99/c.png']],
  ["<img alt='x' src='http://b.example/c.png'>", "<img alt='x' src='https://b.example/c.png'>", []],
  [
    '<img src="https://b.example/c%2Fd" alt="x">',
    '<a href="https://b.example/c%2Fd">x</a>',
    ['https://b.example/c%2Fd'],
  ],
  ['![a](b.png) ![a](/b.png) ![a](https://b.example/c.png)', 'SAME', []],
  ['`![a](http://b.example/c.png)`', 'SAME', []],
])('shows no picture that a page may not show: %s', (text, made, names) => {
  const told: string[] = [];
  const whole =
    made === 'SAME'
      ? text
      : made === 'LINK'
        ? '[https://b.example:99/c.png](https://b.example:99/c.png)'
        : made;
  expect(withSoundPictures(text, (_, name) => told.push(name))).toBe(whole);
  expect(told).toEqual(names);
});

it.each([
  ['```\na', '```\na\n```'],
  ['~~~~\na\n~~~', '~~~~\na\n~~~\n~~~~'],
  ['```\na\n```', '```\na\n```'],
  ['```a`', '```a`'],
  ['- a\n   ```\n    b\n    ```', '- a\n   ```\n    b\n    ```'],
  ['- a\n\n     ```\n     b', '- a\n\n     ```\n     b'],
])('ends code: %j', (text, made) => {
  expect(withClosedCode(text)).toBe(made);
});
