/**
 * The library for pictures, loaded only if there is one to read: most builds need none. It has threads of its own, so
 * each picture uses one of them, and a few pictures are processed at a time.
 */
import type Sharp from 'sharp';
import { MADE, MADE_FORMATS, PICTURE_FORMATS } from '../../core/stages/pictures/picture-formats.ts';
import { fingerprint, shortHash } from '../../core/values/hash.ts';
import { Failure } from '../failures/index.ts';

/** Limit for pictures that are read, in millions of pixels. */
export const MAX_MEGAPIXELS = 100;

/** The only readers that are used: the library could read more, such as SVG and PDF. */
const READERS = Object.values(PICTURE_FORMATS).flatMap((format) =>
  'sharp' in format ? [format.sharp.reader] : [],
);

let loading: Promise<typeof Sharp> | undefined;

async function load(root: string): Promise<typeof Sharp> {
  try {
    const { default: sharp } = await import('sharp');
    // Nothing is read twice.
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READERS.map((name) => `VipsForeignLoad${name}`) });
    return sharp;
  } catch (error) {
    const { notSetUp } = await import('../../tools/not-set-up.mjs');
    throw new Failure('machine/not-compiled', notSetUp(error, root), error);
  }
}

/** @param root folder of the senja package */
export function loadSharp(root: string): Promise<typeof Sharp> {
  loading ??= load(root);
  return loading;
}

const DRAWINGS = { operation: ['VipsForeignLoadSvg'] };

/** Runs a step that reads drawings of the site's own code; nothing else is read meanwhile. */
export async function withDrawings<T>(sharp: typeof Sharp, step: () => Promise<T>): Promise<T> {
  sharp.unblock(DRAWINGS);
  try {
    return await step();
  } finally {
    sharp.block(DRAWINGS);
  }
}

/** Options for opening a picture: only the first of several images, within the size limit. */
export const READING = {
  limitInputPixels: MAX_MEGAPIXELS * 1_000_000,
  // Phones write odd data next to the picture; only truncation is a fault.
  failOn: 'error',
  sequentialRead: true,
} as const;

/** Number of the way in which pictures are read and made; to be raised with every change of it. */
const WAY = 2;

/** Everything besides the picture that affects the bytes of variants. */
export const recipeOf = ({ versions }: typeof Sharp): string =>
  JSON.stringify([WAY, versions, MADE_FORMATS.map((format) => MADE[format])]);

/** @returns a name for a picture's content and the way variants are made of it */
export const pictureName = (bytes: Uint8Array, sharp: typeof Sharp): string =>
  shortHash(`${recipeOf(sharp)} ${fingerprint(bytes)}`);
