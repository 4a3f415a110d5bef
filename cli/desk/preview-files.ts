/** The files of a site in preview other than its pages, each made when it is asked for. */
import { assetContent, staticFiles } from '../core/files/index.ts';
import type { OutputFile } from '../core/stages/output.ts';
import { drawnFormatOf } from '../core/stages/pictures/picture-formats.ts';
import { memoized } from '../core/values/lists.ts';
import { isAmongAssets } from '../core/values/names/public-name.ts';
import type { Planned } from './planned-pages.ts';

type Content = OutputFile['content'];

type Jobs = ReadonlyMap<string, ReturnType<Planned['plan']['images']['files']>[number]>;

const picturesOf = (plan: Planned['plan']): Jobs =>
  new Map(plan.images.files().flatMap((job) => job.variants.map(({ path }) => [path, job] as const)));

/** @returns a function that makes one of some pictures */
function pictureMaker(jobs: Jobs, { site }: Planned['of'], folder: Planned['build']['folder']) {
  const { makePictures } = site.ports({ content: folder, output: async () => Promise.reject(new Error()) });
  return async (path: string): Promise<Content | null> => {
    const job = jobs.get(path);
    let made: Content | null = null;
    // Only this one of its variants is sent, and all of them are kept for the next request.
    if (job)
      await makePictures([job], folder.readImage, (name, bytes) => (made = name === path ? bytes : made));
    return made;
  };
}

/** Pictures of a page as it was, which the site has no more. */
export interface EarlierPictures {
  has: (path: string) => boolean;
  content: (path: string) => Promise<Content | null>;
}

/** @returns the pictures of a plan that another one has not; nothing else of it is kept */
export function picturesBeside({ of, build, plan }: Planned, now: Planned): EarlierPictures {
  const known = picturesOf(now.plan);
  const jobs = new Map([...picturesOf(plan)].filter(([path]) => !known.has(path)));
  return { has: (path) => jobs.has(path), content: pictureMaker(jobs, of, build.folder) };
}

/** @returns the files of a planned site, by path in `dist` */
export function previewFiles({ of, build, plan }: Planned) {
  const { frontEnd, folder } = build;
  const jobs = picturesOf(plan);
  const picture = pictureMaker(jobs, of, folder);
  const rules = { _headers: '', _redirects: '', hasAssets: false };
  const others = [...staticFiles(plan, () => '', rules, undefined), ...plan.files];
  const data = new Map(others.map((file) => [file.path, file]));
  const published = new Set(folder.public?.files);
  const isPublic = (path: string): boolean =>
    isAmongAssets(path) || Object.hasOwn(frontEnd.assets, path) || published.has(path);
  const make = async (path: string): Promise<Content | null> => {
    const asset = frontEnd.assets[path];
    if (asset !== undefined) return assetContent(asset, plan.base);
    if (published.has(path)) return (await folder.public?.read(path)) ?? null;
    if (jobs.has(path)) return picture(path);
    return drawnFormatOf(path) ? null : (data.get(path)?.content(() => '') ?? null);
  };
  return {
    has: (path: string): boolean =>
      Object.hasOwn(frontEnd.assets, path) || published.has(path) || jobs.has(path) || data.has(path),
    /** Whether its name is made from its content, or it is public anyway. */
    isPublic,
    content: memoized(make),
  };
}
