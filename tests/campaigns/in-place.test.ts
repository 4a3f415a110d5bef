/** A file-by-file update of a `dist`, interrupted at every third call of the disk: the next build completes it. */
import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildOn, change, cleanTree, mountPoint, type Tree } from '../support/disk/in-place.ts';
import { times } from '../support/machine/long.ts';
import { tree } from '../support/process/senja.ts';
import { smallSite } from '../support/sites/small-site.ts';

/** Every file is the old or the new one; none is half written. */
const isBetween = (found: Tree, old: Tree, next: Tree): boolean =>
  Object.entries(found).every(
    ([name, bytes]) =>
      bytes === old[name] || bytes === next[name] || name === '.senja.json' || name.endsWith('.senja-new'),
  );

it.each(['first', 'second'])('recovers where a %s update in place was interrupted', async (which) => {
  const site = smallSite();
  const disk = mountPoint(site);
  if (which === 'second') {
    expect((await buildOn(site, disk)).code).toBe(0);
    site.snapshot();
    change(site);
  }
  const next = await cleanTree(site, 'baru');
  const reset = (): void => {
    site.reset(which === 'second' ? 'snapshot' : 'nothing');
    mkdirSync(site.out, { recursive: true });
  };
  reset();
  const old = tree(site.out);
  const faults: string[] = [];
  let halfway = 0;
  let calls = 0;
  for (let at = 1; ; at += times(23, 1)) {
    reset();
    let seen = 0;
    let busy = false;
    let failed = '';
    // From the moment when the folder could not be swapped, at the n-th call.
    const ended = await buildOn(site, (call) => {
      const code = disk(call);
      busy ||= code !== null;
      if (!busy || code !== null || !call.paths.some((place) => place.startsWith(site.out))) return code;
      seen += 1;
      if (seen !== at) return null;
      failed = `${call.name} ${call.paths.join(' ')}`;
      return 'EIO';
    });
    if (failed === '') break;
    calls = at;
    const found = tree(site.out);
    const same = JSON.stringify(found) === JSON.stringify(old);
    if (ended.code !== 0 && !same) halfway += 1;
    const unchanged = ended.output.includes('The old site is unchanged');
    const nextBuild = await buildOn(site, disk);
    const problems = [
      ...(ended.code === 0 || ended.failure === 'machine/file-system'
        ? []
        : [`${ended.failure}: ${ended.output}`]),
      ...(ended.code === 0 && JSON.stringify(found) !== JSON.stringify(next) ? ['done, but not right'] : []),
      ...(unchanged && !same ? ['says that nothing has changed'] : []),
      ...(isBetween(found, old, next) ? [] : ['a file is neither old nor new']),
      ...(nextBuild.code === 0 ? [] : [`not mended: ${nextBuild.output}`]),
      ...(JSON.stringify(tree(site.out)) === JSON.stringify(next) ? [] : ['mended, but dist is another']),
      ...site.strays(),
    ];
    for (const problem of problems) faults.push(`call ${at}, ${failed}\n  ${problem}`);
  }
  if (process.env.FIGURES) console.log({ which, calls, halfway });
  expect(faults.join('\n')).toBe('');
  expect(calls).toBeGreaterThan(30);
  expect(halfway).toBeGreaterThan(times(1, 10));
});
