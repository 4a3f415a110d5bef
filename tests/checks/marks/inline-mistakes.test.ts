import { describe, expect, it } from 'vitest';
import { inlineMistakes } from '../../../cli/checks/marks/advice/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';

/** Faults of a paragraph: code, character, and the marked part. */
function mistakes(content: string) {
  const [inline] = new BodyText({ text: content, start: 0 }).blocks;
  if (!inline) throw new Error('no text');
  return inlineMistakes(inline.content, inline.left, { hosts: new Set() }).map(
    ({ code, params, at, length }) => [
      code,
      Object.values(params ?? {})[0],
      inline.content.slice(at, at + length),
    ],
  );
}
const bold = (mark: string) => ['markdown/unclosed-mark', mark, mark];

describe('asterisks and underscores that make nothing bold', () => {
  it.each([
    ['**air', ['**']],
    ['air**', ['**']],
    ['***air', ['***']],
    ['a ** b', ['**']],
    ['** a **', ['**']],
    ['__air', ['__']],
    ['(__air', ['__']],
    ['___air', ['___']],
    ['**a dan __b', ['**', '__']],
    ['5 ** b', ['**']],
    ['a ** 5', ['**']],
  ])('%j', (content, marks) => {
    expect(mistakes(content)).toEqual(marks.map(bold));
  });

  it.each([
    ['one star', 'a * b'],
    ['a footnote', 'air*'],
    ['a second footnote', 'Harga*\n**) Termasuk pajak'],
    ['four stars', '**** air'],
    ['blanks to fill in', 'nama: ____ umur: __'],
    ['underscores behind a word', 'air__ putih'],
    ['underscores in a word', 'nama__berkas'],
    ['a power', '2 ** 3'],
    ['a power of brackets', '(2) ** (3)'],
    ['a power without spaces', '2**3'],
    ['negative powers', 'Suhu 10**-3 dan 10**-6'],
    ['what is bold', '**air** dan __teh__'],
  ])('ignores %s', (_what, content) => {
    expect(mistakes(content)).toEqual([]);
  });
});

describe('backticks that make no code', () => {
  it.each([
    ['`air', '`'],
    ['a `air', '`'],
    ['``air', '``'],
    ['a`` b', '``'],
    ['“`air”', '`'],
  ])('%j', (content, mark) => {
    expect(mistakes(content)).toEqual([['markdown/unclosed-mark', mark, mark]]);
  });

  it.each([
    ['an apostrophe', 'Jum`at'],
    ['a space behind', 'a ` b'],
    ['the end', 'a `'],
    ['an opening quote', "`air'"],
    ['an opening quote of several words', "`air putih' dan"],
    ['code', '`air`'],
  ])('ignores %s', (_what, content) => {
    expect(mistakes(content)).toEqual([]);
  });
});

describe('HTML that shows as text', () => {
  it('is a comment that lacks a sign', () => {
    expect(mistakes('a <!- b ->')).toEqual([['markdown/html', '<!-', '<!-']]);
    expect(mistakes('a <-- b -->')).toEqual([['markdown/html', '<--', '<--']]);
    expect(mistakes('<-- b ->')).toEqual([['markdown/html', '<--', '<--']]);
  });

  it.each(['a < b', '<bapak>', '5 <6', 'a <b', 'a <-- b', 'a <--> b', 'a <- b ->', 'a <-- b --'])(
    'is not found in %j',
    (content) => {
      expect(mistakes(content)).toEqual([]);
    },
  );
});

describe('text between equals signs', () => {
  it.each([
    ['==teh==', '==teh=='],
    ['a ==teh hangat==, b', '==teh hangat=='],
    ['a == b == c', null],
    ['a==b', null],
    ['==== teh ====', null],
    ['===teh===', null],
    ['===teh==', null],
  ])('%j', (content, part) => {
    expect(mistakes(content)).toEqual(part === null ? [] : [['markdown/template-syntax', '== … ==', part]]);
  });
});

it('reports a mistake inside another mistake once', () => {
  expect(mistakes('[a [b](foto pagi.jpg')).toEqual([]);
  expect(mistakes('![a <b>](foto pagi.png) dan ==c==')).toEqual([
    ['markdown/space-in-address', '![a <b>](<images/foto pagi.png>)', '![a <b>](foto pagi.png)'],
    ['markdown/template-syntax', '== … ==', '==c=='],
  ]);
});
