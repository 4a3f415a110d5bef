/**
 * Imported by the loader when the modules of a page cannot be fetched. If the site has been published again since the page
 * was opened, they are gone: then the page says so, and loads anew. Browsers keep this file, so it never changes with
 * the site.
 */
import { CLIENT } from './contract.ts';

const TEXTS = {
  id: 'Situs ini baru diperbarui dan akan dimuat ulang; setelah itu, silakan ulangi.',
  en: 'This site has been updated. The page will load again; then please try once more.',
} as const;

/** Long enough to be read. */
const READING = 3000;

async function renew(): Promise<void> {
  const html = document.documentElement;
  const modules = html.getAttribute(CLIENT)?.split(' ').pop() as string;
  const page = await fetch(location.href, { cache: 'reload' });
  if (!page.ok || (await page.text()).includes(modules)) return;
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = TEXTS[/^id\b/.test(html.lang) ? 'id' : 'en'];
  words.style.cssText =
    'position:fixed;z-index:2147483647;left:0;right:0;bottom:0;margin:0;padding:1em;background:#222;color:#fff';
  document.body.append(words);
  setTimeout(() => location.reload(), READING);
}

// Without a network, nothing is known.
renew().catch(() => undefined);
