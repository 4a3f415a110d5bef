/** Pictures made for tests. */
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

interface Making {
  width?: number;
  height?: number;
  /** Its colour, as CSS. */
  colour?: string;
  finish?: (picture: Sharp) => Sharp;
}

const asPng = (made: Sharp): Sharp => made.png();

/** A picture of one colour; a PNG unless another format is requested. */
export const picture = ({ width = 800, height = 600, colour = '#7fb3a2', finish = asPng }: Making = {}) =>
  finish(sharp({ create: { width, height, channels: 4, background: colour } }).removeAlpha()).toBuffer();

export const GPS = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '6/1 12/1 30/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '106/1 49/1 0/1',
};

/** A photo as phones take it: rotated, with orientation and location in its metadata. */
export const phonePhoto = (making: Making = {}) =>
  picture({
    width: 1200,
    height: 900,
    ...making,
    finish: (made) =>
      made
        .jpeg()
        .withExif({ IFD0: { Make: 'Telepon' }, IFD3: GPS })
        .withMetadata({ orientation: 6 }),
  });

/** An animated GIF. */
export async function animatedGif(): Promise<Uint8Array> {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => picture({ colour })));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A small PNG whose header declares very many pixels. */
export async function bomb(width = 20_000, height = 20_000): Promise<Uint8Array> {
  const bytes = Buffer.from(await picture());
  // The header: eight bytes of signature, four of length, its name and fields, its checksum.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
