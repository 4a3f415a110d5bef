/** Detects the location in a picture's metadata. */
import type { Metadata } from 'sharp';
import { hasGps } from '../../core/images/bytes/index.ts';

/** The names in XMP, as attribute or element. */
const XMP_GPS = /\bexif:GPS(?:Latitude|Longitude)\b/;

/** Some readers keep the marker of the format before it. */
const tiffIn = (exif: Buffer): Buffer => exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0);

export const hasPosition = ({ exif, xmpAsString = '' }: Pick<Metadata, 'exif' | 'xmpAsString'>): boolean =>
  (exif !== undefined && hasGps(tiffIn(exif))) || XMP_GPS.test(xmpAsString);
