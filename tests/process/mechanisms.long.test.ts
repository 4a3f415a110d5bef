import path from 'node:path';
import { expect, it } from 'vitest';
import { MECHANISMS } from '../../cli/core/values/mechanisms.mjs';
import { writeSenja } from '../bench/corpus.mjs';
import { packageWithout } from '../bench/mechanisms.mjs';
import { copyContent, temporaryFolder, tree } from '../support/process/senja.ts';
import { run } from '../support/sites/installed.ts';

/** Enough for a worker on a machine with four cores. */
const ARTICLES = 320;
const FOUR_CORES = `import os from 'node:os';import{syncBuiltinESMExports as s}from'node:module';os.availableParallelism=()=>4;s()`;

it('writes the same bytes with every mechanism and without any', async () => {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  copyContent(content);
  writeSenja(content, ARTICLES);
  const built = async (name: string, without: string) => {
    const home = packageWithout(path.join(folder, name), without);
    const out = path.join(folder, `${name}-dist`);
    const node = ['--import', `data:text/javascript,${encodeURIComponent(FOUR_CORES)}`];
    const { code, stderr } = await run(home, ['build', '--quiet', '--content', content, '--out', out], {
      node,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return tree(out);
  };
  const whole = await built('paket', '');
  expect(Object.keys(whole).length).toBeGreaterThan(ARTICLES);
  expect(await built('polos', MECHANISMS.join(','))).toEqual(whole);
});
