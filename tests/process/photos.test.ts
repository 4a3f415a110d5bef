/** `senja photos`, and a site built from fetched photos. The hosts are simulated by a server on this machine. */
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';
import { picture } from '../support/values/pictures.ts';
import { type Answers, photoHost } from '../support/wire/photo-host.ts';

const HOOK = ['--import', path.join(root, 'tests/support/process/loopback-fetch.mjs')];
const UNSPLASH = 'images.unsplash.com/photo-1';
const OTHER = 'foto.example/album/Ubi.png';
const JPEG = await picture({ finish: (made) => made.jpeg() });

/** A small site: two articles with the same photo, and a body with another. */
function place(photos: string) {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'tests/invalid-sites/base'), content, { recursive: true });
  const site = path.join(content, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('album.example', 'foto.example'));
  appendFileSync(site, `photos: ${photos}\n`);
  cpSync(path.join(content, 'articles/01-sayur.yaml'), path.join(content, 'articles/03-ubi.yaml'));
  appendFileSync(path.join(content, 'articles/02-jalan.md'), `\n![Ubi](https://${OTHER})\n`);
  mkdirSync(path.join(content, 'images'), { recursive: true });
  const images = () => readdirSync(path.join(content, 'images')).sort();
  const run = (command: string, origin: string, ...more: string[]) =>
    senja([command, '--lang', 'en', '--content', content, ...more], {
      cwd: folder,
      node: HOOK,
      env: { LOOPBACK: origin },
    });
  return { folder, content, images, run };
}

const sends =
  (bytes: Uint8Array): Answers[string] =>
  (response) =>
    void response.end(bytes);

it('fetches each photo once, records its source, and the site then contacts no other host', async () => {
  const { folder, content, images, run } = place('local');
  const host = await photoHost({ [UNSPLASH]: sends(JPEG), [OTHER]: sends(JPEG) });
  const before = await run('build', host.origin);
  expect([before.code, before.stderr.match(/content\/photo-not-fetched/g)?.length]).toEqual([1, 3]);
  expect(host.asked).toEqual([]);

  const { code, stderr } = await run('photos', host.origin);
  expect([code, stderr]).toEqual([0, expect.stringContaining('2 photos fetched, 0 already there.')]);
  expect(host.asked.map((one) => one.replace(/\?.*/, '')).sort()).toEqual([OTHER, UNSPLASH]);
  expect(host.asked.find((one) => one.startsWith(UNSPLASH))).toMatch(/\?.*w=1920/);
  const names = images().filter((name) => name !== 'kebun.png');
  expect(names).toEqual([
    expect.stringMatching(/^foto\.example-ubi-[0-9a-f]{10}\.jpg$/),
    expect.stringMatching(/^foto\.example-ubi-[0-9a-f]{10}\.txt$/),
    expect.stringMatching(/^images\.unsplash\.com-photo-1-[0-9a-f]{10}\.jpg$/),
    expect.stringMatching(/^images\.unsplash\.com-photo-1-[0-9a-f]{10}\.txt$/),
  ]);
  expect(readFileSync(path.join(content, 'images', names[3] ?? ''), 'utf8')).toBe(
    `Address: https://${UNSPLASH}\nLicence: Unsplash License, https://unsplash.com/license\n`,
  );

  const built = await run('build', 'http://127.0.0.1:9', '--strict', '--out', path.join(folder, 'dist'));
  expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining('content/')]);
  const files = Object.entries(tree(path.join(folder, 'dist'))).filter(([name]) =>
    /\.html$|_headers|\.json$|\.xml$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const [name, text] of files)
    expect([name, /unsplash\.com|foto\.example/.test(text)]).toEqual([name, false]);
  const { _headers: headers = '' } = Object.fromEntries(files);
  expect(headers).toContain("img-src 'self';");
});

it('tries all of them, reports failures at the fields, and continues from there the next time', async () => {
  const { images, run } = place('local');
  const failing = await photoHost({ [UNSPLASH]: sends(JPEG) });
  const first = await run('photos', failing.origin, '--format', 'json');
  expect(first.code).toBe(3);
  expect(JSON.parse(first.stdout)).toMatchObject({
    ok: false,
    errors: 1,
    diagnostics: [
      {
        code: 'content/photo-not-fetched',
        message: `The photo “https://${OTHER}” has not been fetched yet: its host answers with status 404.`,
        file: 'articles/02-jalan.md',
        column: 8,
      },
    ],
  });
  expect(images().map((name) => path.extname(name))).toEqual(['.jpg', '.txt', '.png']);

  const well = await photoHost({ [OTHER]: sends(JPEG) });
  const second = await run('photos', well.origin);
  expect([second.code, second.stderr]).toEqual([
    0,
    expect.stringContaining('1 photo fetched, 1 already there.'),
  ]);
  expect(well.asked).toEqual([OTHER]);
  const third = await run('photos', 'http://127.0.0.1:9');
  expect([third.code, third.stderr]).toEqual([
    0,
    expect.stringContaining('0 photos fetched, 2 already there.'),
  ]);
});

it('fetches for a site that does not use them yet, reports faulty files, and contacts no host while the allowed ones are unknown', async () => {
  const { content, images, run } = place('remote');
  const host = await photoHost({ [UNSPLASH]: sends(JPEG), [OTHER]: sends(JPEG) });
  writeFileSync(
    path.join(content, 'articles/03-ubi.yaml'),
    'title: Ubi\nimageUrl: https://foto.example/rahasia.jpg\n',
  );
  const { code, stderr } = await run('photos', host.origin);
  expect(code).toBe(1);
  expect(stderr).toContain('articles/03-ubi.yaml:1:1  error  content/missing-field');
  expect(stderr).toContain('2 photos fetched, 0 already there.');
  expect(stderr).toContain('write photos: local in site.yaml.');
  const kept = images();

  appendFileSync(path.join(content, 'site.yaml'), 'imageHosts: foto.example\n');
  const requests = host.asked.length;
  const refused = await run('photos', host.origin);
  expect([refused.code, host.asked.length]).toEqual([1, requests]);
  expect(refused.stderr).toContain('site.yaml');
  expect(images()).toEqual(kept);
});
