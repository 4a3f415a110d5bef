/** Several formats in one run: one on the streams, others in files, and reasons not to write a file. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentCopy, senja } from '../support/process/senja.ts';

function place(isFaulty: boolean) {
  const { content, out, folder } = contentCopy();
  if (isFaulty) writeFileSync(path.join(content, 'articles/17-salah.yaml'), 'judul: x\n');
  return {
    content,
    out,
    folder,
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    run: (command: 'check' | 'build', formats: readonly string[], more: readonly string[] = []) =>
      senja([command, ...formats.flatMap((each) => ['--format', each]), ...more], { cwd: folder }),
  };
}

const FILES = [
  'json=a.json',
  'sarif=laporan/b=1.sarif',
  'junit=c.xml',
  'pretty=d.txt',
  'github=e.txt',
  'gitlab=f.json',
];

it('writes each format to its file, as it would be printed', async () => {
  const { folder, read, run } = place(true);
  mkdirSync(path.join(folder, 'laporan'));
  // As created by mktemp.
  writeFileSync(path.join(folder, 'a.json'), '');
  const ran = await run('check', [...FILES, 'github']);
  expect(ran.code).toBe(1);
  for (const each of FILES) {
    const [format = '', ...name] = each.split('=');
    const alone = await run('check', [format]);
    expect(read(name.join('=')), each).toBe(format === 'pretty' ? alone.stderr : alone.stdout);
    if (format === 'github') expect(ran).toEqual(alone);
  }
  const left = readdirSync(folder).sort();
  expect(left).toEqual(['a.json', 'c.xml', 'content', 'd.txt', 'e.txt', 'f.json', 'laporan']);
});

it('replaces its own older reports in the same format, and no other files', async () => {
  const { folder, read, run } = place(true);
  const names = ['a.json', 'b.sarif', 'c.xml', 'd.txt', 'e.txt', 'f.json'];
  const formats = ['json', 'sarif', 'junit', 'pretty', 'github', 'gitlab'].map(
    (format, at) => `${format}=${names[at]}`,
  );
  // Reports with faults, without, and of a wrong command line.
  const runs = [
    ['check'],
    ['check', '--only', 'markdown/'],
    ['check', '--lang', 'id', '--content', 'tidak-ada'],
  ];
  for (const [command = '', ...more] of [...runs, runs[0] ?? []]) {
    const { code, stderr } = await run(command as 'check', formats, more);
    expect(stderr).not.toContain('usage/report-file');
    expect([0, 1, 2]).toContain(code);
  }
  const manifest = '{ "name": "situs" }';
  writeFileSync(path.join(folder, 'package.json'), manifest);
  for (const file of ['package.json', 'b.sarif']) {
    const before = read(file);
    const ran = await run('check', [`json=${file}`]);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain('is not a report of senja in this format');
    expect(read(file)).toBe(before);
  }
});

it('removes leftovers of a killed process for the same report', async () => {
  const { folder, run } = place(false);
  for (const name of ['a.json.senja-999999999~', 'b.json.senja-999999999~', `a.json.senja-${process.pid}~`])
    writeFileSync(path.join(folder, name), '{');
  await run('check', ['json=a.json']);
  expect(readdirSync(folder).filter((name) => name.endsWith('~'))).toEqual([
    `a.json.senja-${process.pid}~`,
    'b.json.senja-999999999~',
  ]);
});

it.each(['--out', '--content', '--format'])('refuses a name that is not UTF-8 after %s', async (option) => {
  const { folder } = place(false);
  const name = option === '--format' ? 'json=a' : 'a';
  const script = `exec "$0" "$@" ${option} "$(printf '${name}\\377')"`;
  const before = readdirSync(folder);
  const ran = await senja(['build'], { cwd: folder, through: ['sh', '-c', script] });
  expect(ran).toMatchObject({ code: 2, stdout: '' });
  expect(ran.stderr).toMatch(/^usage\/not-utf8 /);
  expect(readdirSync(folder)).toEqual(before);
});

it('prints on the streams the same as without files', async () => {
  const { run } = place(true);
  expect(await run('check', ['sarif=a.sarif'])).toEqual(await run('check', []));
});

it('writes a file for a failure too', async () => {
  const { read, run } = place(false);
  expect((await run('check', ['json=a.json'], ['--content', 'tidak-ada'])).code).toBe(2);
  expect(JSON.parse(read('a.json')).failure.code).toBe('usage/content-not-found');
});

describe('before any work', () => {
  it.each([
    ['in the content folder', ['json=content/a.json'], 2, 'it is in the content folder'],
    ['in the content folder by a link', ['json=tautan/a.json'], 2, 'it is in the content folder'],
    ['in the output folder', ['json=dist/a.json'], 2, 'it is in the output folder'],
    ['named twice', ['json=a', 'sarif=./a'], 2, 'it is named twice'],
    ['in no folder', ['json=tidak/a.json'], 3, 'its folder does not exist'],
    ['in a file', ['json=berkas/a.json'], 3, 'not a folder'],
    ['a folder', ['json=folder'], 3, 'it is a folder'],
    ['a link', ['json=ke-berkas'], 3, 'it is a symbolic link'],
  ])('refuses a report %s', async (_where, formats, code, words) => {
    const { content, folder, read, run } = place(false);
    symlinkSync(content, path.join(folder, 'tautan'));
    symlinkSync(path.join(folder, 'berkas'), path.join(folder, 'ke-berkas'));
    mkdirSync(path.join(folder, 'folder'));
    writeFileSync(path.join(folder, 'berkas'), 'isi');
    const before = readdirSync(folder);
    const ran = await run('build', formats);
    expect(ran).toMatchObject({ code, stdout: '' });
    expect(ran.stderr).toMatch(code === 2 ? /^usage\/report-file / : /^machine\/output /);
    expect(ran.stderr).toContain(words);
    expect(readdirSync(folder)).toEqual(before);
    expect(existsSync(path.join(content, 'a.json'))).toBe(false);
    expect(read('berkas')).toBe('isi');
  });

  it('reports the refusal in the format of the streams, in Indonesian too', async () => {
    const { run } = place(false);
    const { code, stdout } = await run('build', ['json=dist/a', 'json'], ['--lang', 'id']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout).failure.message).toMatch(/^Laporan tidak ditulis ke .*folder hasil/);
  });
});

/** A valid file name whose temporary name is too long. */
const TOO_LONG = 'x'.repeat(250);

it('exits with 3 if a report cannot be written in the end, after writing and printing the rest', async () => {
  const { folder, out, read, run } = place(false);
  const ran = await run('build', [`junit=${TOO_LONG}`, 'sarif=b.sarif', 'json']);
  expect(ran.code).toBe(3);
  const { ok, failure, files } = JSON.parse(ran.stdout);
  expect({ ok, code: failure.code }).toEqual({ ok: false, code: 'machine/output' });
  expect(files).toBeGreaterThan(20);
  expect(JSON.parse(read('b.sarif')).runs[0].invocations[0].executionSuccessful).toBe(true);
  expect(existsSync(path.join(out, 'index.html'))).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['b.sarif', 'content', 'dist']);
  const faulty = place(true);
  const { code, stderr } = await faulty.run('check', [`junit=${TOO_LONG}`]);
  expect(code).toBe(3);
  expect(stderr).toContain('17-salah.yaml:1:1  error');
  expect(stderr.match(/machine\/output/g)).toHaveLength(1);
  expect(stderr).toContain('the name is too long');
});
