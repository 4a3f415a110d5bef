/** Keeps where a page is scrolled to in its history entry, and scrolls back to it. */
import { keep, kept } from './keep.ts';

/** Where the page was scrolled to when it was left. */
const SCROLLED = 'senja-scrolled';

/** Keeps the place at each click. @returns a function that ends this */
export function keepScroll(): () => void {
  const onClick = () => keep(SCROLLED, scrollY);
  addEventListener('click', onClick, true);
  return () => removeEventListener('click', onClick, true);
}

/** @param load returns whether everything is in the page that was when it was left */
export async function scrollBackAfter(load: () => Promise<boolean>): Promise<void> {
  let target = Number(kept(SCROLLED) ?? 0);
  // A visitor who scrolls meanwhile knows better. The place itself says nothing: browsers move it with the content.
  const scrolls = () => {
    target = 0;
  };
  for (const name of ['wheel', 'touchstart', 'keydown', 'mousedown']) addEventListener(name, scrolls);
  if ((await load()) && target > 0) scrollTo({ top: target, behavior: 'instant' });
}
