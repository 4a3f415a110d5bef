/**
 * Keeps the text typed into a form with `data-draft` until it is sent, and restores it after a reload. It lives as
 * long as the tab, since phones are often shared.
 */
import { listen } from 'senja/client';
import { DRAFT } from '../contract.ts';
import { recall, remember } from '../storage.ts';

export function keepDrafts(): void {
  listen('input', ({ target }) => {
    const form = (target as HTMLInputElement).form as HTMLFormElement;
    const key = form?.getAttribute(DRAFT);
    if (key) remember('sessionStorage', key, JSON.stringify(Object.fromEntries(new FormData(form))));
  });
}

export function restoreDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${DRAFT}]`)) {
    // JSON of nothing is null.
    const draft = JSON.parse(recall('sessionStorage', form.dataset.draft as string) as string);
    for (const name in draft) {
      const field = form.elements[name as never] as HTMLInputElement | undefined;
      // Values restored by the browser are as new or newer.
      if (field) field.value ||= draft[name];
    }
  }
}
