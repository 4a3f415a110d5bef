/** Videos, recordings and captions; the only place that lists their formats. */

/** Videos, recordings and captions that browsers play, by file name extension; published as they are. */
const MEDIA: Readonly<Record<string, 'video' | 'audio' | 'track'>> = {
  ...Object.fromEntries(['mp4', 'm4v', 'mov', 'webm', 'ogv'].map((suffix) => [suffix, 'video' as const])),
  ...Object.fromEntries(
    ['mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'wav', 'flac'].map((suffix) => [suffix, 'audio' as const]),
  ),
  vtt: 'track',
};

export const MEDIA_SUFFIXES: readonly string[] = Object.keys(MEDIA);

/** @returns the element that plays a file with this name; null for any other */
export const mediaKind = (name: string): 'video' | 'audio' | 'track' | null =>
  MEDIA[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
