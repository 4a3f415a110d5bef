/**
 * A photo that does not come is made one without an address: then its words stand in its place, and no browser adds a
 * sign of its own.
 */
import { listen } from 'senja/client';

export function forgetFailedPhotos(): void {
  listen('error', ({ target }) => {
    for (const name of ['srcset', 'src']) (target as Element).removeAttribute(name);
  });
}
