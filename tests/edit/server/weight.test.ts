/** What the page of the editor weighs, as its reference says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { root } from '../../support/process/senja.ts';

it('weighs at most 350 KB', () => {
  const sizes = ['edit-page.js', 'edit-page.css', 'preview-page.js'].map((name) => {
    const bytes = readFileSync(path.join(root, '.senja/cli', name));
    // As hosts compress on the fly.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return brotliCompressSync(bytes, { params }).length;
  });
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(350_000);
});
