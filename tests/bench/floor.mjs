/**
 * The floor: the barest pipeline of senja's own libraries, in one thread. Each file is read, parsed with gray-matter and
 * `yaml`, validated with Ajv, its body rendered with markdown-it and its page, the shipped one, with React; then it is
 * written. It checks nothing else, keeps nothing for the next build, and has no lists, feed or sitemap.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { remove } from './files.mjs';
import { run } from './run.mjs';
import { copyPackage, root, senja } from './senja.mjs';

const LIBRARIES = ['gray-matter', 'yaml', 'ajv', 'markdown-it', 'react-dom'];

const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Replaces the template of the document: writes what the page of an article is rendered from. */
const RECORDING = `import { writeFileSync } from 'node:fs';
import Document from './whole.tsx';

export default function Recording(job: Parameters<typeof Document>[0]) {
  const { children: _, ...input } = job;
  if (job.template === 'article') writeFileSync(process.env.FLOOR_PAGE ?? '', JSON.stringify(input));
  return <Document {...job} />;
}
`;

/**
 * @param {string} home a copy of the package
 * @param {string} file where what the page of an article is rendered from is written, as JSON
 */
async function recordPage(home, file) {
  const templates = path.join(home, 'templates');
  cpSync(path.join(templates, 'document.tsx'), path.join(templates, 'whole.tsx'));
  writeFileSync(path.join(templates, 'document.tsx'), RECORDING);
  const tool = senja(home);
  const site = path.join(home, 'sample');
  tool.write(site, { corpus: 'articles', count: 48 });
  const { failure } = await run({ ...tool.command(site), env: { FLOOR_PAGE: file } });
  if (failure) throw new Error(failure);
}

/** Bundles the pipeline with its libraries, so that its start is as quick as senja's. */
async function bundlePipeline(home, outfile) {
  const own = (name) => path.join(home, '.senja/cli', `${name}.mjs`);
  await build({
    entryPoints: [path.join(import.meta.dirname, 'floor/pipeline.mjs')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [path.join(root, 'node_modules')],
    alias: {
      'senja/react': own('react'),
      'senja/words': own('words'),
      'senja/search': own('search'),
      'senja/client': own('client'),
      senja: own('site'),
    },
    logLevel: 'error',
  });
}

/** @returns {Promise<import('./tools.mjs').Tool>} */
export async function floor() {
  const home = path.join(os.tmpdir(), 'senja-bench-tools/floor');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const [page, script] = [path.join(home, 'page.json'), path.join(home, 'floor.cjs')];
  copyPackage(home);
  await recordPage(home, page);
  await bundlePipeline(home, script);
  const { write, put } = senja();
  return {
    name: 'Floor',
    version: `${LIBRARIES.map((name) => `${name} ${versionOf(name)}`).join(', ')}, Node ${process.versions.node}`,
    write,
    put,
    clean: (site) => remove(site, 'out'),
    command: (site) => ({
      file: process.execPath,
      args: [script, page, path.join(site, 'content'), path.join(site, 'out')],
      cwd: site,
    }),
  };
}
