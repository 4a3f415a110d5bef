/** `senja photos` where hosts fail, files are faulty, or the site does not use photos yet. */
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { JPEG, OTHER, photoSite, sends, UNSPLASH } from '../support/sites/photo-site.ts';
import { photoHost } from '../support/wire/photo-host.ts';

it('tries all of them, reports failures at the fields, and continues from there the next time', async () => {
  const { images, run } = photoSite('local');
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
  const { content, images, run } = photoSite('remote');
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
