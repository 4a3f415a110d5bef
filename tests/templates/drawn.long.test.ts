/** The sharing picture and the letters of share cards, drawn again. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawingHash, generateGlyphs } from '../../cli/tools/generate-share-picture.mjs';

it('the picture is generated for another drawing', () => {
  // In a process of its own: libvips may no longer read drawings after other tests.
  const script = `import { generateSharePicture } from './cli/tools/generate-share-picture.mjs';
    process.stdout.write(await generateSharePicture('another'));`;
  const root = new URL('../..', import.meta.url);
  const run = [process.execPath, ['--input-type=module', '-e', script], { cwd: root }] as const;
  const generated = execFileSync(...run).toString();
  expect(generated).toContain(`(${drawingHash()})`);
  expect(generated).toMatch(/^export const SHARE_PICTURE = 'iVBOR[\w+/=]{9999,}';$/m);
});

it('the letters are the outlines of the current font', async () => {
  const stored = readFileSync(new URL('../../templates/plan/glyphs.generated.ts', import.meta.url), 'utf8');
  expect(await generateGlyphs('')).toBe(stored);
  expect(await generateGlyphs(stored)).toBe(stored);
});
