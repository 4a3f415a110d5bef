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
 * Texts that lie, at this scroll position, under something that stays in place: the bar or a toast. axe cannot tell
 * their ground, and does not need to: they are measured where they are free.
 */
const covered = (page: Page, nodes: readonly string[]): Promise<string[]> =>
  page.evaluate((selectors) => {
    const fixed = [...document.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    return selectors.filter((selector) => {
      const own = document.querySelector(selector);
      const box = own?.getBoundingClientRect();
      return fixed.some(
        (other) =>
          box !== undefined &&
          !other.element.contains(own) &&
          other.box.top < box.bottom &&
          other.box.bottom > box.top &&
          other.box.left < box.right &&
          other.box.right > box.left,
      );
    });
  }, nodes);

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
  const contrast = results.incomplete.filter(({ id }) => id.startsWith('color-contrast'));
  const selectors = contrast.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  const hidden = new Set(await covered(page, selectors));
  const free = contrast.map((result) => ({
    ...result,
    nodes: result.nodes.filter(({ target }) => !hidden.has(String(target[0]))),
  }));
  return { violations: findings(results.violations), unsure: findings(free) };
}
