/** What a visitor would see with bare eyes, measured in the page. */
import type { Page } from 'playwright-core';

export const SEEN = `(element) => {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return style.visibility !== 'hidden' && style.display !== 'none' && box.width > 1 && box.height > 1 && !element.closest('.visually-hidden, [hidden]');
}`;

/** Every element that shows text of its own, with its size in pixels. */
export const textSizes = (
  page: Page,
): Promise<{ text: string; size: number; inMain: boolean; tag: string }[]> =>
  page.evaluate(`[...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('svg, script, style, noscript'))
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .filter(${SEEN})
    .map((element) => ({
      text: element.textContent.trim().slice(0, 40),
      size: parseFloat(getComputedStyle(element).fontSize),
      inMain: Boolean(element.closest('main')),
      tag: element.tagName.toLowerCase(),
    }))`);

export const overflow = (page: Page): Promise<{ scroll: number; wide: string[] }> =>
  page.evaluate(`({
    scroll: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    wide: [...document.body.querySelectorAll('*')]
      .filter(${SEEN})
      .filter((element) => !element.closest('svg, .table-scroll'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  })`);

/** Texts that are cut off by their own box. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.body.querySelectorAll('*')]
    .filter(${SEEN})
    .filter((element) => !element.closest('svg') && element.textContent.trim() !== '')
    .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    .map((element) => element.outerHTML.slice(0, 80))`);

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
