/** Files outside the site, which must not be read, written or deleted, and links to them. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Content of every file outside, to detect that one was read. */
export const SECRET = 'RAHASIA-DARI-LUAR';

/**
 * Makes a folder that looks like the inside: whatever is read, fixed, replaced or deleted through a link finds the
 * expected files there.
 * @param content a valid content folder
 * @param dist its site
 */
export function makeOutside(folder: string, content: string, dist: string): void {
  cpSync(content, path.join(folder, 'content'), { recursive: true });
  cpSync(dist, path.join(folder, 'dist'), { recursive: true });
  mkdirSync(path.join(folder, 'content/models'));
  cpSync(path.join(content, 'images'), path.join(folder, 'content/images/dalam'), { recursive: true });
  mkdirSync(path.join(folder, 'dist/kosong'));
  for (const file of [
    'models/article.schema.json',
    'images/lain.png',
    'articles/07-lain.yaml',
    'pages/lain.md',
  ])
    writeFileSync(path.join(folder, 'content', file), 'title: Lain\n');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!lstatSync(file).isFile() || name.endsWith('.json')) continue;
    // Files in content also have a fault, which would be printed with its line and could be fixed.
    const isText = /\.(?:yaml|md)$/.test(name);
    const text = isText ? readFileSync(file, 'utf8').replace(/^(title:.*)$/m, `$1 \t# ${SECRET}`) : '';
    if (isText) writeFileSync(file, text.replace(/2 Mei 2025/, '2025-05-02'));
    else appendFileSync(file, SECRET);
  }
}

/** Everything below a folder: kinds, sizes, times, bytes. Names are bytes too, since not every one is UTF-8. */
export function stateOf(folder: string | Buffer): string {
  const lines = readdirSync(folder, { encoding: 'buffer' }).map((name) => {
    const file = Buffer.concat([Buffer.from(folder), Buffer.from('/'), name]);
    const stats = lstatSync(file);
    const content = stats.isSymbolicLink()
      ? readlinkSync(file)
      : stats.isFile()
        ? readFileSync(file, 'latin1')
        : stats.isDirectory()
          ? stateOf(file)
          : '';
    return `${name.toString('latin1')} ${stats.mode} ${stats.size} ${stats.mtimeMs} ${stats.ino} ${content}`;
  });
  return lines.sort().join('\n');
}

export type Kind = 'a link' | 'a link to nothing' | 'a link to itself' | 'a pipe' | 'a socket';
export const KINDS: readonly Kind[] = [
  'a link',
  'a link to nothing',
  'a link to itself',
  'a pipe',
  'a socket',
];

/**
 * Replaces a file or folder with another object.
 * @param lead target of a link
 */
export async function plant(kind: Kind, place: string, lead: string): Promise<void> {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(path.dirname(place), { recursive: true });
  if (kind === 'a link') symlinkSync(lead, place);
  else if (kind === 'a link to nothing') symlinkSync(`${lead}-tidak-ada`, place);
  else if (kind === 'a link to itself') symlinkSync(path.basename(place), place);
  else if (kind === 'a pipe') execFileSync('mkfifo', [place]);
  else await putSocket(place);
}

/** A socket without a listener, as a killed program leaves it. */
async function putSocket(place: string): Promise<void> {
  const server = net.createServer();
  const name = `${path.dirname(place)}/s`;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(name, resolve));
  renameSync(name, place);
  await new Promise((resolve) => server.close(resolve));
}
