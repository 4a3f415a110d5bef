/**
 * A flipped bit in the compiled command, in V8's compiled code, or in prebuilt files: they are generated again, and the
 * site is the same. With FUZZ_RUNS 200 are tried for each file.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keyOf } from '../../cli/tools/load.cjs';
import { SEAL, unseal } from '../../cli/tools/own-files.cjs';
import { filesBelow, flip, flipBit, remember, tally } from '../support/disk/flips.ts';
import { LONG, times } from '../support/machine/long.ts';
import { root, temporaryFolder, tree } from '../support/process/senja.ts';
import { run } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { writeContent } from '../support/sites/small-site.ts';
import { random } from '../support/values/random.ts';

const SEED = 20261122;
const FLIPS = times(1, 200);
/** Flips that are only read, without running the command. */
const READS = 200;

/** The key of V8's compiled code of the command, which is valid only with it; undefined for other files. */
function keyOfFile(file: string): Buffer | undefined {
  const [, main] = /^(.*main\.cjs)\.\d+$/.exec(file) ?? [];
  return main === undefined ? undefined : keyOf(main, readFileSync(main).subarray(-SEAL));
}

it('never publishes a different site, and never crashes', async () => {
  const folder = temporaryFolder();
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  for (const name of ['cli', 'content']) {
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  }
  // Compiled here: names of client files depend on the folder of their packages.
  execFileSync(process.execPath, [path.join(packageRoot, 'cli/tools/prepare.mjs')]);
  const content = path.join(folder, 'content');
  writeContent(content);
  let built = 0;
  const build = async () => {
    built += 1;
    const out = path.join(folder, `dist-${built}`);
    const { code, stdout, stderr } = await run(packageRoot, [
      'build',
      '--quiet',
      '--content',
      content,
      '--out',
      out,
    ]);
    return { code, output: stdout + stderr, files: code === 0 ? tree(out) : {} };
  };
  const clean = await build();
  expect(clean).toMatchObject({ code: 0, output: '' });
  const home = path.join(packageRoot, '.senja');
  const reset = remember(home, path.join(folder, 'simpan'));
  const kept = filesBelow(home).filter((file) => !file.includes('/cache/'));
  const names = kept.map((file) => path.relative(home, file)).join(' ');
  for (const name of ['main.cjs ', 'main.cjs.', 'site.mjs', 'code-', 'front-end-'])
    expect(names).toContain(name);

  const chance = random(SEED);
  const problems: string[] = [];
  const tallies: string[] = [];
  for (const [index, file] of kept.entries()) {
    if (!LONG && index % 12 > 0) continue;
    const outcomes = tally();
    for (let round = 0; round < FLIPS; round += 1) {
      reset();
      const where = flip(file, chance);
      const { code, output, files } = await build();
      const same = code === 0 && output === '' && JSON.stringify(files) === JSON.stringify(clean.files);
      const kind = same ? 'the same' : code === 0 ? 'another' : `exit code ${code}`;
      outcomes.count(kind);
      if (!same) problems.push(`${where} of ${file}: ${kind}\n${output}`);
      if (/\.cjs/.test(file) && unseal(readFileSync(file), keyOfFile(file)) === null)
        problems.push(`${where} of ${file} is not mended`);
    }
    tallies.push(`${path.relative(home, file)}: ${outcomes}`);
  }
  console.log([`seed ${SEED}, ${FLIPS} flips for each file`, ...tallies].join('\n'));
  expect(problems.join('\n')).toBe('');
});

it('detects a flip anywhere', () => {
  const chance = random(SEED);
  const kept = ['cli', 'made'].flatMap((room) => filesBelow(path.join(root, '.senja', room)));
  // A damaged fingerprint or record of the sources is that of another version; the notices are for people.
  const sealed = kept.filter((file) => !/(?:fingerprint|sources\.json|NOTICES\.txt)$/.test(file));
  expect(sealed.length).toBeGreaterThanOrEqual(9);
  const keyOfMade = readFileSync(path.join(root, '.senja/key'));
  for (const file of sealed) {
    const key = file.includes('/made/') ? keyOfMade : keyOfFile(file);
    const whole = readFileSync(file);
    expect(unseal(whole, key), file).not.toBeNull();
    for (let round = 0; round < READS; round += 1) {
      const { bytes, where } = flipBit(whole, chance);
      expect(unseal(bytes, key), `${where} of ${file}`).toBeNull();
    }
  }
});
