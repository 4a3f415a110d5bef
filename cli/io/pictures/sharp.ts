/**
 * The library that reads and writes pictures, loaded when there is one to be looked at: most builds need none. It has
 * threads of its own, so one picture is worked on in one of them, and a few pictures at a time.
 */
import type Sharp from 'sharp';
import { MADE, MADE_FORMATS, PICTURE_FORMATS } from '../../core/stages/picture-formats.ts';
import { notSetUp } from '../../tools/not-set-up.mjs';
import { Failure } from '../failure.ts';

/** Of what is read, a million. */
export const MAX_MEGAPIXELS = 100;

/** All that is ever decoded: the library could read more, such as SVG and PDF. */
const READERS = Object.values(PICTURE_FORMATS).map(({ sharp }) => sharp.reader);

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
    throw new Failure('machine/not-compiled', notSetUp(error, root), error);
  }
}

/** @param root folder of the senja package */
export function loadSharp(root: string): Promise<typeof Sharp> {
  loading ??= load(root);
  return loading;
}

/** How a picture is opened: only the first of several images, and never more than may be. */
export const READING = {
  limitInputPixels: MAX_MEGAPIXELS * 1_000_000,
  // Phones write odd things beside the picture; what breaks it off is a fault.
  failOn: 'error',
  sequentialRead: true,
} as const;

/** What decides the bytes of variants, besides the picture. */
export const recipeOf = ({ versions }: typeof Sharp): string =>
  JSON.stringify([
    versions,
    Object.fromEntries(MADE_FORMATS.map((format) => [format, MADE[format].encoding])),
  ]);
