/** A site from the starter `blank`, with files and values as other tools write them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { root, senja, temporaryFolder } from './senja.ts';

export interface JsonDiagnostic {
  code: string;
  severity: string;
  file: string;
  message: string;
  suggestions: string[];
  line: number;
}

export async function broughtSite() {
  const site = path.join(temporaryFolder(), 'site');
  expect(await senja(['init', site, '--theme', 'blank', '--lang', 'en'])).toMatchObject({ code: 0 });
  mkdirSync(path.join(site, 'node_modules'));
  symlinkSync(root, path.join(site, 'node_modules/senja'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(site, 'node_modules', name));
  rmSync(path.join(site, 'content/posts/1-welcome.md'));
  const put = (name: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), content);
  };
  const run = async (
    command: string,
    ...more: string[]
  ): Promise<{ code: number | null; diagnostics: JsonDiagnostic[] }> => {
    const args = [command, '--format', 'json', '--lang', 'en', '--now', '2026-05-01', ...more];
    const { code, stdout } = await senja(args, { cwd: site });
    return { code, diagnostics: (JSON.parse(stdout) as { diagnostics: JsonDiagnostic[] }).diagnostics };
  };
  return {
    site,
    put,
    get: (name: string): string => readFileSync(path.join(site, name), 'utf8'),
    bytes: (name: string): Buffer => readFileSync(path.join(site, name)),
    assets: (): string[] => readdirSync(path.join(site, 'dist/assets')),
    post: (name: string, fields: string, body = 'Text.'): void =>
      put(`content/posts/${name}.md`, `---\ntitle: ${name}\ndate: 2026-01-01\n${fields}\n---\n\n${body}\n`),
    run,
    build: (...more: string[]) => run('build', ...more),
  };
}
