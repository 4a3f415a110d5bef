/** What a build finds in its output folder: the same in another thread as in this one. */
import { once } from 'node:events';
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { inspectOutput } from '../../../cli/io/dist/inspect-output.ts';
import { listFiles } from '../../../cli/io/dist/list-files.cjs';
import { writeManifest } from '../../../cli/io/dist/manifest.ts';
import { writtenStamp } from '../../../cli/io/dist/stamps.ts';
import { root, temporaryFolder } from '../../support/process/senja.ts';

const NAMES = ['index.html', 'a/index.html', 'a/b/index.html'];

function output() {
  const out = path.join(temporaryFolder(), 'dist');
  const stamps: Record<string, string> = {};
  for (const name of NAMES) {
    const file = path.join(out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
    stamps[name] = writtenStamp(lstatSync(file), Buffer.from(name));
  }
  writeManifest(out, NAMES);
  return { out, stamps };
}

it('tells files that have changed or are gone from those that have not', async () => {
  const { out, stamps } = output();
  expect(await inspectOutput(out, stamps)).toMatchObject({ foreign: [], asListed: true, changed: new Set() });
  appendFileSync(path.join(out, 'a/index.html'), ' ');
  rmSync(path.join(out, 'a/b/index.html'));
  symlinkSync('../index.html', path.join(out, 'a/b/index.html'));
  rmSync(path.join(out, 'index.html'));
  mkdirSync(path.join(out, 'index.html'));
  expect(await inspectOutput(out, stamps)).toMatchObject({
    foreign: ['a/b/index.html', 'index.html/'],
    changed: new Set(NAMES),
  });
});

it('is the same for as many files as are worth a thread, also if that cannot start', async () => {
  const { out, stamps } = output();
  const absent = Array.from({ length: 3000 }, (_, at) => [`p${at}/index.html`, '1 1 x'] as const);
  const { changed, foreign } = await inspectOutput(out, { ...stamps, ...Object.fromEntries(absent) });
  expect(changed).toEqual(new Set(absent.map(([name]) => name)));
  expect(foreign).toEqual([]);
});

it('lists a folder in a thread', async () => {
  const { out } = output();
  mkdirSync(path.join(out, 'kosong'));
  symlinkSync('index.html', path.join(out, 'tautan'));
  const file = path.join(root, 'cli/io/dist/list-files.cjs');
  const [list] = await once(new Worker(file, { workerData: { listed: out } }), 'message');
  expect(list).toEqual(listFiles(out));
  expect(list.files.toSorted()).toEqual(['.senja.json', ...NAMES, 'kosong/'].toSorted());
  expect(list.odd).toEqual(['tautan']);
  const { files } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(files).toContain('cli/io/dist/list-files.cjs');
});
