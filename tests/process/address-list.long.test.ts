/** The list of published addresses is never lost: an unreadable part is an error, and nothing overwrites it. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentCopy, root, senja, siteContent, temporaryFolder } from '../support/process/senja.ts';

const SHIPPED = readFileSync(path.join(siteContent, 'addresses.txt'), 'utf8');
const ARTICLE =
  '---\ntitle: Teh jahe hangat\nexcerpt: Teh jahe.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-1\n---\n\nIsi.\n';

/** The shipped content with its list, and an article that is not listed yet. */
function place() {
  const { content, out } = contentCopy();
  const file = (name: string) => path.join(content, name);
  const run = (...args: string[]) => senja([...args, '--lang', 'en', '--content', content, '--out', out]);
  writeFileSync(file('articles/17-teh-jahe.md'), ARTICLE);
  writeFileSync(file('addresses.txt'), SHIPPED);
  return { file, run };
}

async function built() {
  const made = place();
  expect((await made.run('build')).code).toBe(0);
  return made;
}

/** A privileged user can read files without permission. */
const mayReadAll = process.getuid?.() === 0;

interface Unreadable {
  name: string;
  code: string;
  /** @param file content of the list, or of its replacement */
  put(file: string): void;
}

const bytes = (name: string, code: string, content: () => Uint8Array | string): Unreadable => ({
  name,
  code,
  put: (file) => writeFileSync(file, content()),
});

const UNREADABLE: Unreadable[] = [
  bytes('UTF-16', 'file/utf16', () => Buffer.from(`\uFEFF${SHIPPED}`, 'utf16le')),
  bytes('Latin-1', 'file/not-utf8', () => Buffer.from(`${SHIPPED}/caf\u00e9/\n`, 'latin1')),
  bytes('a document', 'file/not-text', () => Buffer.from('PK\u0003\u0004....', 'latin1')),
  bytes('binary', 'file/nul', () => `${SHIPPED}\0\0\0\n`),
  bytes('more lines than any site has', 'file/too-many-lines', () => '/\n'.repeat(500_001)),
  bytes('larger than any site needs', 'file/too-large', () => Buffer.alloc(32 * 1024 * 1024 + 1, 47)),
  bytes('a conflict', 'file/conflict', () => `${SHIPPED}<<<<<<< HEAD\n/a/\n=======\n/b/\n>>>>>>> x\n`),
  {
    name: 'a link',
    code: 'file/symbolic-link',
    put(file) {
      writeFileSync(`${path.dirname(file)}.txt`, SHIPPED);
      symlinkSync(`${path.dirname(file)}.txt`, file);
    },
  },
  { name: 'a link to nothing', code: 'file/symbolic-link', put: (file) => symlinkSync('tidak-ada', file) },
  { name: 'a folder', code: 'file/unreadable', put: (file) => mkdirSync(file) },
  { name: 'a pipe', code: 'file/special', put: (file) => void spawnSync('mkfifo', [file]) },
  ...(mayReadAll
    ? []
    : [
        {
          name: 'no permission',
          code: 'file/unreadable',
          put(file: string) {
            writeFileSync(file, SHIPPED);
            chmodSync(file, 0);
          },
        },
      ]),
];

it('reports each unreadable list once, and writes nothing', async () => {
  const { file, run } = await built();
  const list = file('addresses.txt');
  const stateOf = () => {
    const { ino, size, mtimeMs } = lstatSync(list);
    return { ino, size, mtimeMs };
  };
  const reportedBy = async (...args: string[]) => {
    const { code, stderr } = await run(...args);
    const diagnosticLines = [...stderr.matchAll(/^addresses\.txt\S* {2}(\w+) {2}(\S+)$/gm)].map((one) =>
      one.slice(1),
    );
    return { code, reported: diagnosticLines, hasAdded: stderr.includes('  + ') };
  };
  for (const { name, code, put } of UNREADABLE) {
    rmSync(list, { recursive: true, force: true });
    put(list);
    const before = stateOf();
    const expected = { code: 1, reported: [['error', code]], hasAdded: false };
    expect([name, await reportedBy('check', '--fix')]).toEqual([name, expected]);
    expect([name, stateOf()]).toEqual([name, before]);
    if (name === 'UTF-16') expect(await reportedBy('build')).toEqual(expected);
  }
});

it('limits the faults reported for a file that is not a list', async () => {
  const { file, run } = place();
  for (const line of ['<<<<<<< cabang', 'tentang kami']) {
    writeFileSync(file('addresses.txt'), `${line}\n`.repeat(100_000));
    const { diagnostics } = JSON.parse((await run('check', '--format', 'json')).stdout);
    const diagnosticLines = diagnostics.filter(
      (one: { file: string; severity: string }) => one.file === 'addresses.txt' && one.severity !== 'note',
    );
    expect([line, diagnosticLines.length]).toEqual([line, 200]);
  }
});

it('reads no list under another name or in another folder', async () => {
  const { file, run } = await built();
  for (const name of ['Addresses.txt', 'addresses.txt.txt', 'ADDRESSES.TXT'])
    writeFileSync(file(name), SHIPPED);
  const { code, stderr } = await run('check', '--fix');
  expect(code).toBe(1);
  expect(stderr.match(/error {2}address\/list-misnamed/g)).toHaveLength(3);
  expect(readFileSync(file('addresses.txt'), 'utf8')).toBe(SHIPPED);
});

it('preserves a long list with its line endings and notes', async () => {
  const { file, run } = await built();
  const old = Array.from({ length: 12_000 }, (_, index) => `/arsip/${'lama-'.repeat(5)}${index}/`);
  const text = `${SHIPPED}  # catatan\n${old.join('\n')}\n`.replaceAll('\n', '\r\n');
  expect(Buffer.byteLength(text)).toBeGreaterThan(256 * 1024);
  writeFileSync(file('addresses.txt'), text);
  expect((await run('check', '--fix', file('addresses.txt'))).code).toBe(0);
  const lines = (of: string) => of.split('\r\n').sort();
  const added = ['/artikel/', '/artikel/teh-jahe/', '/kategori/makanan-sehat/'];
  expect(lines(readFileSync(file('addresses.txt'), 'utf8'))).toEqual(
    lines(`${text}${added.join('\r\n')}\r\n`).slice(0),
  );
});

describe('with Git', () => {
  /** A repository with the project's own attributes, and the list. */
  function repository() {
    const folder = temporaryFolder();
    const list = path.join(folder, 'content/addresses.txt');
    const env = {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_AUTHOR_NAME: 'Siti',
      GIT_AUTHOR_EMAIL: 'siti@uji.example',
      GIT_COMMITTER_NAME: 'Siti',
      GIT_COMMITTER_EMAIL: 'siti@uji.example',
    };
    const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8', env });
    mkdirSync(path.dirname(list));
    cpSync(path.join(root, '.gitattributes'), path.join(folder, '.gitattributes'));
    git('init', '-q', '-b', 'main');
    const commit = (text: string) => {
      writeFileSync(list, text);
      git('add', '-A');
      expect(git('commit', '-q', '-m', 'alamat').status).toBe(0);
    };
    return { list, git, commit };
  }

  it.each([
    ['neighbouring lines', '/artikel/wedang/\n', '/artikel/teh/\n'],
    ['the same line and another', '/artikel/teh/\n', '/artikel/teh/\n/artikel/wedang/\n'],
    ['lines without a line end', '/artikel/wedang/', '/artikel/teh/'],
  ])('merges two branches that add %s without a conflict', async (_name, mine, theirs) => {
    const { list, git, commit } = repository();
    commit(SHIPPED);
    git('checkout', '-q', '-b', 'lain');
    commit(SHIPPED + theirs);
    git('checkout', '-q', 'main');
    commit(SHIPPED + mine);
    expect(git('merge', '-q', 'lain').status).toBe(0);
    const { file, run } = place();
    const titled = (title: string): string => ARTICLE.replace('Teh jahe hangat', title);
    writeFileSync(file('articles/18-wedang.md'), titled('Wedang'));
    writeFileSync(file('articles/19-teh.md'), titled('Teh'));
    cpSync(list, file('addresses.txt'));
    const { code, stderr } = await run('check', '--strict');
    expect([code, stderr.match(/ {2}address\/(?!unlisted)\S+|file\/conflict/g)]).toEqual([0, null]);
    const merged = readFileSync(list, 'utf8').split('\n');
    expect(merged).toEqual(expect.arrayContaining(['/artikel/teh/', '/artikel/wedang/']));
  });

  it('reports a conflict once, at its place', async () => {
    const { list, git, commit } = repository();
    git('rm', '-q', '--cached', '.gitattributes');
    spawnSync('rm', [path.join(path.dirname(list), '../.gitattributes')]);
    commit(SHIPPED);
    git('checkout', '-q', '-b', 'lain');
    commit(`${SHIPPED}/artikel/teh/\n`);
    git('checkout', '-q', 'main');
    commit(`${SHIPPED}/artikel/wedang/\n`);
    expect(git('merge', '-q', 'lain').status).toBe(1);
    const { file, run } = place();
    cpSync(list, file('addresses.txt'));
    const { code, stderr } = await run('check');
    const line = SHIPPED.split('\n').length;
    expect([code, stderr.match(/^addresses\.txt.*/gm)]).toEqual([
      1,
      [`addresses.txt:${line}:1  error  file/conflict`],
    ]);
  });
});
