/** The smallest site with all features: pages, articles with and without a body, a picture. */
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root, siteContent, temporaryFolder } from '../process/senja.ts';
import { packageCopy } from './package-copy.ts';

const SITE = `title: Senja Kecil
tagline: Hidup sehat di usia senja
description: Nasihat hidup sehat yang mudah dibaca.
url: https://kecil.example/
language: id
categories:
  - name: Makanan Sehat
    anchor: makanan
    description: Makanan rumah yang sederhana.
    motif: bowl
navigation:
  - name: Beranda
    href: /
  - name: Kontak
    href: /kontak/
footer:
  description: Nasihat hidup sehat untuk Bapak dan Ibu.
  copyright: © 2025 Senja Kecil.
  healthNote: Bukan pengganti nasihat dokter.
imageHosts:
  - images.unsplash.com
`;

const article = (title: string, image: string): string => `title: ${title}
excerpt: Makan hangat di pagi hari.
category: Makanan Sehat
imageUrl: ${image}
imageAlt: Sepiring makanan.
publishDate: 2 Mei 2025
`;

const PHOTO = 'https://images.unsplash.com/photo-1';

const ARTICLES: Readonly<Record<string, string>> = {
  '01-sup.md': `---\n${article('Sup hangat', 'images/piring.png')}---\nSup hangat itu baik.\n\nMakanlah pelan.\n`,
  '02-ubi.md': `---\n${article('Ubi kukus', PHOTO)}---\nUbi kukus itu manis.\n`,
  '03-teh.yaml': article('Teh hangat', PHOTO),
};

/** The content file that `edit` changes. */
const EDITED = 'articles/01-sup.md';

/** Writes the content; the body and title of one article may contain another word. */
export function writeContent(content: string): void {
  for (const name of ['articles', 'pages', 'images'])
    mkdirSync(path.join(content, name), { recursive: true });
  writeFileSync(path.join(content, 'site.yaml'), SITE);
  for (const [name, text] of Object.entries(ARTICLES))
    writeFileSync(path.join(content, 'articles', name), text);
  for (const name of ['404.yaml', 'kontak.yaml'])
    cpSync(path.join(siteContent, 'pages', name), path.join(content, 'pages', name));
  const home = readFileSync(path.join(siteContent, 'pages/beranda.yaml'), 'utf8');
  writeFileSync(path.join(content, 'pages/beranda.yaml'), home.replaceAll('/#gerakan', '/#makanan'));
  cpSync(path.join(root, 'tests/sites/lengkap/images/piring.png'), path.join(content, 'images/piring.png'));
}

/** Changes one article, so that some files of the site change and some do not. */
export function edit(content: string): void {
  const file = path.join(content, EDITED);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('hangat', 'panas'));
}

/** A hard link for every file: the same bytes and times, in no time. senja never writes into an existing file. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else linkSync(source, target);
  }
}

/** Foreign files next to `dist`; some names resemble those of senja. */
const FOREIGN: Readonly<Record<string, string>> = { 'penting.txt': 'jangan hapus' };
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '.dist.senja-new-catatan': 'bukan senja',
  '.dist.senja-old.txt': 'bukan senja',
  '.dist.senja-lock.txt': 'bukan senja',
};

const PLACES = ['content', 'dist', 'paket', 'simpan'];

/**
 * A folder for one site: `content`, `dist`, a copy of the package, foreign files, and a way to restore an earlier
 * state of `dist` and cache.
 */
export function smallSite({ lookAlikes = true, folder = temporaryFolder() } = {}) {
  const foreign = { ...FOREIGN, ...(lookAlikes ? LOOK_ALIKES : {}) };
  const [content, out, packageRoot, kept] = PLACES.map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  mkdirSync(path.join(kept, 'cache'), { recursive: true });
  packageCopy(packageRoot);
  writeContent(content);
  for (const [name, text] of Object.entries(foreign)) writeFileSync(path.join(folder, name), text);
  const cache = path.join(packageRoot, '.senja/cache');
  /** Records of `dist`; the rest of the cache concerns senja itself. */
  const states = (of: string) =>
    existsSync(of) ? readdirSync(of).filter((name) => /^(?:site|build)-/.test(name)) : [];
  const savedCache = path.join(kept, 'cache');
  return {
    folder,
    content,
    out,
    packageRoot,
    cache,
    /** Saves the current `dist` and cache. */
    snapshot() {
      linkTree(out, path.join(kept, 'dist'));
      for (const name of states(cache)) cpSync(path.join(cache, name), path.join(savedCache, name));
    },
    /** Restores the last snapshot, or removes `dist` and everything known about it. */
    reset(to: 'snapshot' | 'nothing') {
      rmSync(out, { recursive: true, force: true });
      for (const name of states(cache)) rmSync(path.join(cache, name));
      if (to === 'nothing') return;
      linkTree(path.join(kept, 'dist'), out);
      // Copied, not linked: senja appends to them.
      for (const name of states(savedCache)) cpSync(path.join(savedCache, name), path.join(cache, name));
    },
    /** Unexpected names in the folder, and foreign files that have changed. */
    strays(): string[] {
      const beside = readdirSync(folder).filter((name) => !PLACES.includes(name) && !(name in foreign));
      const changedFiles = Object.entries(foreign).filter(
        ([name, text]) =>
          !existsSync(path.join(folder, name)) || readFileSync(path.join(folder, name), 'utf8') !== text,
      );
      return [...beside, ...changedFiles.map(([name]) => `spoilt: ${name}`)];
    },
  };
}

export type SmallSite = ReturnType<typeof smallSite>;
