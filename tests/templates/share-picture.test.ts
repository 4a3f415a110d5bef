/** The site's sharing picture, and its icons. */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { resolveColours } from '../../cli/tools/generate-colours.mjs';
import {
  drawingHash,
  generateIcons,
  generateSharePicture,
  iconHash,
} from '../../cli/tools/generate-share-picture.mjs';
import { ICON } from '../../templates/plan/icons.generated.ts';
import { ICON_FILES, SHARING } from '../../templates/plan/look.ts';

it('has the stated size, and is small', async () => {
  const bytes = SHARING.content(() => '') as Uint8Array;
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(30_000);
});

describe('its file', () => {
  const text = readFileSync(
    new URL('../../templates/plan/share-picture.generated.ts', import.meta.url),
    'utf8',
  );

  it('matches the current drawing, and is not generated again', async () => {
    expect(text).toContain(`(${drawingHash()})`);
    const stored = `(${drawingHash()}), made on another machine`;
    expect(await generateSharePicture(stored)).toBe(stored);
  });
});

describe('the icons', () => {
  it('have the sizes in their names, and are small', async () => {
    const sizes = await Promise.all(
      ICON_FILES.map(async ({ path, content }) => {
        const bytes = content(() => '') as Uint8Array;
        expect(bytes.length).toBeLessThan(8000);
        const { format, width, height } = await sharp(bytes).metadata();
        return [path, format, width, height];
      }),
    );
    expect(sizes).toEqual([32, 180, 192, 512].map((size) => [`icon-${size}.png`, 'png', size, size]));
  });

  it('match the current drawing, and are not generated again', async () => {
    const text = readFileSync(new URL('../../templates/plan/icons.generated.ts', import.meta.url), 'utf8');
    expect(text).toContain(`(${iconHash()})`);
    expect(await generateIcons(text)).toBe(text);
  });

  it('are of the drawing that is published', () => {
    const drawn = readFileSync(new URL('../../templates/icon.svg', import.meta.url), 'utf8');
    expect(ICON).toBe(resolveColours(drawn));
  });
});
