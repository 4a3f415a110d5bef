/**
 * A failed photo is tried once more without its variants: copies of a page that visitors keep may have only its `src`.
 * Failing that too, it loses this: then its alt text takes its place, and no browser adds an icon of its own.
 */
import { listen } from 'senja/client';

export function forgetFailedPhotos(): void {
  listen('error', ({ target }) => {
    const picture = (target as Element).closest('picture');
    (target as Element).removeAttribute('srcset');
    if (picture) picture.replaceWith(target as Element);
    else (target as Element).removeAttribute('src');
  });
}
