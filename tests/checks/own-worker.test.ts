import { expect, it } from 'vitest';
import ownWorker from '../../cli/checks/own-worker/index.ts';
import type { PlanCheckInput } from '../../cli/core/pipeline/checks/index.ts';

/** @returns what is told of files of `public/` and of bundles, by name */
function toldOf(
  files: Readonly<Record<string, string>>,
  allowed: object = {},
  assets: Readonly<Record<string, string>> = {},
): string[] {
  const folder = {
    siteFolder: '..',
    public: {
      name: '../public',
      files: Object.keys(files),
      readImage: (name: string) => new TextEncoder().encode(files[name]),
    },
  };
  const input = { build: { folder, frontEnd: { assets } }, plan: { search: { allowed } } };
  return [...ownWorker.run(input as unknown as PlanCheckInput)].map(
    ({ file, code, params }) => `${file} ${code} ${params?.name}`,
  );
}

const REGISTERS = "navigator.serviceWorker.register('/x.js')";

it.each(['sw.js', 'service-worker.js', 'app/serviceworker.js'])('tells a worker by its name: %s', (name) => {
  expect(toldOf({ [name]: '' })).toEqual([`../public/${name} code/own-worker public/${name}`]);
});

it('tells a script that registers one, in public/ and in what widgets become', () => {
  expect(toldOf({ 'a.mjs': `if (x) ${REGISTERS}` })).toEqual([
    '../public/a.mjs code/own-worker public/a.mjs',
  ]);
  expect(toldOf({}, {}, { 'assets/w.js': `a?.b;${REGISTERS}` })).toEqual([
    '../templates/site.ts code/own-worker assets/w.js',
  ]);
});

it('tells nothing of other files, of the one that senja registers, and where the policy lets it', () => {
  expect(toldOf({ 'swap.js': 'serviceWorker', 'sw.txt': REGISTERS, 'news.js': '' })).toEqual([]);
  expect(toldOf({ 'sw.js': '' }, { trustedPolicy: 'senja' })).toEqual([]);
  expect(toldOf({ 'sw.js': '', 'a.js': REGISTERS }, { hosts: { trustedTypes: false } })).toEqual([]);
});
