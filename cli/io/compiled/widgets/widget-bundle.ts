/**
 * Modules for browsers: one for each widget, and files that several of them import. React and the small parts that
 * widgets share are one such file, so that the first touch needs two requests, which are made at once.
 */
import path from 'node:path';
import type { BuildOptions, Metafile, OutputFile, Plugin } from 'esbuild';
import { BASE_MARK } from '../../../core/stages/front-end.ts';
import { shortHash } from '../../../core/values/hash.ts';
import type { Roots } from '../../site/index.ts';
import {
  ownModule,
  type SiteModules,
  siteModules,
  textsInEachLanguage,
  widgetEntry,
} from '../site-modules.ts';

/** Files that are part of what every widget imports; kept bundles see the latest ones. */
export interface WidgetSharing {
  shared: string[];
  /** Absolute paths of modules that code imports later, by importer and name. */
  later: ReadonlyMap<string, string>;
}

/** Namespace of the generated modules, as it begins their names in reports of esbuild. */
const MADE = '<widget>';
const REQUEST = /^senja-widget:/;
/** In place of the name of a widget: a module that imports what they share. */
const SHARED = '*';

/** Begins the name of a module that stands for one that a widget imports later, with `import()`. */
const LATER = 'later:';

/** Stands for the name of a shared file until its content is known: esbuild's hash depends on where the site is stored. */
const MARK = /SENJA-[A-Z\d]{8}/g;

/** Shared parts up to this size, in bytes before compression, are with React: a request of their own takes longer. */
const SMALL = 8000;

/**
 * @returns a module that exports the same. It imports what all widgets share, as they do: esbuild gives its own helpers to
 *   every module, in a third file if these are not the same modules that import React
 */
function later(file: string): string {
  const from = JSON.stringify(file);
  return `export * from ${from};\nimport * as all from ${from};\nexport default all.default;\n`;
}

const laterKey = (importer: string, name: string): string => `${importer}\n${name}`;

/**
 * @param metafile of widgets bundled without React
 * @returns what their code imports with `import()`
 */
export function importedLater({ inputs }: Metafile, { siteRoot }: Roots): WidgetSharing['later'] {
  const found = new Map<string, string>();
  // Files of plugins have a name in front.
  for (const [importer, { imports }] of Object.entries(inputs))
    for (const { kind, path: file, original, external } of imports)
      if (kind === 'dynamic-import' && original !== undefined && !external && !/^[\w-]{2,}:/.test(file))
        found.set(laterKey(path.resolve(siteRoot, importer), original), path.resolve(siteRoot, file));
  return found;
}

/** Provides the generated modules. */
const widgetEntries = (roots: Roots, sharing: WidgetSharing): Plugin => ({
  name: 'widgets',
  setup(build) {
    build.onResolve({ filter: REQUEST }, ({ path: name }) => ({
      path: name.replace(REQUEST, ''),
      namespace: MADE,
    }));
    build.onResolve({ filter: /^/ }, ({ kind, importer, path: name }) => {
      const file = kind === 'dynamic-import' && sharing.later.get(laterKey(importer, name));
      return file ? { path: LATER + file, namespace: MADE } : undefined;
    });
    const shared = () =>
      [ownModule(roots, 'hydrate'), ...sharing.shared.map((file) => JSON.stringify(file))]
        .map((file) => `import ${file};\n`)
        .join('');
    build.onLoad({ filter: /^/, namespace: MADE }, ({ path: name }) => ({
      contents:
        name === SHARED
          ? shared()
          : `import "senja-widget:${SHARED}";\n${name.startsWith(LATER) ? later(name.slice(LATER.length)) : widgetEntry(name, siteModules(roots), roots)}`,
      resolveDir: roots.siteRoot,
    }));
  },
});

/** @returns options to bundle all widgets of a site */
export const widgetBundle = (
  roots: Roots,
  { widgets }: SiteModules,
  sharing: WidgetSharing,
  { plugins, publicPath, ...options }: BuildOptions,
) =>
  ({
    ...options,
    plugins: [widgetEntries(roots, sharing), ...(plugins ?? [])],
    entryPoints: Object.keys(widgets).map((name) => ({ in: `senja-widget:${name}`, out: name })),
    outdir: 'widgets',
    // A public path would be that of shared files as well.
    assetNames: `${publicPath?.slice(1)}/${options.assetNames}`,
    chunkNames: 'SENJA-[hash]',
    splitting: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    metafile: true,
  }) as const satisfies BuildOptions;

/** @returns files imported by a file that esbuild wrote, before it runs */
const importedBy = ({ imports }: Metafile['outputs'][string]): string[] =>
  imports.flatMap(({ kind, path: name, external }) =>
    kind === 'import-statement' && !external ? [name] : [],
  );

/**
 * @param metafile of widgets bundled without React
 * @returns absolute paths of the sources in shared files that are small, in the order of their first import
 */
export function smallShared({ inputs, outputs }: Metafile, { siteRoot }: Roots): string[] {
  const isSmall = (name: string): boolean => {
    const output = outputs[name];
    return (
      output !== undefined &&
      output.entryPoint === undefined &&
      // Files that code imports are published anyway.
      name.endsWith('.js') &&
      output.bytes <= SMALL &&
      importedBy(output).every(isSmall)
    );
  };
  const small = new Set(
    Object.keys(outputs)
      .filter(isSmall)
      .flatMap((name) => Object.keys(outputs[name]?.inputs ?? {})),
  );
  // The names of inputs begin differently wherever the site is stored, so they are no order.
  const reached = new Set(
    Object.keys(inputs)
      .filter((name) => name.startsWith(MADE))
      .sort(),
  );
  for (const name of reached) for (const { path: next } of inputs[name]?.imports ?? []) reached.add(next);
  return [...reached].filter((name) => small.has(name)).map((name) => path.resolve(siteRoot, name));
}

/** Shorter than that of other assets: two are in every page. */
const nameHash = (text: string): string => shortHash(text).slice(0, 8);

/** The modules of a site's widgets in one language. */
export interface ClientFiles {
  /** What the loader imports: names of files, separated by spaces; `*` stands for the name of the widget. */
  names: string;
  /** By path in `dist`. */
  files: Record<string, string>;
}

/**
 * @param isLater whether a file is imported with `import()`
 * @returns the final name of each file besides those of widgets: it changes with its content, and that of all files that it
 *   imports
 */
function namesOf(
  texts: ReadonlyMap<string, string>,
  entries: readonly string[],
  isLater: (mark: string) => boolean,
): Map<string, string> {
  const hashFrom = (mark: string): string => {
    const reached = new Set([mark]);
    let whole = '';
    for (const one of reached)
      whole += texts.get(one)?.replace(MARK, (other) => `${[...reached.add(other)].indexOf(other)}`);
    return nameHash(whole);
  };
  const marks = new Set(entries.flatMap((entry) => texts.get(entry)?.match(MARK) ?? []));
  const names = new Map<string, string>();
  for (const mark of marks) {
    for (const other of texts.get(mark)?.match(MARK) ?? []) marks.add(other);
    const kind = isLater(mark) ? 'later' : 'shared';
    let hash = hashFrom(mark);
    // Two files of the same content are still two, with variables of their own.
    while ([...names.values()].includes(`${kind}-${hash}`)) hash = nameHash(hash);
    names.set(mark, `${kind}-${hash}`);
  }
  return names;
}

/** @returns the modules in each language of the site, with the texts that they use; under '' without dictionaries */
export function clientsOf(
  { outputFiles, metafile: { outputs } }: { outputFiles: readonly OutputFile[]; metafile: Metafile },
  modules: SiteModules,
): [language: string, ClientFiles][] {
  const nameOf = (file: string): string => path.basename(file, '.js');
  const texts = new Map(
    outputFiles
      .filter((file) => file.path.endsWith('.js'))
      .map((file) => [nameOf(file.path), file.text.trimEnd()]),
  );
  const entries = Object.keys(modules.widgets).filter((name) => texts.has(name));
  const begun = new Set(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : nameOf(file),
    ),
  );
  const names = namesOf(texts, entries, (mark) => begun.has(mark));
  const final = (text: string): string =>
    text.replace(MARK, (mark) => names.get(mark) ?? mark).replaceAll(`.${BASE_MARK}/`, `${BASE_MARK}/`);
  const fileOf = (mark: string): string => `${names.get(mark)}.js`;
  const imports = Object.entries(outputs).map(
    ([file, output]) => [nameOf(file), importedBy(output).map(nameOf)] as const,
  );
  const ofEntries = imports.filter(([name]) => entries.includes(name)).map(([, imported]) => imported);
  const ofAll = [...names.keys()].filter((mark) => ofEntries.every((imported) => imported.includes(mark)));
  const shared = [...names.keys()].map(
    (mark) => [`assets/${fileOf(mark)}`, final(texts.get(mark) ?? '')] as const,
  );
  const codeOf = (entry: string): string[] => {
    const reached = new Set([entry]);
    for (const one of reached) for (const next of texts.get(one)?.match(MARK) ?? []) reached.add(next);
    return [...reached].map((one) => texts.get(one) ?? '');
  };
  return textsInEachLanguage(modules).map(([language, fill]) => {
    const own = entries.map((entry) => [entry, final(fill(texts.get(entry) ?? '', codeOf(entry)))] as const);
    // One for all, since the address of each is in every page.
    const hash = nameHash(own.map(([entry, text]) => `${entry}\n${text}`).join('\0'));
    return [
      language,
      {
        names: entries.length === 0 ? '' : [...ofAll.map(fileOf), `*-${hash}.js`].join(' '),
        files: Object.fromEntries([
          ...shared,
          ...own.map(([entry, text]) => [`assets/${entry}-${hash}.js`, text]),
        ]),
      },
    ];
  });
}
