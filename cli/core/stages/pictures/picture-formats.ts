/** The formats of pictures; the only place that lists them. */

interface Format {
  /** File name extensions, without the dot; the first is used for new files. */
  suffixes: readonly [string, ...string[]];
  /** Media type, as in `<source type>`. */
  mediaType: string;
  /** Names that sharp uses for its reader and for the format in the header; absent if it does not read the format. */
  sharp?: { reader: string; format: string; compression?: string };
  /** Absent if pictures of this format are read but not made. */
  made?: Encoding;
}

interface Encoding {
  /**
   * `lighter`: for browsers that support it, in order of preference. Otherwise the fallback, for pictures that are
   * fully opaque (`opaque`) or may be transparent (`clear`).
   */
  for: 'lighter' | 'opaque' | 'clear';
  /** Options of sharp: as small as possible without visible loss on a phone. */
  encoding: Readonly<Record<string, number | boolean>>;
  /** Options for pictures of few colours, in a format that has a way without loss. */
  lossless?: Readonly<Record<string, number | boolean>>;
  /** Longest allowed side, in pixels. */
  longest: number;
}

/** Lighter formats are in order of preference. */
export const PICTURE_FORMATS = {
  avif: {
    suffixes: ['avif'],
    mediaType: 'image/avif',
    sharp: { reader: 'Heif', format: 'heif', compression: 'av1' },
    made: {
      for: 'lighter',
      encoding: { quality: 42, effort: 2 },
      longest: 65_536,
    },
  },
  webp: {
    suffixes: ['webp'],
    mediaType: 'image/webp',
    sharp: { reader: 'Webp', format: 'webp' },
    made: {
      for: 'lighter',
      encoding: { quality: 70, effort: 4 },
      lossless: { lossless: true, effort: 4 },
      longest: 16_383,
    },
  },
  jpeg: {
    suffixes: ['jpg', 'jpeg', 'jfif', 'jpe'],
    mediaType: 'image/jpeg',
    sharp: { reader: 'Jpeg', format: 'jpeg' },
    made: {
      for: 'opaque',
      encoding: { quality: 72, mozjpeg: true },
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
      lossless: { compressionLevel: 9, effort: 7, palette: true, dither: 0 },
      longest: 2 ** 31 - 1,
    },
  },
  gif: {
    suffixes: ['gif'],
    mediaType: 'image/gif',
    sharp: { reader: 'Nsgif', format: 'gif' },
  },
  svg: { suffixes: ['svg'], mediaType: 'image/svg+xml' },
} as const satisfies Record<string, Format>;

type Formats = typeof PICTURE_FORMATS;

/** Formats that are read. */
export type PictureFormat = keyof Formats;

/** Formats that are made. */
export type VariantFormat = {
  [Name in PictureFormat]: Formats[Name] extends { made: Encoding } ? Name : never;
}[PictureFormat];

const all = Object.entries<Format>(PICTURE_FORMATS) as [PictureFormat, Format][];

/** Settings of the formats that are made, in the order of the table. */
export const MADE = Object.fromEntries(all.flatMap(([name, { made }]) => (made ? [[name, made]] : []))) as {
  readonly [Name in VariantFormat]: Encoding;
};

export const MADE_FORMATS = Object.keys(MADE) as VariantFormat[];

/** @returns the file name extensions of a format, without the dot; the first is used for new files */
export const suffixesOf = (format: PictureFormat): Format['suffixes'] => PICTURE_FORMATS[format].suffixes;

/** File name extensions of pictures, without the dot. */
export const PICTURE_SUFFIXES: ReadonlySet<string> = new Set(all.flatMap(([, { suffixes }]) => suffixes));

/** The same as alternatives of a pattern. */
export const ANY_PICTURE = [...PICTURE_SUFFIXES].join('|');

/** Whether a name, a path or an address has the extension of a picture. */
export function isPictureName(name: string): boolean {
  const dot = name.lastIndexOf('.');
  return dot >= 0 && PICTURE_SUFFIXES.has(name.slice(dot + 1).toLowerCase());
}

/** Names that cameras, phones and programs give. */
const GIVEN_NAME = /^(?:img|dsc[nf]?|pxl|whatsapp image|screenshot)[-_ ]?\d[\d\s._at-]*$/i;

/** @returns the description of a picture if it is only the name of a file, else '' */
export const nameInsteadOfText = (description: string): string => {
  const name = description.trim();
  return isPictureName(name) || GIVEN_NAME.test(name) ? name : '';
};

/** Formats in which drawings are published, with options of sharp: quick to write, since there may be many. */
export const DRAWN = {
  jpeg: { quality: 80 },
  png: { compressionLevel: 7 },
} as const satisfies Partial<Record<VariantFormat, object>>;

export type DrawnFormat = keyof typeof DRAWN;

/** @returns the format in which a drawing with this name is published, or null */
export function drawnFormatOf(name: string): DrawnFormat | null {
  const suffix = name.slice(name.lastIndexOf('.') + 1);
  const formats = Object.keys(DRAWN) as DrawnFormat[];
  return formats.find((format) => suffixesOf(format).includes(suffix)) ?? null;
}

/** @returns the format of a file, from the header that sharp has read, or null */
export function formatOf(header: { format: string; compression?: string | undefined }): PictureFormat | null {
  const found = all.find(
    ([, { sharp }]) =>
      sharp?.format === header.format &&
      (sharp.compression === undefined || sharp.compression === header.compression),
  );
  return found?.[0] ?? null;
}
