/** A site that extends a theme shows its own icon everywhere. */
import { expect, it } from 'vitest';
import type { Plan } from '../../cli/core/stages/plan.ts';
import { filesWithIcon, withSize } from '../../cli/site/icons.ts';

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0Z"/></svg>';
const theirs = (path: string) => ({ path, content: () => Uint8Array.of(1) });
const plan = {
  files: ['icon-32.png', 'share.png', 'icon-192.png'].map(theirs),
  about: { icons: [32, 192].map((size) => ({ path: `icon-${size}.png`, size })) },
} as unknown as Plan;
const contents = (icon: string | undefined) =>
  filesWithIcon(plan, icon).map(({ path, content }) => [path, content(() => '')]);

it('as PNG in all sizes of the theme, and leaves its other files', () => {
  expect(contents(ICON)).toEqual([
    ['icon-32.png', withSize(ICON, 32)],
    ['share.png', Uint8Array.of(1)],
    ['icon-192.png', withSize(ICON, 192)],
  ]);
});

it('or the theme’s, if it has none', () => {
  expect(filesWithIcon(plan, undefined)).toBe(plan.files);
});

it('scales a drawing with or without a size of its own', () => {
  expect(withSize(ICON, 32)).toContain(
    '<svg width="32" height="32" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">',
  );
  expect(withSize('<svg width="10px" height="20"><path stroke-width="1" d=""/></svg>', 32)).toBe(
    '<svg width="32" height="32" viewBox="0 0 10 20"><path stroke-width="1" d=""/></svg>',
  );
  expect(withSize('<svg><a/></svg>', 9)).toBe('<svg width="9" height="9" viewBox="0 0 9 9"><a/></svg>');
});
