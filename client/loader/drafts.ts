/**
 * Keeps the text typed into a form with `data-draft` until it is sent, and restores it after a reload. It lives as
 * long as the tab, since phones are often shared.
 */
import { listen } from 'senja/client';
import { DRAFT } from '../contract.ts';
import { recall, remember } from '../storage.ts';

export function keepDrafts(): void {
  listen('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    const key = form?.getAttribute(DRAFT);
    if (form && key) remember('sessionStorage', key, JSON.stringify(Object.fromEntries(new FormData(form))));
  });
  listen('DOMContentLoaded', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(`[${DRAFT}]`)) {
      const draft = JSON.parse(recall('sessionStorage', form.getAttribute(DRAFT) as string) ?? '{}');
      for (const name in draft) {
        const field = form.elements.namedItem(name) as HTMLInputElement | null;
        // Values restored by the browser are as new or newer.
        if (field) field.value ||= draft[name];
      }
    }
  });
}
