/** Former addresses written into an entry's file: at their place, with no other byte changed. */
import { expect, it } from 'vitest';
import { withAliases } from '../../../cli/core/edit/alias-edits.ts';

const NEW = ['/lama/', '/tua/'];
const after = (text: string, path = 'articles/a.yaml') => withAliases(path, text, NEW)?.after ?? null;

it.each([
  ['title: A\n', 'title: A\naliases:\n  - /lama/\n  - /tua/\n'],
  ['title: A', 'title: A\naliases:\n  - /lama/\n  - /tua/'],
  ['title: A # catatan\n\n', 'title: A # catatan\naliases:\n  - /lama/\n  - /tua/\n\n'],
  ['title: A\r\n', 'title: A\r\naliases:\r\n  - /lama/\r\n  - /tua/\r\n'],
  ['aliases:\n  - /satu/\ntitle: A\n', 'aliases:\n  - /satu/\n  - /lama/\n  - /tua/\ntitle: A\n'],
  ['aliases:\n- "/satu/" # dulu\n', 'aliases:\n- "/satu/" # dulu\n- /lama/\n- /tua/\n'],
  ['aliases:\n- /satu/\n', 'aliases:\n- /satu/\n- /lama/\n- /tua/\n'],
  ['aliases: [/satu/] # dulu\ntitle: A\n', 'aliases: [/satu/, /lama/, /tua/] # dulu\ntitle: A\n'],
  ['{ title: A }\n', '{ title: A, aliases: [ /lama/, /tua/ ] }\n'],
  ['title: [A\n', null],
  ['aliases: []\n', 'aliases: [ /lama/, /tua/ ]\n'],
  ['aliases: /satu/\n', null],
  ['tags:\n  - A\n  # - B\n', 'tags:\n  - A\n  # - B\naliases:\n  - /lama/\n  - /tua/\n'],
  ['title: A\naliases:\n# akhir\n', 'title: A\naliases:\n  - /lama/\n  - /tua/\n# akhir\n'],
])('%j becomes %j', (text, expected) => {
  expect(after(text)).toBe(expected);
});

const SITE = 'categories:\n  - name: A # catatan\n    anchor: a\n  - name: B\n    anchor: b\n';
const two = (indent: string): string => `\n${indent}aliases:\n${indent}  - /lama/\n${indent}  - /tua/`;

it.each([
  [SITE, '/categories/0', SITE.replace('# catatan', `# catatan${two('    ')}`)],
  [SITE, '/categories/1', SITE.replace('name: B', `name: B${two('    ')}`)],
  [SITE.replaceAll('  - ', '- '), '/categories/1', null],
  [
    'categories:\n- name: A\n  anchor: a\n',
    '/categories/0',
    `categories:\n- name: A${two('  ')}\n  anchor: a\n`,
  ],
  ['categories:\n  -\n    name: "A"\n', '/categories/0', `categories:\n  -\n    name: "A"${two('    ')}\n`],
  [
    'categories:\n  - name: A\n    aliases: [/satu/]\n',
    '/categories/0',
    'categories:\n  - name: A\n    aliases: [/satu/, /lama/, /tua/]\n',
  ],
  [
    'categories:\n  - aliases:\n      - /satu/\n    name: A\n',
    '/categories/0',
    'categories:\n  - aliases:\n      - /satu/\n      - /lama/\n      - /tua/\n    name: A\n',
  ],
  [
    'categories:\n  - { name: A }\n',
    '/categories/0',
    'categories:\n  - { name: A, aliases: [ /lama/, /tua/ ] }\n',
  ],
  [
    'categories:\n  - name: |\n      A\n    anchor: a\n',
    '/categories/0',
    `categories:\n  - name: |\n      A${two('    ')}\n    anchor: a\n`,
  ],
  ['categories: [{ name: A }]\n', '/categories/0', 'categories: [{ name: A, aliases: [ /lama/, /tua/ ] }]\n'],
  [SITE, '/categories/2', null],
  [SITE, '/categories/0/name', null],
])('%j becomes, at %s, %j', (text, pointer, expected) => {
  expect(withAliases('site.yaml', text, NEW, pointer)?.after ?? null).toBe(expected);
});

it('writes addresses of a translation without its language prefix, and none of another language', () => {
  const into = (...addresses: string[]) =>
    withAliases('articles/a.en.yaml', 'title: A\n', addresses)?.after ?? null;
  expect(into('/en/lama/')).toBe('title: A\naliases:\n  - /lama/\n');
  expect(into('/en/lama/', '/tua/')).toBe(null);
});

it('leaves the fences and the body of Markdown unchanged', () => {
  const body = '---\n\nIsi.\n\naliases:\n';
  expect(after(`---\ntitle: A\n${body}`, 'articles/a.md')).toBe(
    `---\ntitle: A\naliases:\n  - /lama/\n  - /tua/\n${body}`,
  );
});
