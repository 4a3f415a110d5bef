// @page
/** What has the focus stays above the bar. */
import { afterEach, expect, it, vi } from 'vitest';
import { enterDialog, keepFocus, moveFocus } from '../../../cli/edit/app/keep-focus.ts';

/** Pixels from the top of the screen. */
const BAR = 800;

const at = (element: Element, top: number, height: number): void => {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
};

let end = () => {};

/** A field in front of the bar, which has the focus. */
function opened(top = 700): HTMLInputElement {
  document.body.innerHTML = '<main><p>Isian</p><input></main><div class="bar"></div>';
  const [input, bar] = [document.querySelector('input'), document.querySelector('.bar')];
  if (!input || !bar) throw new Error('The page has no field.');
  at(bar, BAR, 60);
  at(input, top, 50);
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  end = keepFocus();
  input.focus();
  return input;
}

/** A message above the field moves it under the bar. */
async function moves(input: Element): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  at(input, 790, 50);
  document.querySelector('main')?.prepend(document.createElement('p'));
  await vi.advanceTimersByTimeAsync(1000);
}

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('scrolls what has the focus above the bar when a message moves it there', async () => {
  const input = opened();
  await moves(input);
  expect(scrollBy).toHaveBeenCalledWith(0, 56);
});

it('scrolls what gets the focus under the bar above it', async () => {
  opened(790);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scrollBy).toHaveBeenCalledWith(0, 56);
});

it('moves nothing while the focus is seen, or after a pointer has moved the page', async () => {
  const input = opened();
  await vi.advanceTimersByTimeAsync(1000);
  dispatchEvent(new Event('wheel'));
  await moves(input);
  expect(scrollBy).not.toHaveBeenCalled();
});

it('leaves the focus to the title if what it moves to is gone by then', async () => {
  document.body.innerHTML =
    '<main tabindex="-1"><h1 tabindex="-1">Semua tulisan</h1><a href="/x">Teh</a></main>';
  vi.useFakeTimers();
  const link = document.querySelector('a');
  document.getSelection()?.selectAllChildren(document.body);
  moveFocus(link);
  // Chromium would tell of a caret where the focus was, and Orca would not read what comes after it.
  expect(document.getSelection()?.rangeCount).toBe(0);
  link?.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('waits for a screen that is still to come, whose title then gets the focus alone', async () => {
  document.body.innerHTML =
    '<main tabindex="-1"><h1 tabindex="-1">Teh jahe</h1><section><a href="/x">Hari ini</a></section></main>';
  vi.useFakeTimers();
  end = keepFocus();
  const focused: string[] = [];
  document.body.addEventListener('focusin', ({ target }) => focused.push((target as Element).tagName));
  const [link, section] = [document.querySelector('a'), document.querySelector('section')];
  link?.focus();
  section?.setAttribute('aria-busy', 'true');
  link?.remove();
  await vi.advanceTimersByTimeAsync(1000);
  section?.removeAttribute('aria-busy');
  section?.insertAdjacentHTML('beforeend', '<h2 tabindex="-1">Keadaan kemarin</h2>');
  moveFocus(document.querySelector('h2'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(focused).toEqual(['A', 'MAIN', 'H2']);
  // One that does not come leaves it to the title of the entry.
  const title = document.querySelector('h2');
  section?.setAttribute('aria-busy', 'true');
  title?.remove();
  await vi.advanceTimersByTimeAsync(1000);
  section?.removeAttribute('aria-busy');
  section?.append('Tidak ada.');
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('gives a field of a new dialog the focus after its title, or at once what is typed before', async () => {
  vi.useFakeTimers();
  const opened = () => {
    document.body.innerHTML = '<h2 tabindex="-1">Tautan</h2><input>';
    const [title, field] = document.querySelectorAll<HTMLElement>('h2, input');
    end = enterDialog(title ?? null, field ?? null);
    const press = (key: string) => title?.dispatchEvent(new KeyboardEvent('keydown', { key }));
    return { press, tag: () => document.activeElement?.tagName };
  };
  const waiting = opened();
  expect(waiting.tag()).toBe('H2');
  waiting.press('Tab');
  expect(waiting.tag()).toBe('H2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting.tag()).toBe('INPUT');
  end();
  const typed = opened();
  typed.press('t');
  expect(typed.tag()).toBe('INPUT');
  end();
  const left = opened();
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(left.tag()).toBe('H2');
});
