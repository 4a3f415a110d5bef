/** A file of `public/` whose name is taken: by a page, by a file that senja writes, or by another file there. */
import type { FileFault, PlanCheck, PlanCheckInput } from '../../core/pipeline/checks/index.ts';
import { namesIn, type Owner, ownerWords, SENJA } from '../../core/plan/index.ts';
import { isReplaceable } from '../../core/values/names/output-name.ts';
import { HOST_RULES, isAmongAssets } from '../../core/values/names/public-name.ts';
import { fold } from '../../core/values/names/slug.ts';

/** A file or folder of the site, with its name folded so that equal names on any disk are equal. */
interface Place {
  /** A string names a file of `public/`. */
  of: Owner | string;
  isFolder: boolean;
}

const foldersOf = (name: string): string[] =>
  [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));

/** Whether senja makes a file by itself: a page or a file of the plan is a choice of the site. */
const isOwn = (of: Place['of']): boolean => of === SENJA;

function* takenNames({ build, plan }: PlanCheckInput): Generator<FileFault> {
  const { public: folder } = build.folder;
  if (!folder) return;
  const places = new Map<string, Place>();
  const take = (name: string, of: Place['of']): void => {
    places.set(fold(name), { of, isFolder: false });
    for (const one of foldersOf(name)) {
      const place = places.get(fold(one));
      if (!place) places.set(fold(one), { of, isFolder: true });
    }
  };
  for (const [, name, of] of namesIn(plan)) take(name, of);
  if (folder.files.some(isAmongAssets)) {
    const pictures = plan.images.files().flatMap(({ variants }) => variants.map(({ path }) => path));
    for (const name of [...Object.keys(build.frontEnd.assets), ...pictures]) take(name, SENJA);
  }
  for (const name of HOST_RULES) places.delete(name);
  for (const name of folder.files) {
    const place = places.get(name);
    if (place?.isFolder === false && isReplaceable(name) && isOwn(place.of)) {
      places.set(name, { of: `public/${name}`, isFolder: false });
      yield { file: `${folder.name}/${name}`, code: 'public/instead', params: { name } };
      continue;
    }
    const same = places.get(fold(name));
    const above = foldersOf(name).map((one) => places.get(fold(one)));
    const taken = same ?? above.find((one) => one?.isFolder === false);
    if (taken) {
      const params = { name, by: typeof taken.of === 'string' ? taken.of : ownerWords(taken.of) };
      yield { file: `${folder.name}/${name}`, code: 'public/taken', params };
    } else take(name, `public/${name}`);
  }
}

export default { on: 'plan', run: takenNames } satisfies PlanCheck;
