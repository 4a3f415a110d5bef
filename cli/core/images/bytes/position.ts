/**
 * Detects in the bytes of a picture, a film or a recording where it was made: files of `public/` are published as they
 * are, and few formats of sound and film are understood well enough to remove it.
 */

/** Beginnings of Exif data, in whichever file. */
const EXIF = ['II*\0\x08\0\0\0', 'MM\0*\0\0\0\x08'];
/** Tag of the GPS directory, in the first directory of Exif. */
const GPS = 0x8825;
/** Entries of a directory that are read. Cameras write a few dozen. */
const MOST_ENTRIES = 200;

/** Names in XMP. */
const XMP = ['exif:GPSLatitude', 'exif:GPSLongitude', 'exif:GPSPosition'];

/** Names of notes in MP4, QuickTime, Matroska, Ogg, FLAC and ID3, the last in UTF-16 too. */
const NOTES = ['\xa9xyz', 'ISO6709', 'LOCATION', 'location', 'Location', 'l\0o\0c\0a\0t\0i\0o\0n\0'];
/** Number of bytes behind a name in which its value stands. */
const NEAR = 2000;
/** Most bytes of coordinates. */
const LONGEST = 80;
/** Coordinates, as ISO 6709 writes them. */
const COORDINATES = /[+-]\d{1,3}\.\d{2,9}[+-]\d{1,3}\.\d{2,9}/;

/** Offsets of a text, at least a step apart. */
function* placesOf(bytes: Buffer, text: string, step = 1): Generator<number> {
  for (let at = bytes.indexOf(text, 0, 'latin1'); at >= 0; at = bytes.indexOf(text, at + step, 'latin1'))
    yield at;
}

/** @param tiff Exif data from its beginning; whatever follows is ignored */
export function hasGps(tiff: Buffer): boolean {
  if (tiff.length < 8) return false;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const two = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return false;
  const end = Math.min(start + 2 + Math.min(two(start), MOST_ENTRIES) * 12, tiff.length - 1);
  for (let at = start + 2; at < end; at += 12) if (two(at) === GPS) return true;
  return false;
}

/** Whether there are coordinates behind a name, of one byte a character or of two. */
function isFollowedByPlace(bytes: Buffer, at: number): boolean {
  const text = bytes.toString('latin1', at, at + NEAR);
  return COORDINATES.test(text) || COORDINATES.test(text.replaceAll('\0', ''));
}

/** Whether a film has a box with a place (3GPP), or a track of places (GoPro). */
function hasTrackOfPlaces(bytes: Buffer): boolean {
  for (const at of placesOf(bytes, 'loci\0\0\0\0'))
    if (at >= 4 && bytes.readUInt32BE(at - 4) > 20 && bytes.readUInt32BE(at - 4) < 1000) return true;
  return (
    bytes.includes('gpmd', 0, 'latin1') && ['GPS5', 'GPS9'].some((one) => bytes.includes(one, 0, 'latin1'))
  );
}

/** Whether a file contains the place where it was made. */
export function tellsPosition(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  for (const start of EXIF)
    for (const at of placesOf(bytes, start)) if (hasGps(bytes.subarray(at, at + 65_536))) return true;
  if (XMP.some((name) => bytes.includes(name, 0, 'latin1'))) return true;
  for (const name of NOTES)
    for (const at of placesOf(bytes, name, NEAR - LONGEST)) if (isFollowedByPlace(bytes, at)) return true;
  return hasTrackOfPlaces(bytes);
}
