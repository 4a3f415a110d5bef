/** Reads and converts pictures of the content folder; uses the cache. */

import type { Drawing, DrawPictures } from '../../core/files/index.ts';
import type { InspectPictures, MakePictures, PictureJob } from '../../core/images/index.ts';
import { mediaKind } from '../../core/stages/pictures/media-formats.ts';
import type { ImageFacts, ImageFault } from '../../core/stages/pictures/picture-facts.ts';
import { clearOldPictures } from '../cache/index.ts';
import { fileSystemFailure } from '../failures/index.ts';
import type { Roots } from '../site/index.ts';
import { keptDrawing, keptFacts, keptVariants } from './cached-pictures.ts';
import { inParallel } from './in-parallel.ts';
import { loadSharp, pictureName, recipeOf, withDrawings } from './sharp.ts';

export interface PicturesOptions extends Roots {
  /** Whether to read from the cache and write to it. */
  cache: boolean;
  /** Called for each picture that is made, with the total number. */
  step(done: number, all: number): void;
}

/** Some formats are decoded as a whole, so a picture with so many pixels is processed alone. */
const LARGE = 30_000_000;

export function pictures({ siteRoot, toolRoot, cache, step }: PicturesOptions): {
  look: InspectPictures;
  make: MakePictures;
  draw: DrawPictures;
} {
  return {
    async look(paths, read) {
      const sharp = await loadSharp(toolRoot);
      const recipe = recipeOf(sharp);
      const found = new Map<string, ImageFacts | ImageFault>();
      const lookAtOne = async (path: string): Promise<void> => {
        const bytes = read(path);
        if ('code' in bytes) {
          found.set(path, bytes);
          return;
        }
        const look = async () => (await import('./look.ts')).inspectPicture(bytes, sharp, path);
        const isCached = cache && mediaKind(path) === null;
        const facts = isCached
          ? await keptFacts(siteRoot, recipe, bytes, pictureName(bytes, sharp), look)
          : await look();
        found.set(path, facts);
      };
      await inParallel(paths, () => false, lookAtOne);
      return found;
    },
    async make(jobs, read, done) {
      let count = 0;
      const makeOne = async ({ source, facts, variants }: PictureJob): Promise<void> => {
        const makeAll = () => makeAnew(source, facts, variants);
        const made = cache ? await keptVariants(siteRoot, facts, variants, makeAll) : await makeAll();
        for (const [index, { path }] of variants.entries()) done(path, made[index] as Buffer);
        count += 1;
        step(count, jobs.length);
      };
      const makeAnew = async (source: string, facts: ImageFacts, variants: PictureJob['variants']) => {
        const sharp = await loadSharp(toolRoot);
        const bytes = read(source);
        // Variants with the name of one picture must not be made from another.
        if ('code' in bytes || pictureName(bytes, sharp) !== facts.hash)
          throw fileSystemFailure(source, { code: 'ECHANGED' });
        const { makeVariants } = await import('./make.ts');
        return makeVariants(bytes, facts, variants, sharp).catch((error: unknown) => {
          throw fileSystemFailure(source, error);
        });
      };
      await inParallel(jobs, ({ facts }) => facts.width * facts.height > LARGE, makeOne);
      if (cache) clearOldPictures(siteRoot);
    },
    async draw(drawings, done) {
      const sharp = await loadSharp(toolRoot);
      const recipe = recipeOf(sharp);
      let count = 0;
      const drawOne = async (drawing: Drawing): Promise<void> => {
        const draw = async () => (await import('./draw.ts')).drawPicture(drawing, sharp);
        done(drawing.path, cache ? await keptDrawing(siteRoot, recipe, drawing, draw) : await draw());
        count += 1;
        step(count, drawings.length);
      };
      await withDrawings(sharp, () => inParallel(drawings, () => false, drawOne));
      if (cache) clearOldPictures(siteRoot);
    },
  };
}
