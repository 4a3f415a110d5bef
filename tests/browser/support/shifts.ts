/** Layout shifts, of which Chromium alone tells. */
import type { Page } from 'playwright-core';

/** Records layout shifts from the first moment on. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node?: Element }[] })[]) {
        shifts.push(...(entry.sources ?? []).map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'text'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};
