/** The place where a picture, a film or a recording was made, as devices and programs write it. */

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { tellsPosition } from '../../../cli/core/images/bytes/position.ts';
import { withoutNotes } from '../../../cli/io/pictures/strip.ts';
import { phonePhoto } from '../../support/values/pictures.ts';

const HOME = '-6.2088+106.8456/';
const latin1 = (...parts: string[]): Buffer => Buffer.from(parts.join(''), 'latin1');
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').toString('latin1');
const photo = await phonePhoto({ width: 40, height: 30 });

/** A box of MP4. */
function box(name: string, ...inside: Buffer[]): Buffer {
  const content = Buffer.concat([latin1(name), ...inside]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 4);
  return Buffer.concat([size, content]);
}
const TYPE = box('ftyp', latin1('isom\0\0\0\0isom'));
const film = (...inside: Buffer[]): Buffer =>
  Buffer.concat([TYPE, box('moov', box('mvhd', Buffer.alloc(8)), ...inside), box('mdat', latin1('frames'))]);

const CASES: [string, Buffer, 'removed' | 'kept' | null][] = [
  ['a JPEG', photo, 'kept'],
  ['a PNG', await sharp(photo).keepExif().png().toBuffer(), 'removed'],
  ['a WebP', await sharp(photo).keepExif().webp().toBuffer(), 'removed'],
  ['an AVIF', await sharp(photo).keepExif().avif().toBuffer(), 'removed'],
  ['XMP', latin1('\xff\xd8<rdf:Description exif:GPSLatitude="6,12S"/>'), 'kept'],
  ['a film of Android', film(box('udta', box('\xa9xyz', latin1('\0\x12\x15\xc7', HOME)))), 'removed'],
  [
    'a film of an iPhone',
    film(
      box(
        'meta',
        latin1('com.apple.quicktime.location.ISO6709', '\0'.repeat(300), '-06.2088+106.8456+012.1/'),
      ),
    ),
    'removed',
  ],
  [
    'a film of an old phone',
    film(box('udta', box('loci', latin1('\0\0\0\0\x15\xc7Home\0\0'), Buffer.alloc(20)))),
    'removed',
  ],
  [
    'the track of a GoPro',
    film(box('trak', box('stsd', latin1('gpmd'))), box('free', latin1('GPS5'))),
    'kept',
  ],
  ['a WebM', latin1('\x1a\x45\xdf\xa3 E\xa3\x88LOCATIOND\x87\x91', HOME), 'kept'],
  ['an MP3', latin1('ID3\x03\0\0\0\0\0\x3fTXXX\0\0\0\x1e\0\0\x03location\0', HOME), 'kept'],
  [
    'an MP3 in UTF-16',
    latin1('ID3\x03\0\0\0\0\0\x7fTXXX\0\0\0\x3e\0\0\x01\xff\xfe', utf16(`location\0${HOME}`)),
    'kept',
  ],
  ['Ogg', latin1('OggS\x03vorbis\x1a\0\0\0LOCATION=', HOME), 'kept'],
  ['words about a place', latin1('ID3\x03 location\0Jakarta, -6 degrees, 2.50+3'), null],
  ['a film without one', film(box('udta', latin1('name of a camera'))), null],
  ['a photo without one', await sharp(photo).jpeg().toBuffer(), null],
  ['an empty file', Buffer.alloc(0), null],
];

it.each(CASES)('%s', (_, bytes, wanted) => {
  expect([tellsPosition(bytes), tellsPosition(withoutNotes(bytes))]).toEqual([
    wanted !== null,
    wanted === 'kept',
  ]);
});

it('is looked for in linear time', () => {
  const start = 'II*\0\x08\0\0\0';
  const dense = Buffer.from(`${start}location`.repeat(60_000), 'latin1');
  expect(tellsPosition(dense)).toBe(false);
});
