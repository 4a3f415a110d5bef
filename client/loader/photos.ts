/** Removes the `src` of a failed photo: then its alt text takes its place, and no browser adds an icon of its own. */
import { listen } from 'senja/client';

export function forgetFailedPhotos(): void {
  listen('error', ({ target }) => {
    (target as Element).removeAttribute('srcset');
    (target as Element).removeAttribute('src');
  });
}
