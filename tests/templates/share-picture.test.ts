/** The site's sharing picture. */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawingHash } from '../../cli/tools/generate-share-picture.mjs';
import { SHARING } from '../../templates/plan/look.ts';

it('is drawn as large as they show it, and is light', async () => {
  const bytes = SHARING.content(() => '') as Uint8Array;
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(30_000);
});

it('is of the drawing as it is now', () => {
  const text = readFileSync(new URL('../../templates/plan/share-picture.ts', import.meta.url), 'utf8');
  expect(text).toContain(`(${drawingHash()})`);
});
