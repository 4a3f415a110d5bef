/** A cached bundle is used only if a new one would be equal: the same files found, with the same bytes. */
import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeEach, expect, it } from 'vitest';
import {
  areUnchanged,
  type BundleInputs,
  inputsFingerprint,
} from '../../../cli/io/compiled/bundle-inputs.ts';
import { inputsOf } from '../../../cli/io/compiled/imports/inputs-of-bundle.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

const FILES = {
  'situs/templates/site.ts':
    "import '../lib/a'; import '../../luar/b'; import 'paket'; import '@x/y/z'; import './isi.ts';",
  'situs/templates/isi.ts': 'export const isi = 1;',
  'situs/lib/a.ts': "import './dalam';",
  'situs/lib/dalam/index.ts': "console.log('dalam');",
  'luar/b.js': "console.log('b');",
  'situs/node_modules/paket/package.json': '{"name":"paket","main":"satu.js"}',
  'situs/node_modules/paket/satu.js': "console.log('satu');",
  'situs/node_modules/paket/dua.js': "console.log('dua');",
  'lain/y/package.json': '{"name":"@x/y"}',
  'lain/y/z.js': "console.log('z');",
  'lain/y2/package.json': '{"name":"@x/y"}',
  'lain/y2/z.js': "console.log('z2');",
};
const SOURCES = ['templates/site.ts', 'templates/isi.ts'];

let folder = '';
const at = (name: string): string => path.join(folder, name);
function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

async function inputs(): Promise<BundleInputs> {
  const options = {
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: at('situs'),
  } as const;
  const { metafile } = await build({ ...options, entryPoints: ['templates/site.ts'] });
  return inputsOf(
    at('situs'),
    [metafile],
    SOURCES.map((name) => at(`situs/${name}`)),
  );
}

beforeEach(() => {
  folder = temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  mkdirSync(at('situs/node_modules/@x'));
  symlinkSync(at('lain/y'), at('situs/node_modules/@x/y'));
});

it.each<[string, () => void]>([
  ['a file of a package changes', () => write('situs/node_modules/paket/satu.js', 'console.log(1);')],
  [
    'a package says that another file is meant',
    () => write('situs/node_modules/paket/package.json', '{"name":"paket","main":"dua.js"}'),
  ],
  ['a file beside the folders of the site changes', () => write('situs/lib/dalam/index.ts', '')],
  ['a file outside of the site changes', () => write('luar/b.js', '')],
  ['a file is gone', () => rmSync(at('luar/b.js'))],
  ['a file comes that is found first', () => write('situs/lib/a.tsx', '')],
  ['a file comes that is found before a folder', () => write('situs/lib/dalam.ts', '')],
  ['an index comes that is found first', () => write('situs/lib/dalam/index.tsx', '')],
  ['a folder says which file is meant', () => write('situs/lib/dalam/package.json', '{"main":"x.ts"}')],
  ['a file outside comes that is found first', () => write('luar/b.ts', '')],
  ['a nearer package comes', () => write('situs/templates/node_modules/paket/index.js', '')],
  ['a nearer package comes for one elsewhere', () => write('lain/y/node_modules/w/index.js', '')],
  [
    'a link leads elsewhere',
    () => {
      rmSync(at('situs/node_modules/@x/y'));
      symlinkSync(at('lain/y2'), at('situs/node_modules/@x/y'));
    },
  ],
  [
    'a package is moved and a link put in its place',
    () => {
      renameSync(at('situs/node_modules/paket'), at('lain/paket'));
      write('lain/paket/satu.js', 'console.log(2);');
      symlinkSync(at('lain/paket'), at('situs/node_modules/paket'));
    },
  ],
])('is bundled again when %s', async (_what, change) => {
  const kept = await inputs();
  expect(areUnchanged(at('situs'), kept)).toBe(true);
  change();
  expect(areUnchanged(at('situs'), kept)).toBe(false);
});

it.each<[string, () => void]>([
  ['times change', () => utimesSync(at('luar/b.js'), new Date(), new Date(0))],
  ['a file is written as it was', () => write('luar/b.js', FILES['luar/b.js'])],
  ['others come beside its files', () => write('situs/lib/catatan.md', '')],
  ['others come beside the site', () => write('situs2/a.ts', '')],
  ['another package comes', () => write('situs/node_modules/lain/index.js', '')],
])('is reused when %s', async (_what, change) => {
  const kept = await inputs();
  change();
  expect(areUnchanged(at('situs'), kept)).toBe(true);
  expect(inputsFingerprint(await inputs())).toBe(inputsFingerprint(kept));
});

it('is the same wherever the site is', async () => {
  const here = await inputs();
  const text = JSON.stringify(here);
  expect(Object.keys(here.files).filter((name) => name.includes('paket'))).toEqual([
    'node_modules/paket/satu.js',
    'node_modules/paket/package.json',
  ]);
  expect(text).not.toContain(at('situs'));
});
