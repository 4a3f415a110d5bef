/**
 * Environment variables in widgets: browsers have none. Those whose name begins with `PUBLIC_` are replaced by their
 * value; any other would have a value on the server and none in the browser.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import { blankComments } from '../faults/code-search.ts';
import { publicNames } from './public-env.ts';

const USE = /\b(?:process|import\.meta)\.env\b(?:(?:\?\.|\.)([A-Za-z_$][\w$]*))?/g;

/** Names that bundlers define. */
const KNOWN = new Set(['NODE_ENV']);

/** @returns esbuild's `define` for code of browsers */
export function definedEnv(): Record<string, string> {
  const values = publicNames().flatMap((name) =>
    ['process.env', 'import.meta.env'].map((env) => [`${env}.${name}`, JSON.stringify(process.env[name])]),
  );
  // Packages that ask for others get no value, instead of an error in the browser: no such name is one of Reflect. An object
  // of its own would be a module in each file.
  return { 'process.env': 'Reflect', 'import.meta.env': 'Reflect', ...Object.fromEntries(values) };
}

/** Refuses variables without a value in browsers, in the site's own code. */
export const widgetEnv = (root: string): Plugin => ({
  name: 'widget-env',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path: file }) => {
      if (/[\\/](?:node_modules|\.senja)[\\/]/.test(file)) return undefined;
      const text = readFileSync(file, 'utf8');
      if (!text.includes('.env')) return undefined;
      const errors: PartialMessage[] = [];
      for (const { 0: use, 1: name, index } of blankComments(text).matchAll(USE)) {
        if (name !== undefined && (KNOWN.has(name) || publicNames().includes(name))) continue;
        const before = text.slice(0, index).split('\n');
        const detail = { text: phrase('senja/site-code:env', { name: name ?? use }), suggestions: [] };
        errors.push({
          text: detail.text.en,
          detail: { ...detail, suggestions: name === undefined ? [] : nearest(name, publicNames()) },
          location: {
            file: path.relative(root, file).split(path.sep).join('/'),
            line: before.length,
            column: Buffer.byteLength(before.at(-1) ?? ''),
            length: Buffer.byteLength(use),
            lineText: text.split(/\r?\n/)[before.length - 1] ?? '',
          },
        });
      }
      return errors.length > 0 ? { errors } : undefined;
    });
  },
});
