/** What makes the compiled command start quickly does not change what modules export. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { html, svg } from 'property-information';
import { expect, it } from 'vitest';
import PHRASES from '../../../cli/diagnostics/generated/phrases.json' with { type: 'json' };
import { evaluateWhenUsed, parseWords } from '../../../cli/tools/compiled/quick-start.mjs';
import { root } from '../../support/process/senja.ts';

/** @returns the exports of a bundled module, and the names of the modules of Node and of packages that it has evaluated */
async function bundled(contents: string) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: path.join(root, 'cli'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    plugins: [evaluateWhenUsed, parseWords],
  });
  const text = outputFiles[0]?.text ?? '';
  const evaluated: string[] = [];
  const module = { exports: {} as Record<string, () => unknown> };
  const require = createRequire(import.meta.url);
  runInNewContext(
    text.replace(/^ {2}"(?:\.\/)?(node_modules\/[^"]+)"\((.*)\) \{$/gm, '$& evaluated.push("$1");'),
    {
      module,
      evaluated,
      require: (name: string) => {
        evaluated.push(name);
        return require(name);
      },
    },
  );
  return { text, exports: module.exports, evaluated };
}

it('evaluates a seldom used package when one of its exports is read', async () => {
  const { exports, evaluated } = await bundled(`
    import { spawnSync } from 'node:child_process';
    import { html, find, svg } from 'property-information';
    export const named = () => [find(html, 'colspan').property, svg.space, typeof spawnSync];
    export const properties = () => [Object.keys(html.property), Object.keys(svg.property)];
  `);
  expect(evaluated).toEqual([]);
  expect(exports.named?.()).toEqual(['colSpan', 'svg', 'function']);
  expect(evaluated).toContain('node:child_process');
  expect(evaluated).toContain('node_modules/property-information/index.js');
  expect(exports.properties?.()).toEqual([Object.keys(html.property), Object.keys(svg.property)]);
});

it('names no folder of this machine', async () => {
  const { text } = await bundled(`export { find } from 'property-information';`);
  expect(text).not.toContain(root);
});

it('parses words as JSON', async () => {
  const { text, exports } = await bundled(`
    import PHRASES from './diagnostics/generated/phrases.json' with { type: 'json' };
    export const phrases = () => PHRASES;
  `);
  expect(text).toContain('JSON.parse(');
  expect(exports.phrases?.()).toEqual(PHRASES);
});
