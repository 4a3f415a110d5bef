/** Sizes of photos in one part of a path. */

export interface Size {
  /** In pixels. */
  width: number;
  /** Null for an uncropped photo. */
  height: number | null;
}

/** @param parts of a path, between its slashes. @returns null if it has no place for a size */
export type PathScale = (parts: readonly string[]) => ((size: Size) => string[]) | null;

/** Prefix of a part of Cloudinary's addresses that changes the picture. */
const CHANGE = /^(?:\$|[a-z]{1,3}_)/;

export const cloudinary: PathScale = (parts) => {
  const upload = parts.indexOf('upload');
  const rest = parts.slice(upload + 1);
  // Signed addresses must not be changed.
  if (upload < 2 || upload > 3 || parts[upload - 1] !== 'image' || rest[0]?.startsWith('s--')) return null;
  const changes: string[] = [];
  while (rest.length > 1 && CHANGE.test(rest[0] ?? '')) changes.push(...(rest.shift() ?? '').split(','));
  if (!changes.every((one) => /^(?:w|h|c|ar|dpr|f|g|q)_/.test(one))) return null;
  if (rest.length === 0 || rest.includes('')) return null;
  const kept = changes.filter((one) => /^[gq]_/.test(one));
  return ({ width, height }) => {
    const size =
      height === null ? [`w_${width}`, 'c_limit'] : [`w_${width},h_${height},f_auto,c_lfill`, ...kept];
    return [...parts.slice(0, upload + 1), size.join(','), ...rest];
  };
};

export const cloudflare: PathScale = ([, , , options = '', ...rest]) => {
  const given = options.split(',');
  const isKnown = (one: string): boolean =>
    /^(?:w|width|h|height|fit|dpr|f|format|q|quality|g|gravity|metadata|onerror|sharpen)=[\w.-]+$/.test(one);
  if (!given.every(isKnown) || rest.join('') === '') return null;
  const kept = given.filter((one) => /^[qgmos]/.test(one));
  return ({ width, height }) => {
    const size = height === null ? 'fit=scale-down' : `height=${height},fit=cover`;
    return ['', 'cdn-cgi', 'image', [`width=${width}`, size, 'format=auto', ...kept].join(','), ...rest];
  };
};

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
