// Compiles the command as one file with what a build of sound content needs, and a further file for each part that is
// loaded when one of its doors is first opened. No module is in two files.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { pastDoors } from './past-doors.mjs';

/** The doors of each part, relative to `cli/`: modules that the rest of the command imports only dynamically. */
const PARTS = {
  // First, since a part has the modules that it shares with later ones: it needs none of theirs.
  bodies: ['advice/bodies/index.ts'],
  // The site's models or code have changed.
  code: ['core/models/compile/index.ts', 'io/compiled/bundles.ts', 'io/compiled/imports/inputs-of-bundle.ts'],
  // A picture is new.
  pictures: ['io/pictures/draw.ts', 'io/pictures/look.ts', 'io/pictures/make.ts'],
  // The site has a search in the whole text.
  search: ['core/search/index.ts'],
  // Programs get the content of the site.
  api: ['core/api/index.ts'],
  // The site has data besides its content.
  data: ['io/data/index.ts'],
  check: ['commands/check.ts', 'io/compiled/observed/observer.ts'],
  worker: ['io/threads/worker.ts'],
  // There is something to say.
  advice: [
    'advice/index.ts',
    'commands/after-build.ts',
    'commands/caused.ts',
    'commands/line/baseline.ts',
    'commands/line/selection.ts',
    'commands/line/site-url.ts',
    'commands/line/usage.ts',
    'commands/output/complete.ts',
    'core/edit/index.ts',
    'core/pipeline/faulty-site/index.ts',
    'io/compiled/faults/code-fault.ts',
    'io/dist/pages-made.ts',
    'io/git/index.ts',
    'tools/not-set-up.mjs',
  ],
  // With readers of HTML, XML and TOML, which nothing else needs.
  import: ['commands/import.ts'],
  commands: [
    'commands/dev/dev.ts',
    'commands/edit.ts',
    'commands/explain.ts',
    'commands/fix.ts',
    'commands/generate.ts',
    'commands/init.ts',
    'commands/new.ts',
    'commands/photos.ts',
    'commands/preview.ts',
    'commands/rename.ts',
  ],
};

const quote = (file) => JSON.stringify(`./${file}`);

const MAIN = 'main';
const NAMES = [MAIN, ...Object.keys(PARTS)];

/** A module of senja that is imported dynamically, or required; not of a type or a package. */
const LAZY = /(?<!typeof )(import|require)\('(\.[^'$]+\.(?:ts|mjs))'\)/g;

/**
 * Lets only doors make files: esbuild alone would make one of each module that is imported dynamically.
 * @type {import('esbuild').Plugin}
 */
const doors = {
  name: 'doors',
  setup({ initialOptions: { absWorkingDir: root }, onResolve, onLoad }) {
    onResolve({ filter: /^part:/ }, ({ path: name }) => ({ path: name.slice(5), namespace: 'part' }));
    onLoad({ filter: /./, namespace: 'part' }, ({ path: name }) => {
      const getters = PARTS[name].map((file) => `get '${file}'() { return require(${quote(file)}); },\n`);
      return { contents: `export const doors = {\n${getters.join('')}};`, resolveDir: `${root}/cli` };
    });
    onLoad({ filter: /[\\/]cli[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = await pastDoors(await readFile(file, 'utf8'), file);
      const contents = source.replace(LAZY, (_, kind, name) => {
        const target = path
          .relative(`${root}/cli`, path.join(path.dirname(file), name))
          .replaceAll(path.sep, '/');
        const part = NAMES.find((one) => PARTS[one]?.includes(target));
        const module = part ? `senjaPart('${part}').doors['${target}']` : `require('${name}')`;
        return kind === 'require' ? module : `Promise.resolve().then(() => ${module})`;
      });
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * The second pass over one file: modules that an earlier file has are asked of that file.
 * @param {{ name: string, texts: Map<string, string>, ownerOf: Map<string, string> }} split
 * @returns {import('esbuild').Plugin}
 */
const link = ({ name, texts, ownerOf }) => ({
  name: 'link',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/\w+\.js$/ }, ({ path: file }) => ({
      path: file.slice(2, -3),
      namespace: 'split',
    }));
    onLoad({ filter: /./, namespace: 'split' }, ({ path: one }) => {
      const owner = ownerOf.get(one) ?? name;
      // Read when it is used: some of the values are set later.
      const shared = `
        const values = senjaPart('${owner}').share()['${one}'];
        for (const name in values) Object.defineProperty(exports, name, { get: values[name], enumerable: true });`;
      return { contents: owner === name ? texts.get(one) : shared };
    });
  },
});

/**
 * esbuild splits only ES modules. So a first pass finds which modules the files share, and a second one makes CommonJS of
 * them. The first file that imports such modules has them, and shares them.
 * @param {import('esbuild').BuildOptions} options of the command
 * @param {(isMain: boolean, print: string) => { banner: string, footer: string }} around what makes a function of each
 *   file; `print` is the same in all files of one compilation, and another for other code
 * @returns {Promise<{ outputFiles: import('esbuild').OutputFile[], warnings: import('esbuild').Message[],
 *   metafile: import('esbuild').Metafile }>}
 */
export async function buildParts({ plugins, minifyWhitespace = false, lineLimit, ...options }, around) {
  const split = await build({
    ...options,
    entryPoints: NAMES.map((name) => ({ in: name === MAIN ? 'cli/main.ts' : `part:${name}`, out: name })),
    chunkNames: 'shared[hash]',
    format: 'esm',
    splitting: true,
    plugins: [doors, ...plugins],
  });
  const baseOf = (file) => path.posix.basename(file.replaceAll(path.sep, '/'), '.js');
  const outputs = new Map(Object.entries(split.metafile.outputs).map(([file, one]) => [baseOf(file), one]));
  const texts = new Map(
    split.outputFiles.map(({ path: file, text }) => [
      baseOf(file),
      // esbuild keeps only comments of this kind; those of the first pass name sources.
      minifyWhitespace ? text : text.replace(/^( *\/\/)(?= (?:cli|node_modules)\/)/gm, '$1!'),
    ]),
  );
  const print = createHash('sha256')
    .update([...texts.values()].join(''))
    .digest('hex')
    .slice(0, 16);
  const ownerOf = new Map();
  for (const name of NAMES)
    for (const { path: file, external } of outputs.get(name).imports)
      if (!external && !ownerOf.has(baseOf(file))) ownerOf.set(baseOf(file), name);
  const files = NAMES.map((name) => {
    const own = [...ownerOf.keys()].filter((one) => ownerOf.get(one) === name);
    const getters = (one) => outputs.get(one).exports.map((key) => `${key}: () => ${one}.${key},\n`);
    const contents = `
      export * from ${quote(`${name}.js`)};
      ${own.map((one) => `import * as ${one} from ${quote(`${one}.js`)};`).join('\n')}
      //! ../shared
      export const share = () => ({ ${own.map((one) => `${one}: {\n${getters(one).join('')}}`).join(',\n')} });`;
    const { banner, footer } = around(name === MAIN, print);
    return build({
      ...options,
      stdin: { contents, resolveDir: options.absWorkingDir, sourcefile: `${name}.js` },
      outfile: `${options.outdir}/${name}.cjs`,
      outdir: undefined,
      format: 'cjs',
      minifyWhitespace,
      lineLimit,
      legalComments: minifyWhitespace ? 'none' : 'inline',
      banner: { js: banner },
      footer: { js: footer },
      plugins: [link({ name, texts, ownerOf })],
    });
  });
  const made = await Promise.all(files);
  return {
    outputFiles: made.flatMap((one) => one.outputFiles),
    warnings: [split, ...made].flatMap((one) => one.warnings),
    metafile: split.metafile,
  };
}
