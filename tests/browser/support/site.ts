/** Shared by the browser tests: a browser, and servers for the test sites. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../../../cli/io/serve/static-server.ts';
import { getBrowser } from '../../support/machine/get-browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Program of the browser. */
    chromium: string;
    /** Address of the shipped site at `/`. */
    shipped: string;
    /** Address of the shipped site under the base path `/senja/`. */
    underBase: string;
    /** Address of the second site, whose articles have pages; under a base path. */
    lengkap: string;
    /** Address of a site of more articles than the home page holds. */
    banyak: string;
    /** Address of the shipped site with names that are as long as they may be. */
    panjang: string;
    /** Folder of the built second site. */
    lengkapFolder: string;
  }
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Number of articles of the site `banyak`; only the even ones have a page. */
const MANY = 72;

const CATEGORIES = ['Makanan Sehat', 'Gerakan Ringan', 'Tidur Berkualitas', 'Pikiran Sehat', 'Rumah Aman'];

const shortArticle = (number: number): string => `---
title: Nasihat ke-${number}
excerpt: Ringkasan nasihat ke-${number}.
category: ${CATEGORIES[number % CATEGORIES.length]}
imageUrl: ${number % 3 === 0 ? 'images/senja.png' : `https://images.unsplash.com/photo-${number}`}
imageAlt: Gambar rumah kecil di bawah matahari senja.
publishDate: ${(number % 28) + 1} Mei 2025
readTime: ${(number % 7) + 2} menit
---
${number % 2 === 0 ? '\nMinum air putih yang cukup.\n' : ''}`;

function writeMany(content: string): void {
  const site = path.join(content, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^order:.*\n/m, ''));
  const articles = path.join(content, 'articles');
  rmSync(articles, { recursive: true });
  mkdirSync(articles);
  for (let number = 1; number <= MANY; number += 1)
    writeFileSync(path.join(articles, `${number}-nasihat-${number}.md`), shortArticle(number));
}

/** Category names: one of many words, others with words too long for a line on a phone. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  'Makanan Sehat': 'Makanan Sehat dan Aman untuk Lansia Kita',
  'Gerakan Ringan': 'Kesehatankardiovaskularmenyeluruhsekali',
  'Tidur Berkualitas': 'Tidur Pertanggungjawabannyalah',
};

function lengthenNames(content: string): void {
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((one) =>
    /\.(?:yaml|md)$/.test(one),
  )) {
    const file = path.join(content, name);
    const text = Object.entries(LONG_NAMES).reduce(
      (changed, [short, long]) => changed.replaceAll(`: ${short}\n`, `: ${long}\n`),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, text);
  }
}

interface Source {
  /** Content folder, relative to the repository. */
  from: string;
  /** Changes the copy before it is built. */
  change(content: string): void;
}

const atAddress = (url: string) => (content: string) => {
  const site = path.join(content, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^url:.*$/m, `url: ${url}`));
};

const SITES: Record<'shipped' | 'underBase' | 'lengkap' | 'banyak' | 'panjang', Source> = {
  shipped: { from: 'content', change: atAddress('https://senja-sehat.example/') },
  underBase: { from: 'content', change: atAddress('https://x.example/senja/') },
  lengkap: { from: 'tests/sites/lengkap', change() {} },
  banyak: { from: 'tests/sites/lengkap', change: writeMany },
  panjang: { from: 'content', change: lengthenNames },
};

function buildInto(folder: string, name: string, { from, change }: Source): string {
  const content = path.join(folder, `${name}-content`);
  const out = path.join(folder, name);
  cpSync(path.join(root, from), content, { recursive: true });
  change(content);
  const args = ['cli/senja.mjs', 'build', '--content', content, '--out', out, '--strict', '--quiet'];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return out;
}

/** @returns whether a test of this run may visit a site: one names it, or a file that several tests share beside them */
async function usedBy(project: TestProject): Promise<(name: string) => boolean> {
  const { testFiles } = await project.globTestFiles();
  const shared = [...new Set(testFiles.map((file) => path.dirname(file)))].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const texts = [...testFiles, ...shared].map((file) => readFileSync(file, 'utf8')).join('\n');
  return (name) => new RegExp(`'${name}(?:Folder)?'`).test(texts);
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', await getBrowser());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja-browser-'));
  const servers: Awaited<ReturnType<typeof serveFolder>>[] = [];
  const isUsed = await usedBy(project);
  for (const [name, source] of Object.entries(SITES) as [keyof typeof SITES, Source][]) {
    if (!isUsed(name)) continue;
    const server = await serveFolder(buildInto(folder, name, source), 0);
    servers.push(server);
    project.provide(name, server.url);
  }
  project.provide('lengkapFolder', path.join(folder, 'lengkap'));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  };
}
