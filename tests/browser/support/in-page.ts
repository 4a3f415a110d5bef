/** Functions of `in-page/` as an expression for any browser driver. */
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';

type InPage = typeof import('../in-page/index.ts');
export type Name = keyof InPage;

const [bundle] = buildSync({
  entryPoints: [path.join(import.meta.dirname, '../in-page/index.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'visitor',
  target: 'es2022',
  charset: 'ascii',
}).outputFiles;

/** Drivers run it outside the page's policy, which allows no foreign script. */
export const call = <N extends Name>(name: N, ...args: Parameters<InPage[N]>): string =>
  `(() => { ${bundle?.text ?? ''}; return visitor.${name}(...${JSON.stringify(args)}); })()`;

export const inPage = <N extends Name>(
  page: Page,
  name: N,
  ...args: Parameters<InPage[N]>
): Promise<ReturnType<InPage[N]>> => page.evaluate(call(name, ...args));
