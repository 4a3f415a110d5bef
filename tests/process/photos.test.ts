/** `senja photos`, and a site built from fetched photos. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tree } from '../support/process/senja.ts';
import { JPEG, OTHER, photoSite, sends, UNSPLASH } from '../support/sites/photo-site.ts';
import { photoHost } from '../support/wire/photo-host.ts';

it('fetches each photo once, records its source, and the site then contacts no other host', async () => {
  const { folder, content, images, run } = photoSite('local');
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
