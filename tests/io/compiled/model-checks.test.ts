/** Cached validators of content models belong to one version of senja. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compiledModels } from '../../../cli/io/compiled/model-checks.ts';
import { readModels } from '../../../cli/io/content/model-texts.ts';
import { root, temporaryFolder } from '../../support/process/senja.ts';

it('uses cached validators again, but not those of another version of senja', async () => {
  const site = temporaryFolder();
  const versions = ['one', 'another'].map((code) => {
    const folder = path.join(temporaryFolder(), '.senja/cli');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'fingerprint'), code);
    return path.resolve(folder, '../..');
  });
  const texts = await readModels({ siteRoot: root, toolRoot: root });
  const compile = (toolRoot = '') => compiledModels(site, texts, { cache: true, language: 'id', toolRoot });
  const cached = () => readdirSync(path.join(site, '.senja/made')).length;
  const compiled = await compile(versions[0]);
  expect(await compile(versions[0])).toEqual(compiled);
  expect(cached()).toBe(1);
  await compile(versions[1]);
  expect(cached()).toBe(2);
});
