/** Layout shifts, which only Chromium reports. */
import type { Page } from 'playwright-core';

/** Records layout shifts from the first moment. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    interface Source {
      node?: Element;
      currentRect: DOMRectReadOnly;
    }
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: Source[] })[]) {
        // A removed element, the broken-image icon, has not moved.
        const moved = (entry.sources ?? []).filter(({ currentRect }) => currentRect.width > 0);
        shifts.push(...moved.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'text'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};
