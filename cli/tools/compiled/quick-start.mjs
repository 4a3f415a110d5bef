// Makes the compiled command start quickly. Neither plugin changes what it does.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Packages of which most builds use nothing. They are evaluated when one of their exports is first read, so modules
 * read them only in functions.
 */
const SELDOM_USED =
  /^(?:node:(?:child_process|worker_threads)|entities(?:\/\w+)?|hast-util-sanitize|parse5|property-information)$/;

const ROOM = 'seldom-used';

/** @type {import('esbuild').Plugin} */
export const evaluateWhenUsed = {
  name: 'evaluate-when-used',
  setup(build) {
    const { absWorkingDir: resolveDir = '' } = build.initialOptions;
    build.onResolve({ filter: SELDOM_USED }, async ({ path: name, namespace, ...request }) => {
      if (namespace === ROOM) return undefined;
      if (name.startsWith('node:')) return { path: name, namespace: ROOM };
      const found = await build.resolve(name, { ...request, namespace: ROOM });
      // On any machine the same.
      const place = `./${path.relative(resolveDir, found.path).replaceAll(path.sep, '/')}`;
      return { path: place, namespace: ROOM };
    });
    build.onLoad({ filter: /./, namespace: ROOM }, async ({ path: name }) => {
      const isOfNode = name.startsWith('node:');
      const module = await import(isOfNode ? name : pathToFileURL(path.join(resolveDir, name)).href);
      const getters = Object.keys(module).map((one) => `get ${one}() { return load().${one}; }`);
      const contents = `
        let loaded;
        const load = () => (loaded ??= require(${JSON.stringify(name)}));
        module.exports = { ${getters.join(', ')} };`;
      return { contents, resolveDir };
    });
  },
};

/** @type {import('esbuild').Plugin} V8 reads JSON several times faster than the same as JavaScript. */
export const parseWords = {
  name: 'parse-words',
  setup(build) {
    build.onLoad({ filter: /[\\/]generated[\\/][^\\/]+\.json$/ }, async (file) => {
      const text = JSON.stringify(JSON.parse(await readFile(file.path, 'utf8')));
      return { contents: `export default JSON.parse(${JSON.stringify(text)});` };
    });
  },
};
