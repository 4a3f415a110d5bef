import { imageSize } from 'image-size';
import type { ImageFacts } from '../../core/images/image-set.ts';
import { shortHash } from '../../core/values/hash.ts';

/** @returns the size of an image as it is shown, in pixels, and its hash, or null when the bytes are no image */
export function describeImage(bytes: Uint8Array): ImageFacts | null {
  try {
    const { width, height, orientation } = imageSize(bytes);
    // Orientations 5 to 8 are turned by a quarter.
    const size = (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
    return { hash: shortHash(bytes), ...size };
  } catch {
    return null;
  }
}
