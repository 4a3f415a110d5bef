/**
 * `--profile`: one senja build under Node's CPU profiler. Prints how much content each phase processes per second,
 * over all threads, and whose code each thread ran.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { areaOf } from './areas.mjs';
import { sizeWords } from './corpus.mjs';
import { OTHER, PHASES, phaseOf } from './phases.mjs';
import { run } from './run.mjs';
import { copyPackage, senja } from './senja.mjs';

/**
 * @param {{ nodes: { id: number, callFrame: object, children?: number[] }[], samples: number[], timeDeltas: number[] }}
 * profile
 * @param {(frame: import('./areas.mjs').Frame, callers: string) => string} of maps a function to the name its time
 * counts for
 * @returns {Map<string, number>} self time in milliseconds by what it counts for
 */
function selfTimes({ nodes, samples, timeDeltas }, of) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const areas = new Map();
  const visit = (id, callers) => {
    const { callFrame, children = [] } = byId.get(id);
    const area = of(callFrame, callers);
    areas.set(id, area);
    for (const child of children) visit(child, area);
  };
  visit(nodes[0].id, 'other');
  const times = new Map();
  for (const [index, id] of samples.entries()) {
    const area = areas.get(id) ?? 'other';
    times.set(area, (times.get(area) ?? 0) + timeDeltas[index] / 1000);
  }
  return times;
}

function print(name, times) {
  const busy = [...times].filter(([area]) => area !== 'idle');
  const total = busy.reduce((sum, [, ms]) => sum + ms, 0);
  const idle = times.get('idle') ?? 0;
  console.log(`\n${name}: ${Math.round(total)} ms busy, ${Math.round(idle)} ms idle`);
  for (const [area, ms] of busy.sort((a, b) => b[1] - a[1])) {
    const share = ((100 * ms) / total).toFixed(1);
    console.log(`${`${Math.round(ms)} ms`.padStart(10)}  ${`${share} %`.padStart(7)}  ${area}`);
  }
}

/**
 * @param {Map<string, number>[]} ofThreads milliseconds by phase
 * @param {number} bytes of content, which each phase sees once
 */
function printPhases(ofThreads, bytes) {
  const sum = (phase) => ofThreads.reduce((total, times) => total + (times.get(phase) ?? 0), 0);
  console.log(`\n${(bytes / 1e6).toFixed(1)} MB of content, all threads together`);
  for (const phase of [...PHASES, 'gc', OTHER]) {
    const ms = sum(phase);
    const speed = PHASES.includes(phase) && ms > 0 ? `${(bytes / 1000 / ms).toFixed(1)} MB/s` : '';
    console.log(`${`${Math.round(ms)} ms`.padStart(10)}  ${speed.padStart(12)}  ${phase}`);
  }
}

/** @returns {number} bytes of all files below a folder */
const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

/** Node names a profile CPU.<date>.<time>.<pid>.<thread>.<number>.cpuprofile; thread 0 is the main one. */
const threadOf = (name) => Number(name.split('.')[4]);

/**
 * @param {import('./corpus.mjs').Size} size
 * @param {string} folder
 * @throws {Error} when the build fails
 */
export async function profile(size, folder) {
  const tool = senja(copyPackage(path.join(folder, `readable-${size.corpus}`), { SENJA_READABLE: '1' }));
  const site = path.join(folder, `profile-${size.corpus}`);
  const profiles = path.join(folder, `profiles-${size.corpus}`);
  tool.write(site, size);
  // Once without measuring, so that the front end is bundled.
  await run(tool.command(site));
  tool.clean(site);
  const command = tool.command(site);
  const args = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, ...command.args];
  const { ms, failure } = await run({ ...command, args });
  if (failure) throw new Error(failure);
  console.log(`senja, ${sizeWords(size)} from nothing: ${Math.round(ms)} ms profiled`);
  const threads = readdirSync(profiles)
    .sort((a, b) => threadOf(a) - threadOf(b))
    .map((name) => ({
      name: threadOf(name) === 0 ? 'main thread' : `thread ${threadOf(name)}`,
      profile: JSON.parse(readFileSync(path.join(profiles, name), 'utf8')),
    }));
  printPhases(
    threads.map(({ profile }) => selfTimes(profile, phaseOf)),
    bytesIn(path.join(site, 'content')),
  );
  for (const { name, profile } of threads) {
    print(
      name,
      selfTimes(profile, (frame, callers) => areaOf(frame) ?? callers),
    );
  }
  tool.clean(site);
}
