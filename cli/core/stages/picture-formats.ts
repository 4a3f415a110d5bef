/** The formats of pictures: all that is known of each stands here alone. */

interface Format {
  /** How names of such files end, without the dot; the first is the one that is given. */
  suffixes: readonly [string, ...string[]];
  /** As in `<source type>`. */
  mediaType: string;
  /** What sharp calls what reads it, and what it says of the header of such a file. */
  sharp: { reader: string; format: string; compression?: string };
  /** Left out where pictures of the content come in it, and none is made in it. */
  made?: Made;
}

interface Made {
  /**
   * `lighter`: for browsers that know it, before those further down; else for all others, of pictures through which
   * nothing shines (`opaque`) or something may (`clear`).
   */
  for: 'lighter' | 'opaque' | 'clear';
  /** How sharp makes it: as light as a photo may be on a phone before an eye sees it. */
  encoding: Readonly<Record<string, number | boolean>>;
  /** First bytes, and where they begin. */
  begins: readonly [at: number, text: string];
  /** No side may be longer, in pixels. */
  longest: number;
}

/** Of the lighter ones, the best first. */
export const PICTURE_FORMATS = {
  avif: {
    suffixes: ['avif'],
    mediaType: 'image/avif',
    sharp: { reader: 'Heif', format: 'heif', compression: 'av1' },
    made: {
      for: 'lighter',
      encoding: { quality: 42, effort: 2 },
      begins: [4, 'ftypavif'],
      longest: 65_536,
    },
  },
  webp: {
    suffixes: ['webp'],
    mediaType: 'image/webp',
    sharp: { reader: 'Webp', format: 'webp' },
    made: { for: 'lighter', encoding: { quality: 70, effort: 4 }, begins: [8, 'WEBP'], longest: 16_383 },
  },
  jpeg: {
    suffixes: ['jpg', 'jpeg'],
    mediaType: 'image/jpeg',
    sharp: { reader: 'Jpeg', format: 'jpeg' },
    made: {
      for: 'opaque',
      encoding: { quality: 72, mozjpeg: true },
      begins: [0, '\xff\xd8\xff'],
      longest: 65_535,
    },
  },
  png: {
    suffixes: ['png'],
    mediaType: 'image/png',
    sharp: { reader: 'Png', format: 'png' },
    made: {
      for: 'clear',
      encoding: { compressionLevel: 9, effort: 7, palette: true },
      begins: [0, '\x89PNG\r\n'],
      longest: 2 ** 31 - 1,
    },
  },
  gif: {
    suffixes: ['gif'],
    mediaType: 'image/gif',
    sharp: { reader: 'Nsgif', format: 'gif' },
  },
} as const satisfies Record<string, Format>;

type Formats = typeof PICTURE_FORMATS;

/** What is read. */
export type PictureFormat = keyof Formats;

/** What is made. */
export type MadeFormat = {
  [Name in PictureFormat]: Formats[Name] extends { made: Made } ? Name : never;
}[PictureFormat];

const all = Object.entries<Format>(PICTURE_FORMATS) as [PictureFormat, Format][];

/** What is made in each format, in the order of the table. */
export const MADE = Object.fromEntries(all.flatMap(([name, { made }]) => (made ? [[name, made]] : []))) as {
  readonly [Name in MadeFormat]: Made;
};

export const MADE_FORMATS = Object.keys(MADE) as MadeFormat[];

/** @returns how names of a format's files end, without the dot; the first is the one that is given */
export const suffixesOf = (format: PictureFormat): Format['suffixes'] => PICTURE_FORMATS[format].suffixes;

/** How names of pictures end, without the dot. */
export const PICTURE_SUFFIXES: ReadonlySet<string> = new Set(all.flatMap(([, { suffixes }]) => suffixes));

/** Whether a name, a path or an address ends as that of a picture. */
export function isPictureName(name: string): boolean {
  const dot = name.lastIndexOf('.');
  return dot >= 0 && PICTURE_SUFFIXES.has(name.slice(dot + 1).toLowerCase());
}

/** @returns the format of a file by what sharp says of its header, or null */
export function formatOf(header: { format: string; compression?: string | undefined }): PictureFormat | null {
  const found = all.find(
    ([, { sharp }]) =>
      sharp.format === header.format &&
      (sharp.compression === undefined || sharp.compression === header.compression),
  );
  return found?.[0] ?? null;
}
