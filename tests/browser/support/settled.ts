/** Waits until a page is stable after an action. */
import type { Page, Request } from 'playwright-core';
import { vi } from 'vitest';
import { TEST_TIMEOUT } from '../../support/machine/slow.ts';

/** Runs in the page: waits until it neither scrolls nor moves, and has painted that. */
async function isStill(): Promise<void> {
  // A frame of the page, even if its clock is stopped; lazy photos are requested likewise.
  const painted = () =>
    new Promise<void>((resolve) => {
      const frame = new IntersectionObserver(() => {
        frame.disconnect();
        resolve();
      });
      frame.observe(document.documentElement);
    });
  for (let still = 0, place = ''; still < 2; ) {
    await painted();
    const moves = document.getAnimations().some(({ playState }) => playState === 'running');
    const now = `${scrollX} ${scrollY}`;
    still = now === place && !moves ? still + 1 : 0;
    place = now;
  }
}

/**
 * @param page not opened yet
 * @returns a function that waits until the page is stable and no request is pending. Timers are not awaited: use
 *   `stopTime` and `page.clock.runFor`
 */
export function createSettled(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let pending = 0;
  page.on('request', (request) => {
    pending += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let before = -1; before !== pending; ) {
      before = pending;
      await page.evaluate(isStill);
      await vi.waitUntil(() => underWay.size === 0, { timeout: TEST_TIMEOUT, interval: 10 });
    }
  };
}
