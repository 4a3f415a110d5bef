/**
 * Turns the files of React into ES modules, of which bundlers leave out what no widget imports: React publishes CommonJS,
 * which is kept whole.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { shortened } from './short-react.ts';

/** Declares what a file requires, and nothing else. */
const REQUIRED = /^var \w+ = require\("[\w-]+"\)(?:,\s+\w+ = require\("[\w-]+"\))*;$/gm;

/** The file for browsers, in one that chooses between production and development. */
const CHOSEN = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;

/**
 * @param code a file of React for production: requires at its start, exports one by one
 * @returns the same as an ES module, whose default is all exports, as `module.exports` was; undefined if it is written
 *   otherwise
 */
export function asModule(code: string): string | undefined {
  const declared = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name));
  const module = code
    .replace(/^"use strict";$/m, '')
    .replace(REQUIRED, (all) =>
      all.replace(/(?:^var|,)\s+(\w+) = require\(("[\w-]+")\)/g, 'import * as $1 from $2;'),
    )
    .replace(/^exports\.(?=\w+ =)/gm, 'var exports_')
    .replace(/\bexports\.(?=\w)/g, 'exports_');
  const used = module.match(/(?<=\bexports_)\w+/g) ?? [];
  if (/\b(?:exports|require)\b/.test(module) || used.some((name) => !declared.has(name))) return undefined;
  const named = [...declared].map((name) => `exports_${name} as ${name}`);
  const all = [...declared].map((name) => `${name}: exports_${name}`);
  return `${module}
const all = {${all}};
export {${named}, all as default};`;
}

/** Only for production: React's development build is CommonJS. */
export const reactModules: Plugin = {
  name: 'react-modules',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]react(?:-dom)?[\\/][\w-]+\.js$|[\\/]scheduler[\\/]index\.js$/ },
      ({ path: file }) => {
        const [, chosen] = CHOSEN.exec(readFileSync(file, 'utf8')) ?? [];
        return chosen === undefined
          ? undefined
          : {
              contents: `export * from "${chosen}";\nexport { default } from "${chosen}";`,
            };
      },
    );
    build.onLoad(
      { filter: /[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][^\\/]+\.production\.js$/ },
      ({ path: file }) => {
        const code = readFileSync(file, 'utf8');
        const short = path.basename(file) === 'react-dom-client.production.js' ? shortened(code) : code;
        return { contents: asModule(short) ?? short };
      },
    );
  },
};
