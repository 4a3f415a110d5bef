/** A small site with photos from other hosts, which are simulated by a server on this machine. */
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, senja, temporaryFolder } from '../process/senja.ts';
import { picture } from '../values/pictures.ts';
import type { Answers } from '../wire/photo-host.ts';

const HOOK = ['--import', path.join(root, 'tests/support/process/loopback-fetch.mjs')];
export const UNSPLASH = 'images.unsplash.com/photo-1';
export const OTHER = 'foto.example/album/Ubi.png';
export const JPEG = await picture({ finish: (made) => made.jpeg() });

/** A small site: two articles with the same photo, and a body with another. */
export function photoSite(photos: string) {
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

export const sends =
  (bytes: Uint8Array): Answers[string] =>
  (response) =>
    void response.end(bytes);
