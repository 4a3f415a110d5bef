/** Builds the sites that the browser tests visit, once, and serves them while the tests run. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { listen, type StaticServer } from '../../../cli/io/static-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the shipped site at `/`. */
    shipped: string;
    /** Address of the shipped site under the base path `/senja/`. */
    underBase: string;
  }
}

const root = path.resolve(import.meta.dirname, '../../..');

function buildInto(folder: string, name: string, url: string): string {
  const content = path.join(folder, `${name}-content`);
  const out = path.join(folder, name);
  cpSync(path.join(root, 'content'), content, { recursive: true });
  const site = path.join(content, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^url:.*$/m, `url: ${url}`));
  const args = ['cli/senja.mjs', 'build', '--content', content, '--out', out, '--strict', '--quiet'];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return out;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja-browser-'));
  const servers: StaticServer[] = [];
  const serve = async (name: string, url: string): Promise<string> => {
    const server = await listen(buildInto(folder, name, url), { port: 0 });
    servers.push(server);
    return server.url;
  };
  project.provide('shipped', await serve('shipped', 'https://senja-sehat.example/'));
  project.provide('underBase', await serve('under-base', 'https://x.example/senja/'));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  };
}
