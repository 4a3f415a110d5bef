/** Import paths of a site's `tsconfig.json`; its other settings have no effect on a bundle. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { attempt } from '../../failures/index.ts';
import { readLinked } from '../../files/index.ts';

interface ImportPaths {
  /** Absolute targets by pattern. */
  paths?: Record<string, string[]>;
  /** Absolute path of the folder in which names without `./` are looked for first. */
  baseUrl?: string;
}

/** Longest chain of files that extend each other. */
const MOST = 16;

/** @returns the file that another one extends, given by path or as part of a package */
function extended(file: string, name: string): string {
  const { resolve } = createRequire(file);
  const found = [name, `${name}.json`, `${name}/tsconfig.json`].map((one) =>
    attempt(() => resolve(one), null),
  );
  return found.find((one) => one?.endsWith('.json')) ?? '';
}

/** A string, as it is, or a comment; one that nothing ends goes to the end. */
const STRING_OR_COMMENT = /("(?:[^"\\]|\\.)*"?)|\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/g;
const STRING_OR_LAST_COMMA = /("(?:[^"\\]|\\.)*"?)|,(?=\s*[}\]])/g;

/** @returns JSON with comments and trailing commas without them */
const plainJson = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(STRING_OR_COMMENT, '$1')
    .replace(STRING_OR_LAST_COMMA, '$1');

interface Settings {
  extends?: string | string[];
  compilerOptions?: { paths?: Record<string, string[]>; baseUrl?: string };
}

function pathsIn(file: string, most = MOST): ImportPaths {
  const text = attempt(() => readLinked(file).toString('utf8'), '');
  if (most === 0 || !/"(?:paths|baseUrl|extends)"/.test(text)) return {};
  // TypeScript itself reports what is no JSON.
  const settings = (attempt((): unknown => JSON.parse(plainJson(text)), null) ?? {}) as Settings;
  const inherited = [settings.extends ?? []].flat().map((name) => pathsIn(extended(file, name), most - 1));
  const { paths, baseUrl } = settings.compilerOptions ?? {};
  const folder = path.dirname(file);
  const base = baseUrl === undefined ? undefined : path.resolve(folder, baseUrl);
  const absolute = Object.entries(paths ?? {}).map(([pattern, targets]) => [
    pattern,
    [targets].flat().map((target) => path.resolve(base ?? folder, target)),
  ]);
  return Object.assign(
    {},
    ...inherited,
    paths && { paths: Object.fromEntries(absolute) },
    base !== undefined && { baseUrl: base },
  );
}

/** @returns import paths, as esbuild takes them */
export const importPaths = (root: string): ImportPaths => pathsIn(path.join(root, 'tsconfig.json'));
