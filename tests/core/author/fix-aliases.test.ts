/** Addresses of old written into an entry's file: at their place, with not one byte changed besides. */
import { expect, it } from 'vitest';
import { withAliases } from '../../../cli/core/author/fix-aliases.ts';

const NEW = ['/lama/', '/tua/'];
const after = (text: string, path = 'articles/a.yaml') => withAliases(path, text, NEW);

it.each([
  ['title: A\n', 'title: A\naliases:\n  - /lama/\n  - /tua/\n'],
  ['title: A', 'title: A\naliases:\n  - /lama/\n  - /tua/'],
  ['title: A # catatan\n\n', 'title: A # catatan\naliases:\n  - /lama/\n  - /tua/\n\n'],
  ['title: A\r\n', 'title: A\r\naliases:\r\n  - /lama/\r\n  - /tua/\r\n'],
  ['aliases:\n  - /satu/\ntitle: A\n', 'aliases:\n  - /satu/\n  - /lama/\n  - /tua/\ntitle: A\n'],
  ['aliases:\n- "/satu/" # dulu\n', 'aliases:\n- "/satu/" # dulu\n- /lama/\n- /tua/\n'],
  ['aliases:\n- /satu/\n', 'aliases:\n- /satu/\n- /lama/\n- /tua/\n'],
  ['aliases: [/satu/] # dulu\ntitle: A\n', 'aliases: [/satu/, /lama/, /tua/] # dulu\ntitle: A\n'],
  ['{ title: A }\n', null],
  ['title: [A\n', null],
  ['aliases: []\n', null],
])('%j becomes %j', (text, expected) => {
  expect(after(text)).toBe(expected);
});

it('leaves the fences and the body of Markdown as they are', () => {
  const body = '---\n\nIsi.\n\naliases:\n';
  expect(after(`---\ntitle: A\n${body}`, 'articles/a.md')).toBe(
    `---\ntitle: A\naliases:\n  - /lama/\n  - /tua/\n${body}`,
  );
});
