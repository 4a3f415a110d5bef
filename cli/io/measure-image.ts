import { imageSize } from 'image-size';

/** @returns the size of an image as it is shown, in pixels, or null when the bytes are no image */
export function measureImage(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation } = imageSize(bytes);
    // Orientations 5 to 8 are turned by a quarter.
    return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}
