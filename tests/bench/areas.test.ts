/** Which module a function in a profile belongs to, by the marks that esbuild leaves in a readable bundle. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { areaOf, moduleOf } from './areas.mjs';

const BUNDLE = `var before = 1;
// cli/core/parse/yaml.ts
function parse() {}
  "../../work/node_modules/markdown-it/node_modules/entities/lib/decode.js"() {
  function decode() {}
// ../node_modules/yaml/dist/compose.js
function compose() {}
`;

const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'senja-areas-')), 'main.cjs');
writeFileSync(file, BUNDLE);
const at = (lineNumber: number) => ({ functionName: 'f', url: pathToFileURL(file).href, lineNumber });

it.each([
  [0, null, 'other'],
  [2, 'cli/core/parse/yaml.ts', 'senja’s own'],
  [4, 'node_modules/markdown-it/node_modules/entities/lib/decode.js', 'markdown-it'],
  [6, 'node_modules/yaml/dist/compose.js', 'yaml'],
])('finds the module of line %i', (line, module, area) => {
  expect(moduleOf(at(line))).toBe(module);
  expect(areaOf(at(line))).toBe(area);
});
