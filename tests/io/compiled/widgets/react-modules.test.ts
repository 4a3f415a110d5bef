/** React's files as ES modules, of which widgets fetch what they import. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { asModule, reactModules } from '../../../../cli/io/compiled/widgets/react-modules.ts';
import { root } from '../../../support/process/senja.ts';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'] as const;

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'found',
    minifySyntax: true,
    target: 'es2020',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactModules],
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs a program as a page would, apart from the document. */
async function run(contents: string): Promise<unknown> {
  return runInNewContext(`${await bundled(contents)}; found`, {
    console,
    setTimeout,
    MessageChannel: undefined,
  });
}

const moduleFile = (name: string): string => createRequire(import.meta.url).resolve(name);

describe.each(PACKAGES)('%s', (name) => {
  it('is a module in each file for production', () => {
    const [, file = ''] =
      /\.\/(cjs\/[\w.-]+\.production\.js)/.exec(readFileSync(moduleFile(name), 'utf8')) ?? [];
    const code = readFileSync(path.join(path.dirname(moduleFile(name)), file), 'utf8');
    expect(asModule(code)).toMatch(/^export \{/m);
  });

  it('exports the same names, however it is imported', async () => {
    const names = Object.keys(createRequire(import.meta.url)(name)).filter(
      (one) => one !== 'act' && one !== 'captureOwnerStack',
    );
    const ways = [
      `import all from '${name}'; export const keys = Object.keys(all)`,
      `import * as all from '${name}'; export const keys = Object.keys(all).filter((one) => one !== 'default')`,
      // As from every ES module, `default` comes with it.
      `const { default: all, ...names } = require('${name}'); export const keys = Object.keys(names)`,
    ];
    expect(names.length).toBeGreaterThan(1);
    for (const way of ways) {
      const { keys } = (await run(way)) as { keys: string[] };
      expect([...keys].sort()).toEqual([...names].sort());
    }
  });
});

it('leaves out what no widget imports, and the rest does the same', async () => {
  const code = await bundled(`import { createElement } from 'react'; import { jsx } from 'react/jsx-runtime';
    export const made = [createElement('p', { id: 'a', key: 1 }, 'b'), jsx('p', { children: 'b' }, 'c')];`);
  expect(code).toContain('"a"');
  for (const unused of ['useOptimistic', 'forEach', 'cloneElement', 'startTransition', 'reportError'])
    expect(code).not.toContain(unused);
  const whole = await bundled(`import * as all from 'react'; export { all };`);
  expect(whole).toContain('useOptimistic');
  const { made } = runInNewContext(`${code}; found`) as { made: Record<string, unknown>[] };
  expect(made.map(({ type, key, props }) => [type, key, { ...(props as object) }])).toEqual([
    ['p', '1', { id: 'a', children: 'b' }],
    ['p', 'c', { children: 'b' }],
  ]);
});

it.each([
  ['exports that are not one by one', 'module.exports = { a: 1 };'],
  ['a name that is declared inside something', 'if (1) {\n  exports.a = 1;\n}'],
  ['a require amid the code', 'function load() {\n  return require("react");\n}\nexports.a = load;'],
  ['a declaration of something else beside', 'var React = require("react"),\n  b = 1;\nexports.a = b;'],
])('leaves alone a file with %s', (_, code) => {
  expect(asModule(code)).toBeUndefined();
});
