/** Applies the remembered text size before anything is painted, and remembers a new choice. */
import { listen } from 'senja/client';
import { TEXT_SIZE, TEXT_SIZE_NAME } from '../contract.ts';
import { recall, remember } from '../storage.ts';

export function keepTextSize(): void {
  apply();
  listen('DOMContentLoaded', apply);
  // A page that comes back from memory, or whose radios the browser filled in, may show an older choice.
  addEventListener('pageshow', apply);
  listen('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== TEXT_SIZE_NAME) return;
    remember('localStorage', TEXT_SIZE_NAME, value);
    // The button shows the choice at once: laying out a long page takes a slow phone longer than that.
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

function set(size: string): void {
  document.documentElement.setAttribute(TEXT_SIZE, size);
}
