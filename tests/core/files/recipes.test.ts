/** The settings of hosts in the reference say what senja writes for the hosts that read its own rules. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rulesOf } from '../../../cli/core/files/static-files.ts';
import { root } from '../../support/process/senja.ts';

const reference = readFileSync(path.join(root, 'cli/docs/reference.md'), 'utf8');

/** @returns the block of settings below a heading */
function settingsBelow(heading: string): Record<string, unknown> {
  const [, below = ''] = reference.split(`\n### ${heading}\n`);
  const [, text = ''] = /^```jsonc?\n([\s\S]*?)^```$/m.exec(below) ?? [];
  return JSON.parse(text);
}

interface HeadersOfSource {
  source: string;
  headers: { key: string; value: string }[];
}

/** @returns what a host's settings must say in place of the lines of `_headers` */
function headersOf(sourceOf: (line: string) => string): HeadersOfSource[] {
  const site = { base: '/', policy: "default-src 'none'", pages: [], preview: false };
  const { headers } = rulesOf(site as never, { _headers: '', _redirects: '' });
  const expected: HeadersOfSource[] = [];
  for (const line of headers.split('\n').filter(Boolean)) {
    const [, key = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (key === '') expected.push({ source: sourceOf(line), headers: [] });
    // What a page cannot say itself.
    else
      expected
        .at(-1)
        ?.headers.push({ key, value: value.replace(/^default-src 'none'; (?=frame-ancestors)/, '') });
  }
  return expected;
}

it('has the headers of a site for Vercel, by address', () => {
  const settings = settingsBelow('Vercel');
  expect(settings.headers).toEqual(headersOf((line) => line.replace('*', '(.*)')));
  expect(settings).toMatchObject({ outputDirectory: 'dist', trailingSlash: true, framework: null });
});

it('has the headers of a site for Firebase Hosting, by address', () => {
  const { hosting } = settingsBelow('Firebase Hosting');
  const headers = headersOf((line) => (line === '/*' ? '**' : line.replace('*', '**')));
  expect(hosting).toEqual({ public: 'dist', predeploy: 'npm run build -- --host pages', headers });
});

it('has the headers of a site for Azure Static Web Apps, by address', () => {
  const [all, ...others] = headersOf((line) => line);
  const values = ({ headers }: Pick<HeadersOfSource, 'headers'>) =>
    Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  expect(settingsBelow('Azure Static Web Apps')).toEqual({
    trailingSlash: 'always',
    globalHeaders: values(all ?? { headers: [] }),
    routes: others.map((one) => ({ route: one.source, headers: values(one) })),
    responseOverrides: { 404: { rewrite: '/404.html' } },
  });
});

it('finds the site and its 404 page on Workers', () => {
  expect(settingsBelow('Cloudflare Workers')).toMatchObject({
    name: expect.any(String),
    compatibility_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    assets: { directory: 'dist', not_found_handling: '404-page' },
  });
});
