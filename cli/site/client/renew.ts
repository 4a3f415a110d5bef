/**
 * Imported by the loader when the modules of a page cannot be fetched. If the site has been published again since the page
 * was opened, they are gone: then the page says so, and loads anew. Browsers keep this file, so it never changes with
 * the site, and run it once: until React has been fetched, it looks again after a press.
 */
import { CLIENT, SCRIPTED } from './contract.ts';

const TEXTS = {
  id: 'Situs ini baru diperbarui dan akan dimuat ulang; setelah itu, silakan ulangi.',
  en: 'This site has been updated. The page will load again; then please try once more.',
} as const;

/** Long enough to be read. */
const READING = 3000;

const html = document.documentElement;

function lookAgain(): void {
  const later = (): unknown => html.classList.contains(SCRIPTED) || renew();
  // Before the loader, which stops a press that it holds back.
  addEventListener('click', () => setTimeout(later, READING), { once: true, capture: true });
}

/** @returns whether the site is another one; it is unknown without a network */
async function isReplaced(): Promise<boolean> {
  const modules = html.getAttribute(CLIENT)?.split(' ').pop() as string;
  try {
    const page = await fetch(location.href, { cache: 'reload' });
    return page.ok && !(await page.text()).includes(modules);
  } catch {
    return false;
  }
}

async function renew(): Promise<void> {
  if (!(await isReplaced())) return lookAgain();
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = TEXTS[/^id\b/.test(html.lang) ? 'id' : 'en'];
  words.style.cssText =
    'position:fixed;z-index:2147483647;left:0;right:0;bottom:0;margin:0;padding:1em;background:#222;color:#fff';
  document.body.append(words);
  setTimeout(() => location.reload(), READING);
}

renew();
