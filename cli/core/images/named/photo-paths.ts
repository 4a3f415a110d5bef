/** Sizes of photos in one part of a path. */

export interface Size {
  /** In pixels. */
  width: number;
  /** Null for an uncropped photo. */
  height: number | null;
}

/** @param parts of a path, between its slashes. @returns null if it has no place for a size */
export type PathScale = (parts: readonly string[]) => ((size: Size) => string[]) | null;

/** A size as Google writes it: `s1600`, `w1200-h630-p-k-no-nu`. */
const GOOGLE_SIZE = /^[swh]\d+(?:-[a-z]+\d*)*$/;
const googleSize = ({ width, height }: Size): string =>
  height === null ? `w${width}` : `w${width}-h${height}-c`;

export const google: PathScale = (parts) => {
  const last = parts.at(-1) ?? '';
  const [name = '', given, ...more] = last.split('=');
  if (given === undefined) {
    const folder = parts.length - 2;
    if (last === '' || !GOOGLE_SIZE.test(parts[folder] ?? '')) return null;
    return (size) => parts.with(folder, googleSize(size));
  }
  if (name === '' || more.length > 0 || !GOOGLE_SIZE.test(given)) return null;
  return (size) => parts.with(-1, `${name}=${googleSize(size)}`);
};
