/**
 * A photo that does not come is made one without an address: then its words stand over the drawing, and no browser adds
 * a sign of its own.
 */
import { listen } from './listen.ts';

export function forgetFailedPhotos(): void {
  listen('error', ({ target }) => {
    const photo = target as Element;
    if (photo.closest('.photo')) for (const name of ['srcset', 'src']) photo.removeAttribute(name);
  });
}
