/** Names of React that are shortened in its largest file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { INTERNAL, shortened } from '../../../../cli/io/compiled/widgets/short-react.ts';
import { root } from '../../../support/process/senja.ts';

const FILE = 'react-dom-client.production.js';

/** senja's own code in browsers, which knows some of React's names. */
const own = ['client', 'loader', 'react'].flatMap((name) => {
  const files = readdirSync(path.join(root, 'cli/site', name), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'));
});

/** Code of React in browsers, apart from that file. */
const others = ['react', 'react-dom', 'scheduler'].flatMap((name) => {
  const folder = path.join(root, 'node_modules', name, 'cjs');
  return readdirSync(folder)
    .filter(
      (file) => /production\.js$/.test(file) && !/server|static|test|profiling/.test(file) && file !== FILE,
    )
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
});

it('no other part of React knows them, and all are in use', () => {
  const inside = readFileSync(path.join(root, 'node_modules/react-dom/cjs', FILE), 'utf8');
  const uses = (code: string) => INTERNAL.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  expect(uses(inside)).toEqual(INTERNAL);
  expect(others.length).toBeGreaterThan(4);
  expect(others.flatMap(uses)).toEqual([]);
});

it('senja reads none of them', () => {
  const properties: readonly string[] = own.join('\n').match(/(?<=\.\??)[\w$]+|[\w$]+(?=\??: )/g) ?? [];
  expect(properties).toContain('_valueTracker');
  expect(INTERNAL.filter((name) => name.startsWith('_') && properties.includes(name))).toEqual([]);
});

it('a program does the same with them, even if it uses short names of its own', () => {
  const code = `const h = 1, k = 2, l = 3; const fiber = { lanes: h, flags: k, props: { h, k, l } };
    const { lanes, flags: own } = fiber; [lanes, own, fiber['lanes'], Object.keys(fiber.props).join()].join()`;
  expect(shortened(code)).not.toMatch(/lanes|flags/);
  expect(runInNewContext(shortened(code))).toBe(runInNewContext(code));
});
