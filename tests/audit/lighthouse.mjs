/**
 * `npm run audit`: Lighthouse, mobile, over every page of `dist`. It wants a newer Node than the project, so both come
 * from the registry into a folder outside the project. Ends with 1 unless every category of every page has 100, total
 * blocking time and layout shift are 0.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const tools = path.join(os.tmpdir(), 'senja-audit');
const port = 4180;

function install() {
  if (existsSync(path.join(tools, 'node_modules/.bin/lighthouse'))) return;
  mkdirSync(tools, { recursive: true });
  console.log('Installing Lighthouse and a newer Node into', tools);
  const args = ['install', '--prefix', tools, '--no-audit', '--no-fund', '--ignore-scripts=false'];
  execFileSync('npm', [...args, 'node@22', 'lighthouse@13'], { stdio: 'inherit' });
}

/** The newer Node lies in a package for the machine's own kind. */
function newerNode() {
  const candidates = [
    'node_modules/node/bin/node',
    `node_modules/node-${os.platform()}-${os.arch()}/bin/node`,
  ];
  const nested = candidates.map((name) => path.join(tools, 'node_modules/node', name));
  const found = [...candidates.map((name) => path.join(tools, name)), ...nested].find((name) =>
    existsSync(name),
  );
  if (!found) throw new Error(`no newer Node below ${tools}`);
  return found;
}

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const pages = readdirSync(path.join(root, 'dist'), { recursive: true })
  .map((name) => String(name).split(path.sep).join('/'))
  .filter((name) => name.endsWith('index.html') && statSync(path.join(root, 'dist', name)).isFile())
  .map((name) => name.replace(/index\.html$/, ''))
  .sort();

function audit(node, page) {
  const report = path.join(tools, 'report.json');
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
  const args = [
    path.join(tools, 'node_modules/lighthouse/cli/index.js'),
    `http://localhost:${port}/${page}`,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    `--chrome-flags=${flags}`,
  ];
  execFileSync(node, args, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromium } });
  return JSON.parse(readFileSync(report, 'utf8'));
}

install();
const node = newerNode();
const server = spawn(process.execPath, ['cli/senja.mjs', 'preview', '--port', String(port)], { cwd: root });
await new Promise((resolve) => server.stderr.once('data', resolve));
let failed = false;
try {
  for (const page of pages) {
    const { categories, audits } = audit(node, page);
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    const blocking = audits['total-blocking-time'].numericValue;
    const shift = audits['cumulative-layout-shift'].numericValue;
    console.log(`/${page}  ${scores.join(', ')}, blocking ${blocking.toFixed(0)} ms, shift ${shift}`);
    const short = Object.values(categories).filter(({ score }) => (score ?? 0) < 1);
    const causes = short.flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1).map(({ id }) => id),
    );
    if (causes.length > 0) console.log(`  below 100 for: ${causes.join(', ')}`);
    failed ||= short.length > 0 || blocking > 0 || shift > 0;
  }
} finally {
  server.kill();
}
process.exitCode = failed ? 1 : 0;
