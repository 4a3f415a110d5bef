/** Errors of esbuild, and of the site's code, as diagnostics in the site's own files. */
import { expect, it } from 'vitest';
import { SiteError, SiteErrors, SiteFaults } from '../../../cli/core/stages/site-error.ts';
import { asSiteFaults } from '../../../cli/io/compiled/faults/code-fault.ts';
import { withWrittenName } from '../../../cli/io/compiled/faults/code-place.ts';
import { fileSystemFailure } from '../../../cli/io/failures/failure.ts';

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

it.each([
  ['Ul is not a function', 'const value = later();', 15, 'later is not a function'],
  ['e.sortd is not a function', 'posts.sortd();', 7, 'posts.sortd is not a function'],
  ['(0 , Nh.default) is not a function', '  parcel(1)', 3, 'parcel is not a function'],
  ['t is not iterable', 'for (const one of posts.all) {}', 25, 'posts.all is not iterable'],
  ['t is not iterable', '[...posts]', 5, 'posts is not iterable'],
  ['e.draft is not iterable', '[...(entry as any).draft]', 20, 'e.draft is not iterable'],
  ['e.b is not a function', 'a.b().c()', 7, 'e.b is not a function'],
  ['(intermediate value) is not a function', '(1)()', 1, '(intermediate value) is not a function'],
  ['e is undefined', 'later()', 1, 'e is undefined'],
])('calls the name of %j as it is written', (message, lineText, column, written) => {
  const place = { file: 'a.ts', range: { line: 1, column, endLine: 1, endColumn: column }, lineText };
  expect(withWrittenName(message, place)).toBe(written);
});

it('says that the code runs without waiting', async () => {
  const errors = [{ text: 'Top-level await is currently not supported with the "cjs" output format' }];
  const error = Object.assign(new Error('Build failed'), { errors });
  const faults = await asSiteFaults(error, { siteRoot: '/site', toolRoot: '/senja' } as never);
  expect(faults).toMatchObject({
    diagnostics: [{ params: { text: { en: expect.stringContaining('runs without waiting') } } }],
  });
});

it('shows a message of several lines on one', async () => {
  const roots = { siteRoot: '/site', toolRoot: '/senja' } as never;
  const faults = await asSiteFaults(new SiteError(new Error('One:\r\n  two\u2028\nthree.\n')), roots);
  expect(faults).toMatchObject({
    diagnostics: [{ code: 'senja/site-code', params: { text: 'One: two; three' } }],
  });
});
