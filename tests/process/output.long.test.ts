/** Output that cannot be written: full, closed or slow streams, and a command that fails without a reader. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LONG } from '../support/machine/long.ts';
import {
  contentCopy,
  type RunOptions,
  root,
  senja,
  siteContent,
  start,
  temporaryFolder,
  tree,
} from '../support/process/senja.ts';

const STACK = /\bat .*:\d+:\d+|node:/;
const FORMATS = ['pretty', 'json', 'github', 'gitlab', 'sarif', 'junit'] as const;

/** Redirection of the next command in the shell. */
const redirected = (to: string): RunOptions => ({ through: ['sh', '-c', `exec "$0" "$@" ${to}`] });

/** Content with a fault, so that every format has output. */
function faulty(): string {
  const { content } = contentCopy();
  writeFileSync(path.join(content, 'articles/17-salah.yaml'), 'judul: x\n');
  return content;
}

/** All kinds of output, by stream: of the formats for machines, which are written alike, one of `build`. */
function outputs(): { args: string[]; stream: 'stdout' | 'stderr' }[] {
  const content = faulty();
  const formats = { check: FORMATS, build: LONG ? FORMATS : FORMATS.slice(0, 2) };
  const reports = (['check', 'build'] as const).flatMap((command) =>
    formats[command].map((format) => ({
      args: [command, '--format', format, '--content', content, '--out', `${content}/../dist`],
      stream: format === 'pretty' ? ('stderr' as const) : ('stdout' as const),
    })),
  );
  return [
    ...reports,
    { args: ['check', '--format', 'github', '--content', content], stream: 'stderr' },
    { args: ['explain'], stream: 'stdout' },
    { args: ['explain', 'content/empty'], stream: 'stdout' },
    { args: ['new', 'article', 'Teh', '--content', content], stream: 'stdout' },
    { args: ['--help'], stream: 'stdout' },
    { args: ['check', '--help'], stream: 'stdout' },
    { args: ['--version'], stream: 'stdout' },
    { args: [], stream: 'stderr' },
    { args: ['tidak-ada'], stream: 'stderr' },
    { args: ['check', '--content', 'tidak-ada'], stream: 'stderr' },
    { args: ['preview', '--out', 'tidak-ada'], stream: 'stderr' },
    { args: ['check', '--fix', '--content', content], stream: 'stderr' },
  ];
}

it('exits with 3 and one message on the other stream if an output is full', async () => {
  // The others when the reader has exited: all commands write in one way.
  for (const { args, stream } of outputs().filter((_, at) => LONG || at % 3 > 0)) {
    const to = stream === 'stdout' ? '> /dev/full' : '2> /dev/full';
    const ran = await senja(args, redirected(to));
    const [lost, other] = stream === 'stdout' ? [ran.stdout, ran.stderr] : [ran.stderr, ran.stdout];
    expect(ran.code, args.join(' ')).toBe(3);
    expect(lost).toBe('');
    expect(other.match(/machine\/output/g), args.join(' ')).toHaveLength(1);
    expect(other).toContain('no space left');
    expect(other).not.toMatch(STACK);
  }
});

it('prints it in the requested language, and keeps text out of machine formats', async () => {
  const content = faulty();
  const args = ['check', '--content', content];
  const id = await senja([...args, '--lang', 'id', '--format', 'json'], redirected('> /dev/full'));
  expect(id.stderr).toBe(
    'machine/output  Keluaran standar tidak dapat ditulis: tempat penyimpanan penuh.\n' +
      'Yang tertulis di sana tidak lengkap. Perbaiki penyebabnya, lalu ulangi.\n',
  );
  const json = await senja([...args, '--fix', '--format', 'json'], redirected('2> /dev/full'));
  expect(json.code).toBe(3);
  expect(JSON.parse(json.stdout).errors).toBeGreaterThan(0);
  const both = await senja(args, redirected('> /dev/full 2>&1'));
  expect(both).toEqual({ code: 3, stdout: '', stderr: '' });
});

it('exits with 3 silently if the reader of a pipe has exited', async () => {
  for (const { args, stream } of outputs().filter((_, at) => LONG || at % 3 === 0)) {
    const { child, ran } = start(root, args);
    child[stream]?.destroy();
    const { code, ...rest } = await ran;
    expect(code, args.join(' ')).toBe(3);
    expect(rest[stream === 'stdout' ? 'stderr' : 'stdout']).not.toMatch(/machine\/output|\bat .*:\d+:\d+/);
  }
});

it('publishes the site even if its report cannot be written', async () => {
  const { content, out } = contentCopy();
  const args = ['build', '--format', 'json', '--content', content, '--out'];
  expect((await senja([...args, out], redirected('> /dev/full'))).code).toBe(3);
  expect((await senja([...args, `${out}-lagi`])).code).toBe(0);
  expect(tree(out)).toEqual(tree(`${out}-lagi`));
});

it('detects a file that accepts only a part', async () => {
  const file = path.join(temporaryFolder(), 'laporan.json');
  // In blocks of 512 or 1024 bytes, depending on the shell.
  const through = ['sh', '-c', `ulimit -f 4; exec "$0" "$@" > '${file}'`];
  const ran = await senja(['explain'], { through });
  expect(ran).toMatchObject({ code: 3, stderr: expect.stringContaining('the file has grown too large') });
  expect(readFileSync(file).length).toBeGreaterThan(0);
});

it('writes a report of megabytes completely, however slow the reader is', async () => {
  const { content } = contentCopy();
  // Each name is of one file, so that none is one cause in many files.
  for (let number = 20; number < 60; number += 1) {
    const fields = Array.from({ length: 300 }, (_, index) => `isian${number}x${index}: x`);
    writeFileSync(path.join(content, `articles/${number}-banyak.yaml`), fields.join('\n'));
  }
  const { child, ran } = start(root, ['check', '--format', 'json', '--content', content]);
  child.stdout?.pause();
  await expect.poll(() => child.stdout?.readableLength).toBeGreaterThan(0);
  child.stdout?.resume();
  const { code, stdout } = await ran;
  expect(code).toBe(1);
  expect(stdout.length).toBeGreaterThan(3_000_000);
  expect(JSON.parse(stdout).errors).toBeGreaterThan(12_000);
});

it('exits with 3 and one message on an unhandled rejection', async () => {
  const stray =
    "data:text/javascript,const t=setInterval(()=>{if(!process.listenerCount('uncaughtException'))return;clearInterval(t);throw new Error('liar')},50)";
  const ran = await senja(['preview', '--port', '0', '--out', distOf()], { node: ['--import', stray] });
  expect(ran.code).toBe(3);
  expect(ran.stderr.match(/senja\/bug {2}senja itself failed: liar/g)).toHaveLength(1);
  expect(ran.stderr).not.toMatch(STACK);
});

/** A folder that looks like a built site. */
function distOf(): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'index.html'), 'x');
  return folder;
}

it('exits with 3 if its working folder no longer exists', async () => {
  const folder = path.join(temporaryFolder(), 'hilang');
  const through = ['sh', '-c', `mkdir "${folder}"; cd "${folder}"; rmdir "${folder}"; exec "$0" "$@"`];
  const ran = await senja(['check', '--content', siteContent], { through });
  expect(ran).toMatchObject({ code: 3, stdout: '' });
  expect(ran.stderr).toContain('machine/file-system');
  expect(ran.stderr).not.toMatch(STACK);
  rmSync(folder, { recursive: true, force: true });
});
