/**
 * The files of `dist` other than pages and pictures: bundled assets, data that pages fetch, the sitemap and the like.
 */
import { withoutParts } from '../bodies/boxes/index.ts';
import type { SitePlan } from '../plan/index.ts';
import { headerPolicy, heldByAll } from '../plan/policy/index.ts';
import type { Build } from '../run/index.ts';
import { BASE_MARK, type FrontEnd, withBasePath } from '../stages/front-end.ts';
import type { Output } from '../stages/output.ts';
import type { Call, DataFile, TextOf } from '../stages/page.ts';
import { type DrawnFormat, drawnFormatOf } from '../stages/pictures/picture-formats.ts';
import type { CachedFile } from '../stages/site-state.ts';
import { outputPathOf } from '../values/addresses.ts';
import { fingerprint } from '../values/hash.ts';
import { addressIn } from '../values/names/languages.ts';
import { SEARCH_FOLDER } from '../values/names/output-name.ts';
import { FILE_FOR_HOST } from '../values/names/public-name.ts';
import type { HtmlOf } from './feed/index.ts';
import { hostRules, isHostRules } from './public-files.ts';
import { type HostRules, staticFiles } from './static-files.ts';

/** @returns the content of a bundled asset */
export const assetContent = (asset: FrontEnd['assets'][string], base: string): string | Uint8Array =>
  typeof asset === 'string' ? withBasePath(asset, base) : Buffer.from(asset.base64, 'base64');

/** A picture to draw. */
export interface Drawing {
  /** In `dist`. */
  path: string;
  format: DrawnFormat;
  svg: string;
  /** The call of the site's code that plans it. */
  call: Call | undefined;
}

/**
 * Draws pictures, in any order.
 * @param done called with each file of `dist` as soon as it is ready
 * @throws SiteError for a drawing that cannot be read
 */
export type DrawPictures = (
  drawings: readonly Drawing[],
  done: (path: string, bytes: Uint8Array) => void,
) => Promise<void>;

/** The inputs are a fingerprint; null if it is cheaper to make the content. */
type NonPageFile = Omit<DataFile, 'inputs'> & { inputs: string | null };

function* filesOf(
  plan: SitePlan,
  { assets, clients, searcher, codeScript }: Pick<FrontEnd, 'assets' | 'clients' | 'searcher' | 'codeScript'>,
  htmlOf: HtmlOf,
  rules: HostRules,
  brought: readonly string[],
  host: Build['host'],
  ofSearch: readonly NonPageFile[],
  ofApi: readonly DataFile[],
): Generator<NonPageFile> {
  const modules = Object.values(clients).flatMap(({ files }) => files);
  const unused = new Set(modules.filter((path) => !plan.clients.has(path)));
  if (searcher && !plan.siteSearch) unused.add(searcher);
  if (codeScript && !plan.hasCodeScript) unused.add(codeScript);
  // The names of assets contain a hash of their content, before it has the base path.
  for (const [path, asset] of Object.entries(assets)) {
    const inputs = typeof asset === 'string' && asset.includes(BASE_MARK) ? plan.base : '';
    if (!unused.has(path)) yield { path, inputs, content: () => assetContent(asset, plan.base) };
  }
  const replaced = new Set([
    ...plan.files.map(({ path }) => path),
    ...brought.filter((path) => !isHostRules(path)),
  ]);
  yield* plan.files.map((file) => ({ inputs: null, ...file }));
  yield* ofSearch;
  // A file of the site with the same name stands in its place.
  for (const file of ofApi) if (!replaced.has(file.path)) yield { inputs: null, ...file };
  for (const file of staticFiles(plan, htmlOf, rules, host))
    if (!replaced.has(file.path)) yield { inputs: null, ...file };
}

/** @returns the search indexes of all languages */
async function searchFiles(plan: SitePlan, text: TextOf): Promise<NonPageFile[]> {
  const languages = [{ language: null, plan: plan as Pick<SitePlan, 'siteSearch'> }, ...plan.editions];
  if (languages.every((one) => !one.plan.siteSearch)) return [];
  const { indexFiles } = await import('../search/index.ts');
  return languages.flatMap(({ language, plan: { siteSearch } }) =>
    (siteSearch ? indexFiles(siteSearch, (path) => text(addressIn(language, path))) : []).map(
      ({ path, content, fingerprint }) => ({
        path: addressIn(language, `/${SEARCH_FOLDER}${path}`).slice(1),
        inputs: fingerprint,
        content: () => content,
      }),
    ),
  );
}

/** Marks a file that shows bodies: its content is made in each build. */
const READ = 'read';

/**
 * Writes those that cannot be reused from the last build.
 * @param isSameButBodies whether only bodies have changed since the last build
 * @param pages by path in `dist`
 * @param draw draws those that are SVG and become pictures
 * @returns the data to keep of each, by path in `dist`
 */
export async function writeNonPageFiles(
  { cached, frontEnd, folder, host }: Pick<Build, 'cached' | 'frontEnd' | 'folder' | 'host'>,
  plan: SitePlan,
  isSameButBodies: boolean,
  output: Output,
  pages: ReadonlyMap<string, CachedFile>,
  draw: DrawPictures,
): Promise<Map<string, CachedFile>> {
  const files = new Map<string, CachedFile>();
  const requested = new Set<string>();
  for (const { keepsText, path } of plan.pages) if (keepsText) requested.add(path);
  const isSame = isSameButBodies && requested.size === 0;
  const text: TextOf = (path) =>
    (requested.has(path) ? pages.get(outputPathOf(path))?.notes?.text : null) ?? '';
  const htmlOf: HtmlOf = (entry) => {
    const [html = ''] = folder.each(
      [entry],
      (one) => withoutParts(plan.bodyOf(one).html),
      ({ file }) => file,
    );
    return html;
  };
  const rules = await hostRules(folder.public);
  const held = heldByAll([...pages.values()].map(({ notes }) => notes?.held));
  const site = { ...plan, policy: headerPolicy(plan.policy, held).policy };
  const ofSearch = await searchFiles(plan, text);
  const ofApi = plan.hasApi ? (await import('../api/index.ts')).apiFiles(plan, htmlOf) : [];
  const drawings: Drawing[] = [];
  for (const file of filesOf(
    site,
    frontEnd,
    htmlOf,
    rules,
    folder.public?.files ?? [],
    host,
    ofSearch,
    ofApi,
  )) {
    const { path } = file;
    const before = cached.files.get(path);
    plan.hasReadBodies();
    // A file of `public/` may have had this name: it is kept by its stamp.
    const isRules = isHostRules(path) || (host && path === FILE_FOR_HOST[host]);
    const isReused = isSame && before?.inputs.body === '' && !isRules;
    const made = isReused || file.inputs !== null ? null : file.content(text);
    const props = made === null ? (file.inputs ?? before?.inputs.props ?? '') : fingerprint(made);
    if (before?.inputs.props === props && output.keep(path, before.stamp)) {
      files.set(path, before);
    } else {
      const content = made ?? file.content(text);
      const format = typeof content === 'string' ? drawnFormatOf(path) : null;
      if (format) drawings.push({ path, format, svg: content as string, call: file.call });
      else output.write({ path, content });
      const inputs = { body: plan.hasReadBodies() ? READ : '', props };
      files.set(path, { inputs, stamp: output.stamps[path] ?? '', notes: null });
    }
  }
  if (drawings.length > 0)
    await draw(drawings, (path, content) => {
      output.write({ path, content });
      const { inputs = { body: '', props: '' } } = files.get(path) ?? {};
      files.set(path, { inputs, stamp: output.stamps[path] ?? '', notes: null });
    });
  return files;
}
