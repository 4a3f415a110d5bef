/** Applies the stored text size before the first paint, and stores a new choice. */
import { listen } from 'senja/client';
import { TEXT_SIZE_NAME } from '../contract.ts';
import { recall, remember } from '../storage.ts';

export function keepTextSize(): void {
  apply();
  listen('DOMContentLoaded', apply);
  // A page restored from memory, or with radio buttons restored by the browser, may show an older choice.
  addEventListener('pageshow', apply);
  listen('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== TEXT_SIZE_NAME) return;
    remember('localStorage', TEXT_SIZE_NAME, value);
    // The button shows the choice first, since the layout of a long page takes longer on a slow phone.
    requestAnimationFrame(() => setTimeout(set, 0, value));
  });
}

function apply(): void {
  const size = recall('localStorage', TEXT_SIZE_NAME) ?? '0';
  set(size);
  for (const radio of document.getElementsByName(TEXT_SIZE_NAME) as NodeListOf<HTMLInputElement>) {
    radio.checked = radio.value === size;
  }
}

/** For style sheets: `data-text` on `<html>` is `1` or `2` for larger text. */
function set(size: string): void {
  document.documentElement.dataset.text = size;
}
