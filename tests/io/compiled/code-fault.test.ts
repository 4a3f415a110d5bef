/** Errors of esbuild as diagnostics in the site's own files. */
import { expect, it } from 'vitest';
import { SiteFaults } from '../../../cli/core/stages/site-error.ts';
import { asSiteFaults } from '../../../cli/io/compiled/code-fault.ts';

const fileOf = async (file: string): Promise<unknown> => {
  const location = {
    file,
    line: 1,
    column: 22,
    length: 21,
    lineText: `import * as site from './templates/site.ts';`,
  };
  const error = Object.assign(new Error('Build failed'), {
    errors: [{ text: 'Could not resolve', location }],
  });
  const faults = await asSiteFaults(error, { siteRoot: '/site', toolRoot: '/senja' } as never);
  return faults instanceof SiteFaults ? faults.diagnostics.map((one) => one.file) : faults;
};

it('places an error of the generated module in the plan', async () => {
  expect(await fileOf('client/loader.ts')).toEqual(['client/loader.ts']);
  expect(await fileOf('<stdin>')).toEqual(['templates/site.ts']);
});
