/** A site to change at random and build again: real files, real cache, real publishing, in this process. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../cli/commands/build.ts';
import type { Context } from '../../../cli/commands/context.ts';
import { phrasesIn } from '../../../cli/diagnostics/phrases/index.ts';
import { root, temporaryFolder } from '../process/senja.ts';
import { packageCopy } from './package-copy.ts';

/**
 * The full site in a folder of its own, with a package of its own, to be changed and built in this process.
 * @param prepare changes the content before the first build, and after each reset
 */
export function editedSite(prepare: (content: string) => void = () => undefined) {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  const fill = (): void => {
    cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
    prepare(content);
  };
  fill();
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  const made = async (out: string, cache: boolean) => {
    const options = {
      content,
      contentName: 'content',
      contentInCheckout: 'content',
      out: path.join(folder, out),
      url: null,
      format: 'json',
      reports: [],
      stepSummary: null,
      helpUri: null,
      only: [],
      skip: [],
    } as const;
    const rest = {
      lang: 'en',
      strict: false,
      cache,
      quiet: true,
      colour: false,
      day: null,
      drafts: false,
    } as const;
    let report = '';
    let output = '';
    const context: Context = {
      options: { ...options, ...rest },
      siteRoot: packageRoot,
      toolRoot: packageRoot,
      cwd: root,
      called: 'npx senja',
      say: phrasesIn('en'),
      stdout: (text) => {
        report += text;
      },
      stderr: (text) => {
        output += text;
      },
      width: 80,
      terminal: false,
      links: false,
    };
    return { code: await build(context, { showWhy: true }), report, output };
  };
  const run = async (out: string, cache: boolean): Promise<{ code: number; report: string }> => {
    const { code, report } = await made(out, cache);
    return { code, report };
  };
  /**
   * @returns the number of pages reused after a change that affects none; if it were zero, the test would prove nothing
   */
  const countReused = async (): Promise<number> => {
    writeFileSync(path.join(content, 'images/lain.png'), 'x');
    return Number(/(\d+) pages kept/.exec((await made('dist', true)).output)?.[1]);
  };
  const dist = () => path.join(folder, 'dist');
  const reset = () => {
    rmSync(content, { recursive: true });
    fill();
  };
  return { folder, content, packageRoot, run, countReused, dist, reset };
}

export type Place = ReturnType<typeof editedSite>;

/** Names of the files in which two trees differ, one per line. */
export const changedNames = (a: Record<string, string>, b: Record<string, string>): string =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]).join('\n');
