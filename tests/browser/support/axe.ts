/** axe-core with every rule it has, run inside a page whose policy allows no foreign script. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeFinding {
  rule: string;
  where: string;
  why: string;
}

const findings = (results: AxeResults['violations']): AxeFinding[] =>
  results.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ rule: id, where: node.html.slice(0, 160), why: node.failureSummary ?? '' })),
  );

/**
 * @returns violations of any rule (all tags, AAA, best practice and experimental included), and contrasts that
 *   axe could not work out
 */
export async function axe(page: Page): Promise<{ violations: AxeFinding[]; unsure: AxeFinding[] }> {
  // The debugger's own evaluation is not subject to the page's Content Security Policy.
  await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof import('axe-core') };
    const rules = Object.fromEntries(runner.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    return runner.run(document, { rules, resultTypes: ['violations', 'incomplete'] });
  });
  return {
    violations: findings(results.violations),
    unsure: findings(results.incomplete.filter(({ id }) => id.startsWith('color-contrast'))),
  };
}
