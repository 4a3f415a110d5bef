/** The site's sharing picture. */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawingHash } from '../../cli/tools/generate-share-picture.mjs';
import { SHARING } from '../../templates/plan/look.ts';

it('has the stated size, and is small', async () => {
  const bytes = SHARING.content(() => '') as Uint8Array;
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(30_000);
});

it('matches the current drawing', () => {
  const text = readFileSync(new URL('../../templates/plan/share-picture.ts', import.meta.url), 'utf8');
  expect(text).toContain(`(${drawingHash()})`);
});
