/** Facts about pictures, and which are never decoded. */
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageFacts } from '../../../cli/core/stages/pictures/picture-facts.ts';
import { inspectPicture } from '../../../cli/io/pictures/look.ts';
import { loadSharp } from '../../../cli/io/pictures/sharp.ts';
import { animatedGif, bomb, phonePhoto, picture } from '../../support/values/pictures.ts';

const library = await loadSharp('/senja');
const look = async (bytes: Uint8Array) => inspectPicture(bytes, library);

describe('a picture', () => {
  it.each([
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
    ['gif', 'gif'],
  ] as const)('is read as %s', async (format, reported) => {
    const bytes = await picture({ width: 30, height: 20, finish: (made) => made.toFormat(format) });
    expect(await look(bytes)).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{10}$/),
      width: 30,
      height: 20,
      format: reported,
      opaque: true,
      position: false,
      // One colour is always lighter without loss.
      ...(['png', 'gif', 'webp'].includes(format) && {
        flat: { few: true, below: expect.any(Number), withoutAvif: true },
      }),
    });
  });

  it('has its displayed size, and says whether it contains a location', async () => {
    const photo = await phonePhoto({ width: 40, height: 30 });
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    expect(await look(photo)).toMatchObject({ width: 30, height: 40, position: true });
    expect(await look(await sharp(photo).jpeg().toBuffer())).toMatchObject({ position: false });
  });

  it.each(['webp', 'png', 'avif'] as const)('contains a location as %s too', async (format) => {
    const photo = await sharp(await phonePhoto({ width: 40, height: 30 }))
      .keepExif()
      .toFormat(format)
      .toBuffer();
    expect(await look(photo)).toMatchObject({ position: true });
  });

  it('contains a location in XMP', async () => {
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="6,12S"/></rdf:RDF></x:xmpmeta>';
    const photo = await sharp(await picture({ width: 40, height: 30 }))
      .withXmp(xmp)
      .jpeg()
      .toBuffer();
    expect(await look(photo)).toMatchObject({ position: true });
  });

  it('may be transparent', async () => {
    const clear = await picture({ width: 40, height: 30, finish: (made) => made.ensureAlpha(0.5).png() });
    const full = await picture({ width: 40, height: 30, finish: (made) => made.ensureAlpha().png() });
    expect([await look(clear), await look(full)]).toMatchObject([{ opaque: false }, { opaque: true }]);
  });

  it('is named by its content only', async () => {
    const hashOf = async (colour: string) =>
      ((await look(await picture({ width: 40, height: 30, colour }))) as ImageFacts).hash;
    expect(await hashOf('#ff0000')).toBe(await hashOf('#ff0000'));
    expect(await hashOf('#ff0000')).not.toBe(await hashOf('#ff0001'));
  });
});

it('is a photo, whatever a phone has written behind it', async () => {
  const [photo, other] = [
    await phonePhoto({ width: 40, height: 30 }),
    await picture({ width: 8, height: 8 }),
  ];
  // Multi-picture format: an index in a segment of its own, and the other pictures behind the first.
  const index = Buffer.from('\xff\xe2\0\x10MPF\0II*\0\x08\0\0\0\0\0', 'latin1');
  const several = Buffer.concat([photo.subarray(0, 2), index, photo.subarray(2), other]);
  expect(await look(several)).toMatchObject({ format: 'jpeg', width: 30, height: 40, position: true });
});

describe('a moving picture', () => {
  it('is published as it is', async () => {
    expect(await look(await animatedGif())).toMatchObject({ asIs: 'gif', width: 800, height: 600 });
    const frames = sharp(await animatedGif(), { animated: true }).webp();
    expect(await look(await frames.toBuffer())).toMatchObject({ asIs: 'webp', width: 800, height: 600 });
  });

  it('may be an animated PNG', async () => {
    const still = await picture({ width: 30, height: 20, finish: (made) => made.png() });
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0', 'latin1');
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(control.subarray(4)));
    // After the header of 33 bytes.
    const frames = Buffer.concat([still.subarray(0, 33), control, checksum, still.subarray(33)]);
    expect(await look(frames)).toMatchObject({ asIs: 'png', width: 30, height: 20 });
  });

  it.each(['avis\0\0\0\0avifmif1', 'avif\0\0\0\0mif1avis'])('may be an animated AVIF: %j', async (brands) => {
    const still = await picture({ width: 30, height: 20, finish: (made) => made.avif() });
    const size = still.readUInt32BE(0);
    const type = Buffer.from(`\0\0\0\x18ftyp${brands}`, 'latin1');
    const sequence = Buffer.concat([type, still.subarray(size)]);
    expect(await look(sequence)).toMatchObject({ asIs: 'avif', width: 30, height: 20 });
  });
});

describe('a rejected picture', () => {
  const codeOf = async (bytes: Uint8Array) => look(bytes);

  it('is damaged anywhere', async () => {
    for (const finish of [(made: Sharp) => made.jpeg(), (made: Sharp) => made.png()]) {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const whole = await finish(
        sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } }),
      ).toBuffer();
      expect(await codeOf(whole)).toHaveProperty('hash');
      for (const part of [0.1, 0.5, 0.9])
        expect(await codeOf(whole.subarray(0, whole.length * part))).toMatchObject({
          code: 'content/image-unreadable',
        });
    }
    expect(await codeOf(Buffer.from('bukan gambar'))).toMatchObject({ code: 'content/image-unreadable' });
    expect(await codeOf(new Uint8Array())).toMatchObject({ code: 'content/image-unreadable' });
  });

  it('has more than a hundred megapixels according to its header', async () => {
    expect(await codeOf(await bomb(10_000, 10_001))).toMatchObject({
      code: 'content/image-too-large',
      params: { size: { en: '101 megapixels' }, limit: { en: '100 megapixels' } },
    });
    // A picture with a valid header and no further data is damaged.
    expect(await codeOf(await bomb(10_000, 10_000))).toMatchObject({ code: 'content/image-unreadable' });
  });

  it.each([
    ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'XnConvert'],
    ['HEIC', '\0\0\0\u0018ftyphevc\0\0\0\0', 'iPhone'],
    ['JPEG XL', '\xff\x0a\xfa\x1f', 'djxl'],
    ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n', 'djxl'],
    ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n', 'XnConvert'],
    ['JPEG 2000', '\xff\x4f\xff\x51\0/', 'XnConvert'],
    ['JPEG XR', 'II\xbc\x01', 'XnConvert'],
    ['TIFF', 'II*\0\u0008\0\0\0', 'GIMP'],
    ['TIFF', 'MM\0*\0\0\0\x08', 'GIMP'],
    ['RAW (Canon)', 'II*\0\x10\0\0\0CR\x02\0', 'darktable'],
    ['RAW (Canon)', '\0\0\0\x18ftypcrx \0\0\0\x01', 'darktable'],
    ['RAW (Fujifilm)', 'FUJIFILMCCD-RAW 0201', 'darktable'],
    ['PSD', '8BPS\0\x01', 'GIMP'],
    ['XCF (GIMP)', 'gimp xcf v011\0', 'GIMP'],
    ['BMP', 'BM\0\0', 'GIMP'],
    ['ICO', '\0\0\x01\0\x02\0\x10\x10', 'GIMP'],
    ['OpenEXR', '\x76\x2f\x31\x01\x02\0\0\0', 'GIMP'],
    ['EPS', '%!PS-Adobe-3.0 EPSF-3.0', 'Inkscape'],
    ['PDF', '%PDF-1.7', 'PDF'],
    ['WebM', '\x1a\x45\xdf\xa3\x9fB\x86', 'VLC'],
    ['MP4', '\0\0\0\x18ftypisom\0\0\x02\0', 'VLC'],
  ])('only looks like a supported picture: %s', async (kind, text, program) => {
    const words = expect.stringContaining(program);
    expect(await codeOf(Buffer.from(text, 'latin1'))).toEqual({
      code: 'content/image-kind',
      params: { kind, advice: { id: words, en: words } },
    });
  });

  it('is the raw file of a camera, which begins like a TIFF', async () => {
    const raw = Buffer.from('II*\0\u0008\0\0\0', 'latin1');
    expect(await inspectPicture(raw, library, 'images/a.NEF')).toMatchObject({ params: { kind: 'RAW' } });
  });

  it('is never passed to a decoder that could execute or fetch something', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(library(svg).metadata()).rejects.toThrow();
  });
});
