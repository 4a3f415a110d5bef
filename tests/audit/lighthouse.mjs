/**
 * `npm run audit`: Lighthouse, mobile, over every page of the shipped site, of `tests/sites/lengkap`, and of the starters `docs`
 * and `blog` in both languages; `npm run audit -- kontak` only those whose site and address contain that. It requires a newer Node than the project, so both come from the
 * registry into a folder outside the project. Photos are replaced by a local picture, so that the result does not depend
 * on who can reach the photo host. Ends with 1 unless every category of every page has 100, and total blocking time and
 * layout shift are 0.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getBrowser } from '../support/machine/get-browser.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const tools = path.join(os.tmpdir(), 'senja-audit');
const port = 4180;
/** npm's package for this platform, which needs no script to install. */
const NODE = `node-${os.platform() === 'win32' ? 'win' : os.platform()}-${os.arch()}`;
const node = path.join(tools, 'node_modules', NODE, 'bin', os.platform() === 'win32' ? 'node.exe' : 'node');

function install() {
  if (existsSync(node) && existsSync(path.join(tools, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse and a newer Node into', tools);
  const args = ['install', '--prefix', tools, '--no-audit', '--no-fund'];
  execFileSync('npm', [...args, `${NODE}@22`, 'lighthouse@13'], { stdio: 'inherit' });
}

const chromium = await getBrowser();
const out = path.join(tools, 'dist');
const senja = (args, cwd = root) =>
  execFileSync(process.execPath, [path.join(root, 'cli/senja.mjs'), ...args], { cwd, stdio: 'inherit' });

/** Builds a site as `senja init` makes it. */
function buildStarter(theme, lang) {
  const folder = path.join(tools, 'starter');
  rmSync(folder, { recursive: true, force: true });
  senja(['init', folder, '--theme', theme, '--lang', lang]);
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['highlight.js', 'react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  senja(['build', '--quiet', '--out', out], folder);
}

/** Builds a site with a local picture in place of every photo. */
function buildSite(from) {
  const content = path.join(tools, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync(path.join(root, from), content, { recursive: true });
  const picture = readdirSync(path.join(root, 'tests/sites/lengkap/images'))[0];
  cpSync(path.join(root, 'tests/sites/lengkap/images', picture), path.join(content, 'images', picture));
  for (const name of readdirSync(path.join(content, 'articles'))) {
    const file = path.join(content, 'articles', name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^imageUrl: https:.*$/m, `imageUrl: images/${picture}`),
    );
  }
  senja(['build', '--quiet', '--content', content, '--out', out]);
}

/** The sites, and how each is built into `out`. */
const SITES = {
  content: () => buildSite('content'),
  'tests/sites/lengkap': () => buildSite('tests/sites/lengkap'),
  'docs in English': () => buildStarter('docs', 'en'),
  'docs in Indonesian': () => buildStarter('docs', 'id'),
  'blog in English': () => buildStarter('blog', 'en'),
  'blog in Indonesian': () => buildStarter('blog', 'id'),
};

/** @returns addresses of the pages that stay: those that lead to another one are not looked at */
const pagesOf = (site) =>
  readdirSync(site, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .filter((name) => !readFileSync(path.join(site, name), 'utf8').includes('http-equiv="refresh"'))
    .map((name) => name.replace(/index\.html$/, ''))
    .sort();

function audit(address) {
  const report = path.join(tools, 'report.json');
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
  const args = [
    path.join(tools, 'node_modules/lighthouse/cli/index.js'),
    address,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    `--chrome-flags=${flags}`,
  ];
  execFileSync(node, args, { stdio: 'ignore', env: { ...process.env, CHROME_PATH: chromium } });
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Load on the machine can only worsen a result, so the best of a few runs is used. */
const ATTEMPTS = 4;

function measure(address) {
  let best;
  for (let attempt = 0; attempt < ATTEMPTS && !best?.perfect; attempt += 1) {
    let report;
    try {
      report = audit(address);
    } catch {
      // Chromium sometimes produces no trace.
      continue;
    }
    const result = verify(address, report);
    if (!best || result.blocking < best.blocking) best = result;
  }
  if (!best) throw new Error(`Lighthouse gave no result for ${address}`);
  return best;
}

function verify(address, { categories, audits }) {
  const blocking = audits['total-blocking-time'].numericValue;
  const shift = audits['cumulative-layout-shift'].numericValue;
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  const short = Object.values(categories).filter(({ score }) => (score ?? 0) < 1);
  const causes = short.flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1).map(({ id }) => id),
  );
  return {
    line: `${address}  ${scores.join(', ')}, blocking ${blocking.toFixed(0)} ms, shift ${shift}`,
    causes,
    blocking,
    perfect: short.length === 0 && blocking < 1 && shift === 0,
  };
}

/** @returns whether every page is perfect */
async function auditSite(name) {
  rmSync(out, { recursive: true, force: true });
  SITES[name]();
  const args = ['cli/senja.mjs', 'preview', '--out', out, '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: root });
  const said = await new Promise((resolve) => server.stderr.once('data', resolve));
  // With the base path of the site's own address.
  const [address] = /http:\S+\//.exec(said.toString()) ?? [];
  let isPerfect = true;
  try {
    for (const page of pagesOf(out)) {
      if (!`${name}/${page}`.includes(process.argv[2] ?? '')) continue;
      const { line, causes, perfect } = measure(`${address}${page}`);
      console.log(line);
      if (causes.length > 0) console.log(`  below 100 for: ${causes.join(', ')}`);
      isPerfect &&= perfect;
    }
  } finally {
    server.kill();
    await new Promise((resolve) => server.once('exit', resolve));
  }
  return isPerfect;
}

mkdirSync(tools, { recursive: true });
install();
let isPerfect = true;
for (const name of Object.keys(SITES)) {
  console.log(name);
  isPerfect = (await auditSite(name)) && isPerfect;
}
process.exitCode = isPerfect ? 0 : 1;
