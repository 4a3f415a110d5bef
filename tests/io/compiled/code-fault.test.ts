/** Errors of esbuild, and of the site's code, as diagnostics in the site's own files. */
import { expect, it } from 'vitest';
import { SiteError, SiteErrors, SiteFaults } from '../../../cli/core/stages/site-error.ts';
import { asSiteFaults } from '../../../cli/io/compiled/code-fault.ts';
import { fileSystemFailure } from '../../../cli/io/failure.ts';

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

it('leaves a failure of the machine alone that occurs while the site’s code runs', async () => {
  const roots = { siteRoot: '/site', toolRoot: '/senja' } as never;
  const lack = Object.assign(new Error('too many'), { code: 'EMFILE' });
  const ofFile = fileSystemFailure('posts/a.md', lack);
  const code = new SiteError(new Error('oops'));
  expect(await asSiteFaults(new SiteErrors([code, new SiteError(ofFile)]), roots)).toBe(ofFile);
  expect(await asSiteFaults(new SiteError(ofFile), roots)).toBe(ofFile);
  expect(await asSiteFaults(new SiteError(lack), roots)).toMatchObject({ code: 'machine/resources' });
  expect(await asSiteFaults(code, roots)).toBeInstanceOf(SiteFaults);
});

it('shows a message of several lines on one', async () => {
  const roots = { siteRoot: '/site', toolRoot: '/senja' } as never;
  const faults = await asSiteFaults(new SiteError(new Error('One:\r\n  two\u2028\nthree.\n')), roots);
  expect(faults).toMatchObject({
    diagnostics: [{ code: 'senja/site-code', params: { text: 'One: two; three' } }],
  });
});
