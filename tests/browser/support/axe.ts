/** axe-core, run inside a page whose policy allows no foreign script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeFinding } from '../in-page/axe.ts';
import { call } from './in-page.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param page of any driver */
export async function axe(page: {
  evaluate(expression: string): Promise<unknown>;
}): Promise<{ violations: AxeFinding[]; unsure: AxeFinding[] }> {
  await page.evaluate(`(() => { ${source} })()`);
  return (await page.evaluate(call('runAxe'))) as Awaited<ReturnType<typeof axe>>;
}
