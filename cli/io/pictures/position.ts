/** Detects the location in a picture's metadata. */
import type { Metadata } from 'sharp';

/** Tag of the GPS directory, in the first directory of Exif. */
const GPS = 0x8825;
/** The same in XMP, as attribute or element. */
const XMP_GPS = /\bexif:GPS(?:Latitude|Longitude)\b/;

function hasGps(exif: Buffer): boolean {
  // Some readers keep the marker of the format before it.
  const tiff = exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0);
  if (tiff.length < 8) return false;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const two = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return false;
  const end = Math.min(start + 2 + two(start) * 12, tiff.length - 1);
  for (let at = start + 2; at < end; at += 12) if (two(at) === GPS) return true;
  return false;
}

/** Whether parts of a file that hold Exif or XMP contain a position. */
export const notePosition = (notes: readonly Buffer[]): boolean =>
  notes.some((note) => {
    const tiff = note
      .subarray(0, 64)
      .toString('latin1')
      .search(/II\*\0|MM\0\*/);
    return (tiff >= 0 && hasGps(note.subarray(tiff))) || XMP_GPS.test(note.toString('latin1'));
  });

export const hasPosition = ({ exif, xmpAsString = '' }: Pick<Metadata, 'exif' | 'xmpAsString'>): boolean =>
  (exif !== undefined && hasGps(exif)) || XMP_GPS.test(xmpAsString);
