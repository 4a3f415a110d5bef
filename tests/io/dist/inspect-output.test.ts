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
import { outputPrint, writtenStamp } from '../../../cli/io/dist/stamps.ts';
import { root, temporaryFolder } from '../../support/process/senja.ts';

const NAMES = ['index.html', 'a/index.html', 'a/b/index.html'];

function output(names: readonly string[] = NAMES) {
  const out = path.join(temporaryFolder(), 'dist');
  const times: [string, string][] = [];
  for (const name of names) {
    const file = path.join(out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
    const stamp = writtenStamp(lstatSync(file), Buffer.from(name));
    times.push([name, stamp.slice(0, stamp.lastIndexOf(' '))]);
  }
  writeManifest(out, names);
  return { out, times: new Map(times) };
}

it('finds what has changed, what is gone, and what is not of senja', async () => {
  const { out, times } = output();
  expect(await inspectOutput(out)).toMatchObject({ foreign: [], asListed: true, times });
  rmSync(path.join(out, 'a/b/index.html'));
  expect(await inspectOutput(out)).toMatchObject({ foreign: [] });
  rmSync(path.join(out, 'a/b'), { recursive: true });
  expect(await inspectOutput(out)).toMatchObject({ foreign: [], asListed: false });
  mkdirSync(path.join(out, 'a/b'));
  symlinkSync('../index.html', path.join(out, 'a/b/index.html'));
  appendFileSync(path.join(out, 'a/index.html'), ' ');
  rmSync(path.join(out, 'index.html'));
  mkdirSync(path.join(out, 'index.html'));
  const now = await inspectOutput(out);
  expect(now).toMatchObject({ foreign: ['a/b/index.html', 'index.html/'], asListed: false });
  expect(now.times.get('a/index.html')).not.toBe(times.get('a/index.html'));
});

it('is the same for as many files as are worth a thread, also if that cannot start', async () => {
  const { out, times } = output(Array.from({ length: 2100 }, (_, at) => `p${at}.html`));
  const found = await inspectOutput(out);
  expect(found).toMatchObject({ foreign: [], asListed: true });
  expect(outputPrint(found.times)).toBe(outputPrint(times));
  expect(outputPrint([...times].slice(1))).not.toBe(outputPrint(times));
});

it('lists a folder in a thread', async () => {
  const { out } = output();
  mkdirSync(path.join(out, 'kosong'));
  symlinkSync('index.html', path.join(out, 'tautan'));
  const file = path.join(root, 'cli/io/dist/list-files.cjs');
  const [list] = await once(new Worker(file, { workerData: out }), 'message');
  expect(list).toEqual(listFiles(out));
  expect([...list.files.keys()].sort()).toEqual(['.senja.json', ...NAMES, 'kosong/'].sort());
  expect(list.odd).toEqual(['tautan']);
  const { files } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(files).toContain('cli/io/dist/list-files.cjs');
});
