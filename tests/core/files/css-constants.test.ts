/** Constants of style sheets, and what must not be taken for one. */
import { expect, it } from 'vitest';
import { propertiesIn, withConstants } from '../../../cli/core/files/css-constants.ts';

const shorter = (css: string, code = '') => withConstants(css, code);

it('replaces what is set once, for the whole page', () => {
  expect(shorter(':root{--ink:#241c15;--gap:1rem}a{color:var(--ink);margin:0 var(--gap)}')).toBe(
    'a{color:#241c15;margin:0 1rem}',
  );
});

it('knows constants that are made of others, in any order', () => {
  const css = ':root{--h:min(2rem, var(--most));--most:max(1vw, 1rem)}h1{font-size:var(--h)}:root{--z:1}';
  expect(shorter(css)).toBe('h1{font-size:min(2rem,max(1vw,1rem))}');
});

it('replaces constants inside of values that differ by place', () => {
  expect(shorter(':root{--a:1px;--b:var(--a)}.x{--b:2px}p{margin:var(--b)}')).toBe(
    ':root{--b:1px}.x{--b:2px}p{margin:var(--b)}',
  );
});

it('removes the space before the value of a property, unless that is empty or in a text', () => {
  expect(shorter('.x{--a: 1px;--b: ;--c: "{--d: e"}p{color:red;--e: f}')).toBe(
    '.x{--a:1px;--b: ;--c:"{--d: e"}p{color:red;--e:f}',
  );
});

it('leaves texts as they are', () => {
  expect(shorter(':root{--serif:"A, B", serif}p{font-family:var(--serif)}')).toBe(
    'p{font-family:"A, B", serif}',
  );
});

it.each([
  ['set twice', ':root{--a:1px}@media(min-width:1px){:root{--a:2px}}p{margin:var(--a)}'],
  ['set elsewhere', '.x{--a:1px}p{margin:var(--a)}'],
  ['set for some screens only', '@media print{:root{--a:1px}}p{margin:var(--a)}'],
  ['set for more than the root', ':root,.x{--a:1px}p{margin:var(--a)}'],
  ['set behind a brace in a text', 'p:before{content:"}"}.x{--a:1px}p{margin:var(--a)}'],
  ['used with a fallback', ':root{--a:1px}p{margin:var(--a, 2px)}'],
  ['used next to a word', ':root{--a:1px}p{margin:var(--a)var(--b)}'],
  ['registered', '@property --a{syntax:"*";inherits:true}:root{--a:1px}p{margin:var(--a)}'],
  ['inherited', ':root{--a:inherit}p{margin:var(--a)}'],
  ['empty', ':root{--a: }p{margin:0 var(--a)}'],
  ['an address', ':root{--a:url(x.svg)}p{background:var(--a)}'],
  ['a text with a semicolon', ':root{--a:"x;--b: y"}p:before{content:var(--a)}'],
  ['made of itself', ':root{--a:var(--b);--b:var(--a)}p{margin:var(--a)}'],
])('leaves alone what is %s', (_, css) => expect(shorter(css)).toBe(css));

it('leaves alone what code names', () => {
  const css = ':root{--toast-width:1px;--a:2px}p{margin:var(--toast-width) var(--a)}';
  expect(shorter(css, 'style.setProperty("--toast-width",x)')).toBe(
    ':root{--toast-width:1px;}p{margin:var(--toast-width) 2px}',
  );
  // Of a longer name too, and of all that stand in one word.
  const code = propertiesIn('x--;style.setProperty("--toast-width",a--b--gap)');
  expect(code).toBe('--toast-width --b--gap');
  for (const name of ['--toast', '--toast-width', '--gap']) {
    const named = `:root{${name}:1px}p{margin:var(${name})}`;
    expect(shorter(named, code)).toBe(named);
  }
});

it('takes no modifier of a class for a property', () => {
  const css = '.button--main:hover{color:red}:root{--main:1px}p{margin:var(--main)}';
  expect(shorter(css)).toBe('.button--main:hover{color:red}p{margin:1px}');
});
