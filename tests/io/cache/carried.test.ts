/** A cache and its site moved to another folder, as restored by CI: no page is rendered. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildHere } from '../../support/build-here.ts';
import { packageCopy } from '../../support/package-copy.ts';
import { temporaryFolder, tree } from '../../support/senja.ts';
import { smallSite } from '../../support/small-site.ts';

const PARTS = ['content', 'dist', 'paket/.senja/cache'];

/** Ways of copying files to another folder. */
const WAYS: Readonly<Record<string, (from: string, to: string) => void>> = {
  'copied, with new times': (from, to) => {
    for (const part of PARTS) cpSync(path.join(from, part), path.join(to, part), { recursive: true });
  },
  'from an archive, with whole seconds': (from, to) => {
    const archive = path.join(to, 'arsip.tar');
    execFileSync('tar', ['--format=ustar', '-cf', archive, '-C', from, ...PARTS]);
    execFileSync('tar', ['-xf', archive, '-C', to]);
    execFileSync('rm', [archive]);
  },
  'from an archive, the content checked out anew': (from, to) => {
    const archive = path.join(to, 'arsip.tar');
    execFileSync('tar', ['--format=ustar', '-cf', archive, '-C', from, ...PARTS.slice(1)]);
    execFileSync('tar', ['-xf', archive, '-C', to]);
    execFileSync('rm', [archive]);
    cpSync(path.join(from, 'content'), path.join(to, 'content'), { recursive: true });
  },
};

/** A site that has been built, and a copy in another folder, with a package that has built nothing. */
async function carried(carry: (from: string, to: string) => void) {
  const site = smallSite({ lookAlikes: false });
  expect(await buildHere(site)).toMatchObject({ code: 0 });
  const folder = temporaryFolder();
  const there = {
    folder,
    content: path.join(folder, 'content'),
    out: path.join(folder, 'dist'),
    packageRoot: packageCopy(path.join(folder, 'paket')),
  };
  carry(site.folder, folder);
  return { site, there };
}

const numbers = (out: string): number[] =>
  Object.keys(tree(out)).map((name) => statSync(path.join(out, name)).ino);

it.each(Object.entries(WAYS))('%s: no page is rendered, and no file is written', async (_way, carry) => {
  const { site, there } = await carried(carry);
  const before = numbers(there.out);
  const { code, output } = await buildHere(there, { tellWhy: true });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^0 pages rendered, \d+ pages kept\./),
  });
  expect(tree(there.out)).toEqual(tree(site.out));
  expect(numbers(there.out)).toEqual(before);
  // From now on, timestamps are sufficient.
  expect((await buildHere(there, { tellWhy: true })).output).toMatch(/^0 pages rendered/);
});

it('is used only for unchanged files, whatever their times and sizes', async () => {
  const { site, there } = await carried(WAYS['copied, with new times'] as (from: string, to: string) => void);
  const clean = tree(site.out);
  const [page, style] = ['kontak/index.html', 'feed.xml'].map((name) => path.join(there.out, name)) as [
    string,
    string,
  ];
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('Kontak', 'KONTAK'));
  utimesSync(page, 1, 1);
  appendFileSync(style, ' ');
  expect((await buildHere(there, { tellWhy: true })).output).toMatch(
    /^\/kontak\/ {2}its file in the output folder was removed or changed\n1 page rendered/,
  );
  expect(tree(there.out)).toEqual(clean);
});

it('renders only what an edit affects', async () => {
  const { there } = await carried(
    WAYS['from an archive, with whole seconds'] as (from: string, to: string) => void,
  );
  appendFileSync(path.join(there.content, 'articles/02-ubi.md'), '\nSatu kalimat lagi.\n');
  const { output } = await buildHere(there, { tellWhy: true });
  expect(output).toMatch(/^\/artikel\/ubi\/ {2}articles\/02-ubi.md has changed\n1 page rendered/);
});
