/** Pages whose scripts are delayed, as on a slow connection. */
import type { Page } from 'playwright-core';
import { type Visit, type VisitOptions, visit } from './browser.ts';

/** Visits a page whose scripts neither load nor fail until `letGo` or `fail` is called. */
export async function visitHolding(
  path: string,
  options: VisitOptions = {},
): Promise<Visit & { letGo(): void; fail(): void }> {
  let decide: (comes: boolean) => void = () => undefined;
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const prepare = async (page: Page) => {
    await page.route('**/assets/*.js', async (route) => {
      if (await decided) await route.fallback();
      else await route.abort();
    });
    await options.prepare?.(page);
  };
  const visitor = await visit(path, { ...options, prepare });
  return { ...visitor, letGo: () => decide(true), fail: () => decide(false) };
}

/** Waits until React listens to a widget. */
export async function isAlive(page: Page, widget: string): Promise<void> {
  await page.waitForFunction((name) => {
    const root = document.querySelector(`[data-widget="${name}"]`)?.firstElementChild ?? {};
    return Object.keys(root).some((key) => key.startsWith('__reactProps'));
  }, widget);
}
