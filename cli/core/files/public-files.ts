/** The files of `public/`, published byte for byte. */
import type { PublicFolder } from '../stages/content-folder.ts';
import type { Output } from '../stages/output.ts';
import type { CachedFile, SiteState } from '../stages/site-state.ts';
import { fingerprint } from '../values/hash.ts';
import { HOST_RULES, isAmongAssets } from '../values/names/public-name.ts';
import type { HostRules } from './static-files.ts';

export const isHostRules = (file: string): boolean => HOST_RULES.some((name) => name === file);

/**
 * Writes the files that cannot be reused from the last build; those with the same stamp are not read. Rules for hosts
 * are excluded: they become part of the files that senja writes.
 * @returns the data to keep of each, by path in `dist`
 */
export async function writePublicFiles(
  cached: Pick<SiteState, 'files'>,
  folder: PublicFolder | null | undefined,
  output: Output,
): Promise<Map<string, CachedFile>> {
  const files = new Map<string, CachedFile>();
  for (const path of folder?.files ?? []) {
    if (!folder || isHostRules(path)) continue;
    const stamp = folder.stamp(path);
    const before = cached.files.get(path);
    const isSame = stamp !== null && before?.inputs.body === stamp;
    if (isSame && output.keep(path, before.stamp)) {
      files.set(path, before);
      continue;
    }
    const content = await folder.read(path);
    const inputs = { body: stamp ?? 'unknown', props: fingerprint(content) };
    if (before?.inputs.props === inputs.props && output.keep(path, before.stamp)) {
      files.set(path, { ...before, inputs });
      continue;
    }
    output.write({ path, content });
    files.set(path, { inputs, stamp: output.stamps[path] ?? '', notes: null });
  }
  return files;
}

/** @returns the rules for hosts in `public/`, by name of the file, and what those of senja depend on */
export async function hostRules(folder: PublicFolder | null | undefined): Promise<HostRules> {
  const rules = { _headers: '', _redirects: '', hasAssets: folder?.files.some(isAmongAssets) ?? false };
  for (const name of HOST_RULES)
    if (folder?.files.includes(name)) rules[name] = new TextDecoder().decode(await folder.read(name));
  return rules;
}
