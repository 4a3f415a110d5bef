/** Versions of the content, in real repositories. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acted, PlanView, Requests, VersionsView } from '../../../cli/edit/api.ts';
import { git as run } from '../../../cli/io/git/git.ts';
import { commitAll, git, hook, repositoryIn, withoutSettings } from '../../support/sites/repositories.ts';
import { editorOf, smallContext } from '../server/editor.ts';

withoutSettings();

const SOUP = 'articles/01-sup.md';
const TEA = 'articles/03-teh.yaml';
const KONTAK = 'pages/kontak.yaml';

let folder: string;
let root: string;
let content: string;
let editor: Awaited<ReturnType<typeof editorOf>>;

const place = (file: string): string => path.join(content, file);
const read = (file: string): string => readFileSync(place(file), 'utf8');
const edit = (file: string, from: string, to: string): void =>
  writeFileSync(place(file), read(file).replace(from, to));
const view = () => editor.ask<VersionsView>('/api/versions');
const save = (files: readonly string[], message = 'Catatan', author?: Requests['version']['author']) =>
  editor.ask<VersionsView>('/api/version', { files, message, ...(author && { author }) });
const inWords = ({ items }: VersionsView) =>
  items.map(({ file, is, title, parts }) => [file, is, title.en, parts.map(({ en }) => en).join(', ')]);
const last = () => git(root, 'show', '--name-status', '--format=%an <%ae>%n%B', '-z').replaceAll('\0', '|');

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  const context = smallContext(folder);
  root = context.siteRoot;
  content = context.options.content;
  editor = await editorOf(context);
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

it('shows nothing without a repository, or where the content is not kept in it', async () => {
  const nothing = { is: 'none', why: null, items: [], more: 0, unsent: null, toSend: [], asksAuthor: false };
  expect(await view()).toEqual({ status: 200, ...nothing });
  repositoryIn(root);
  writeFileSync(path.join(root, '.gitignore'), 'content\n.senja\nnode_modules\n');
  expect(await view()).toMatchObject(nothing);
  writeFileSync(path.join(root, '.gitignore'), '.senja\nnode_modules\n');
  expect(await run(root, ['x'], {})).toMatchObject({ status: 1 });
});

it('asks who makes versions, and begins with the first one', async () => {
  const first = await view();
  expect(first).toMatchObject({ is: 'open', unsent: null, asksAuthor: true });
  expect(inWords(first).find(([file]) => file === SOUP)).toEqual([SOUP, 'new', 'Sup hangat', '']);
  const refused = await save([SOUP], 'Sup', { name: 'x', mail: 'a@b\n[core]' });
  expect(refused.status).toBe(400);
  const files = first.items.map(({ file }) => file).filter((file) => file !== TEA);
  const after = await save(files, '# Isi\n\n- baru', { name: 'Ani Élodie', mail: 'ani@contoh.id' });
  expect(after).toMatchObject({ status: 200, asksAuthor: false });
  expect(inWords(after)).toEqual([[TEA, 'new', 'Teh hangat', '']]);
  expect(last()).toMatch(/^Ani Élodie <ani@contoh\.id>\n# Isi\n\n- baru\n/);
  commitAll(root);
  expect((await view()).items).toEqual([]);
});

it('says in words what has changed, and makes a version of the chosen files alone', async () => {
  edit(SOUP, 'Sup hangat\n', 'Sup jagung\n');
  edit(SOUP, 'di pagi hari', 'setiap hari');
  edit(SOUP, 'Makanlah pelan', 'Makanlah sedikit');
  writeFileSync(place(TEA), `# catatan\n${read(TEA)}`);
  rmSync(place(KONTAK));
  const strange = ['articles/07-"teh" é\\n.yaml', 'images/:(top)*\n.png'];
  for (const file of strange) writeFileSync(place(file), read(TEA).replace('Teh hangat', 'Teh baru'));
  edit('site.yaml', 'Senja Kecil\n', 'Senja Besar\n');
  writeFileSync(path.join(root, 'package.json'), '{ "changed": true }');
  // What the user has prepared otherwise stays prepared.
  writeFileSync(place('articles/02-ubi.md'), read('articles/02-ubi.md').replace('manis', 'enak'));
  git(root, 'add', 'content/articles/02-ubi.md', 'package.json');
  git(root, 'rm', '--quiet', '--cached', `content/${KONTAK}`);
  const now = await view();
  expect(inWords(now)).toEqual([
    [SOUP, 'changed', 'Sup jagung', 'Title of the article, Summary, Text'],
    ['articles/02-ubi.md', 'changed', 'Ubi kukus', 'Text'],
    [TEA, 'changed', 'Teh hangat', ''],
    [strange[0], 'new', 'Teh baru', ''],
    [strange[1], 'new', 'Picture :(top)*\n.png', ''],
    [KONTAK, 'removed', expect.any(String), ''],
    ['site.yaml', 'changed', 'Site settings', 'Name of the site'],
  ]);
  const after = await save([SOUP, KONTAK, ...strange], '-m lain');
  expect(inWords(after).map(([file]) => file)).toEqual(['articles/02-ubi.md', TEA, 'site.yaml']);
  expect(last()).toBe(
    `Ani Élodie <ani@contoh.id>\n-m lain\n|\nM|content/${SOUP}|A|content/${strange[0]}|A|content/${strange[1]}|D|content/${KONTAK}|`,
  );
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('content/articles/02-ubi.md\npackage.json');
  expect(git(root, 'diff', '--name-only')).toBe(`content/${TEA}\ncontent/site.yaml`);
  // A text that cannot be read as fields has not only changed in its layout.
  edit(TEA, 'excerpt:', 'excerpt;');
  expect(inWords(await view())[1]).toEqual([TEA, 'changed', 'Teh hangat', 'Text']);
  edit(TEA, 'excerpt;', 'excerpt:');
});

it('shows a card that has got a longer text as one change, which Git knows as another name', async () => {
  commitAll(root);
  await editor.checked();
  const action = { is: 'body', file: TEA };
  const { id } = await editor.ask<PlanView>('/api/plan', action);
  const { file } = await editor.ask<Acted>('/api/act', { action, plan: id });
  const long = 'articles/03-teh.md';
  expect(file).toBe(long);
  expect(inWords(await view())).toEqual([[long, 'changed', 'Teh hangat', '']]);
  await editor.change(long, { is: 'body', text: '\nTeh itu baik.\n' });
  await editor.save(long);
  expect(inWords(await view())).toEqual([[long, 'changed', 'Teh hangat', 'Text']]);
  expect(inWords(await save([long]))).toEqual([]);
  expect(git(root, 'show', '--name-status', '--format=', '--find-renames')).toMatch(
    /^R\d+\tcontent\/articles\/03-teh\.yaml\tcontent\/articles\/03-teh\.md$/m,
  );
  await editor.change(long, { is: 'body', text: '\n' });
  await editor.save(long);
  const [made] = (await editor.site()).done;
  await editor.ask('/api/undo', { id: made?.id });
  expect(inWords(await view())).toEqual([[TEA, 'changed', 'Teh hangat', 'Text']]);
  commitAll(root);
  edit(TEA, 'title:', '# lagi\ntitle:');
});

it('refuses files that have not changed, and anything that is no file of the content', async () => {
  const before = git(root, 'rev-parse', 'HEAD');
  for (const file of ['../package.json', SOUP, '.', ':/', '--all', 'images', ''])
    expect([file, (await save([file])).status]).toEqual([file, 400]);
  for (const body of [{}, { files: [], message: 'x' }, { files: [TEA], message: ' ' }, { files: [TEA] }])
    expect((await editor.ask('/api/version', body)).status).toBe(400);
  expect(git(root, 'rev-parse', 'HEAD')).toBe(before);
});

it('shows why a program of the repository refuses, and leaves everything as it was', async () => {
  hook(root, 'pre-commit', 'printf "\\033[31mTidak boleh: %s\\033[0m\\n" "ejaan" >&2; exit 1');
  writeFileSync(place('articles/08-baru.yaml'), read(TEA));
  const before = git(root, 'status', '--porcelain');
  const refused = await save([TEA, 'articles/08-baru.yaml']);
  expect(refused).toMatchObject({
    status: 400,
    refused: { en: 'This was refused. The reason: Tidak boleh: ejaan' },
  });
  expect(git(root, 'status', '--porcelain')).toBe(before);
  // What a save that was interrupted has left is taken away too.
  git(root, 'add', '--intent-to-add', 'content/articles/08-baru.yaml');
  expect(git(root, 'status', '--porcelain')).not.toBe(before);
  expect((await save([TEA, 'articles/08-baru.yaml'])).status).toBe(400);
  expect(git(root, 'status', '--porcelain')).toBe(before);
  hook(root, 'pre-commit', 'exit 0');
  writeFileSync(path.join(root, '.git/index.lock'), '');
  expect((await save([TEA])).refused?.en).toMatch(/^Another program/);
  rmSync(path.join(root, '.git/index.lock'));
  expect((await save([TEA, 'articles/08-baru.yaml'])).status).toBe(200);
});

it('ends what takes too long, with everything that it has started', async () => {
  hook(root, 'pre-commit', 'sleep 60');
  edit(TEA, 'Teh hangat', 'Teh panas');
  const began = Date.now();
  const words = ['commit', '--only', '--message=x', '--', TEA];
  expect(await run(content, words, { longest: 300, hooks: true })).toMatchObject({ status: null });
  expect(Date.now() - began).toBeLessThan(30_000);
  expect(existsSync(path.join(root, '.git/index.lock'))).toBe(false);
  rmSync(path.join(root, '.git/hooks'), { recursive: true });
});

it('shows no versions without Git, and says whose the folder is', async () => {
  const { PATH } = process.env;
  process.env.PATH = '';
  expect(await view()).toMatchObject({ status: 200, is: 'none', items: [] });
  expect((await save([TEA])).status).toBe(400);
  process.env.PATH = PATH;
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  expect(await view()).toMatchObject({
    is: 'read',
    why: { en: expect.stringMatching(/^This folder belongs to another user/) },
    items: [],
  });
  expect((await save([TEA])).status).toBe(400);
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(await view()).toMatchObject({ is: 'open' });
});

it('asks no repository that the content has brought, says so, and goes on with the forms', async () => {
  const mark = path.join(folder, 'mark');
  const brought = place('articles');
  repositoryIn(brought);
  git(brought, 'config', 'core.fsmonitor', `touch "${mark}"`);
  expect(await view()).toEqual({
    status: 200,
    is: 'read',
    why: { id: expect.stringContaining('(articles)'), en: expect.stringContaining('(articles)') },
    items: [],
    more: 0,
    unsent: null,
    toSend: [],
    asksAuthor: false,
  });
  expect((await save([TEA])).status).toBe(400);
  expect((await editor.ask('/api/send', {})).status).toBe(400);
  expect((await editor.site()).entries.some(({ file }) => file === TEA)).toBe(true);
  expect(existsSync(mark)).toBe(false);
  rmSync(path.join(brought, '.git'), { recursive: true });
  expect(await view()).toMatchObject({ is: 'open' });
});

describe('sending', () => {
  let remote: string;
  const send = () => editor.ask<VersionsView>('/api/send', {});
  const version = async (title: string) => {
    writeFileSync(place(TEA), read(TEA).replace(/^title: .*$/m, `title: ${title}`));
    return save([TEA], title);
  };

  it('is offered only where it is set up, and counts the versions that are not sent', async () => {
    expect(await view()).toMatchObject({ unsent: null });
    expect((await send()).status).toBe(400);
    remote = path.join(folder, 'bersama.git');
    git(folder, 'init', '--quiet', '--template=', '--bare', '--initial-branch=main', remote);
    git(root, 'remote', 'add', 'origin', remote);
    // As in a copy of an empty repository.
    git(root, 'config', 'branch.main.remote', 'origin');
    git(root, 'config', 'branch.main.merge', 'refs/heads/main');
    const all = Number(git(root, 'rev-list', '--count', 'HEAD'));
    expect(await view()).toMatchObject({ unsent: all });
    expect(await send()).toMatchObject({ status: 200, unsent: 0 });
    expect(git(remote, 'rev-parse', 'main')).toBe(git(root, 'rev-parse', 'HEAD'));
    expect(await version('Teh satu')).toMatchObject({ unsent: 1, toSend: [TEA] });
    expect(await version('Teh dua')).toMatchObject({ unsent: 2, toSend: [TEA] });
    expect(await send()).toMatchObject({ unsent: 0, toSend: [] });
    // A line of versions of another name is not written to.
    git(root, 'config', 'branch.main.merge', 'refs/heads/terbit');
    expect(await view()).toMatchObject({ unsent: null });
    git(root, 'config', 'branch.main.merge', 'refs/heads/main');
  });

  it('overwrites nothing that others have sent', async () => {
    const other = path.join(folder, 'lain');
    git(folder, 'clone', '--quiet', remote, other);
    writeFileSync(path.join(other, 'lain.txt'), 'x');
    commitAll(other, 'Lain');
    git(other, 'push', '--quiet');
    const theirs = git(remote, 'rev-parse', 'main');
    await version('Teh tiga');
    const refused = await send();
    expect([refused.status, refused.refused?.en]).toEqual([400, expect.stringMatching(/^Somebody else/)]);
    expect(git(remote, 'rev-parse', 'main')).toBe(theirs);
    expect(await view()).toMatchObject({ unsent: 1 });
  });

  it.each([
    ['http://127.0.0.1:9/x.git', /^The destination cannot be reached/],
    ['ssh://tidak-ada.invalid/x.git', /^The destination cannot be reached/],
    ['/tidak/ada.git', /^The destination cannot be reached/],
  ])('says in a sentence why %s was not reached', async (url, expected) => {
    git(root, 'config', 'remote.origin.url', url);
    const refused = await send();
    expect([refused.status, refused.refused?.en]).toEqual([400, expect.stringMatching(expected)]);
  });

  it('asks nobody for a password, and says who can help', async () => {
    const closed = createServer((_request, response) =>
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end(),
    );
    await new Promise<void>((listens) => closed.listen(0, '127.0.0.1', listens));
    const { port } = closed.address() as AddressInfo;
    const refusals = [
      [`http://127.0.0.1:${port}/x.git`, ''],
      ['ssh://x.invalid/x.git', 'Host key verification failed.'],
      ['ssh://x.invalid/x.git', 'git@x.invalid: Permission denied (publickey).'],
    ] as const;
    for (const [url, said] of refusals) {
      git(root, 'config', 'remote.origin.url', url);
      git(root, 'config', 'core.sshCommand', `sh -c 'echo "${said}" >&2; exit 255'`);
      expect([url, said, (await send()).refused?.en]).toEqual([
        url,
        said,
        expect.stringMatching(/^This computer is not allowed to send there, or is not signed in/),
      ]);
    }
    git(root, 'config', '--unset', 'core.sshCommand');
    closed.close();
    expect(await view()).toMatchObject({ unsent: 1 });
  });

  it('says what a program of the destination refuses', async () => {
    git(root, 'config', 'remote.origin.url', remote);
    git(root, 'fetch', '--quiet');
    git(root, 'reset', '--quiet', '--soft', 'origin/main');
    mkdirSync(path.join(remote, 'hooks'), { recursive: true });
    hook(remote, 'x', '');
    writeFileSync(path.join(remote, 'hooks/pre-receive'), '#!/bin/sh\necho "Belum disetujui" >&2; exit 1\n', {
      mode: 0o755,
    });
    await version('Teh empat');
    expect((await send()).refused?.en).toMatch(/^This was refused[\s\S]*Belum disetujui/);
  });
});

describe('while versions are merged', () => {
  it('shows both values of a field, and writes the chosen one', async () => {
    commitAll(root, 'Semua');
    git(root, 'checkout', '--quiet', '-b', 'lain');
    edit(TEA, 'Teh empat', 'Teh mereka');
    edit(SOUP, 'Sup jagung', 'Sup mereka');
    edit(SOUP, 'Makanlah sedikit.', 'Makanlah pelan-pelan.');
    commitAll(root, 'Mereka');
    git(root, 'checkout', '--quiet', 'main');
    edit(TEA, 'Teh empat', 'Teh saya');
    edit(SOUP, 'setiap hari', 'tiap hari');
    commitAll(root, 'Saya');
    expect(() => git(root, 'merge', 'lain')).toThrow();
    const now = await view();
    expect(now).toMatchObject({
      is: 'read',
      why: { en: expect.stringMatching(/being merged/) },
      unsent: null,
    });
    expect(now.items.map(({ file, is }) => [file, is])).toEqual(expect.arrayContaining([[TEA, 'both']]));
    expect((await save([TEA])).status).toBe(400);
    expect(read(TEA)).toContain('<<<<<<< ');
    const entry = await editor.entry(TEA);
    expect(entry.conflict?.parts).toMatchObject([{ part: '/title', mine: 'Teh saya', theirs: 'Teh mereka' }]);
    const title = entry.conflict?.parts[0]?.label.en;
    expect(title).toBe('Title of the article');
    const kept = await editor.save(TEA, { '/title': { is: 'value', value: 'Teh kami' } });
    expect(kept).toMatchObject({ conflict: null, unsaved: null, mode: 'form', disk: 'same' });
    expect(read(TEA)).not.toContain('<<<<<<<');
    expect(read(TEA)).toContain('title: Teh kami\n');
    // Different fields are merged by themselves, and stay unsaved until they are looked at.
    if (read(SOUP).includes('<<<<<<<')) {
      const merged = await editor.entry(SOUP);
      expect(merged).toMatchObject({ conflict: null, unsaved: expect.any(String), mode: 'form' });
      expect(merged.text).toMatch(/Sup mereka\nexcerpt: .* tiap hari[\s\S]*pelan-pelan/);
    }
    commitAll(root, 'Gabung');
    expect(await view()).toMatchObject({ is: 'open', items: [] });
  });

  it('takes one’s own changes for mine also while they are put on top of others', async () => {
    git(root, 'checkout', '--quiet', 'lain');
    edit(TEA, 'Teh mereka', 'Teh punya saya');
    commitAll(root, 'Lagi');
    expect(() => git(root, '-c', 'user.name=A', '-c', 'user.email=a@b', 'rebase', 'main')).toThrow();
    expect(await view()).toMatchObject({ is: 'read', why: { en: expect.stringMatching(/being merged/) } });
    const asked = await editor.entry(TEA);
    expect(asked.conflict?.parts.map(({ mine, theirs }) => [mine, theirs])).toContainEqual([
      'Teh punya saya',
      expect.stringMatching(/kami/),
    ]);
    git(root, 'rebase', '--abort');
    git(root, 'checkout', '--quiet', '--detach');
    expect(await view()).toMatchObject({ is: 'read', why: { en: expect.stringMatching(/older version/) } });
  });
});
