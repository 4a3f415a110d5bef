import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateModelTypes } from '../cli/tools/generate-model-types.mjs';

it('has TypeScript types as fresh as the content models', async () => {
  const written = readFileSync(new URL('../templates/model.ts', import.meta.url), 'utf8');
  expect(written).toBe(await generateModelTypes());
});
