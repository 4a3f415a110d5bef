/** The functions of the compiled command that a run calls, and how often, counted by V8. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of `NODE_V8_COVERAGE`'s output that are used here. */
interface Coverage {
  result: {
    url: string;
    functions: { functionName: string; ranges: [{ startOffset: number; count: number }] }[];
  }[];
}

const COMMAND = 'main.cjs';
/** esbuild's comment at the start of each file in a bundle. */
const FILE = /^ *\/\/ ((?:cli|node_modules)\/\S+)$/gm;
/** The wrapper in which `load.mjs` loads the command. */
const WRAPPER = '(function (exports, require, module, __filename) {'.length;
const SHOWN = 60;

/** A function of the engine. */
export interface CalledFunction {
  file: string;
  /** Its name, or the beginning of its text. */
  name: string;
  count: number;
}

/**
 * @param folder given as `NODE_V8_COVERAGE` to one run
 * @param packageRoot of the senja that ran
 * @returns the called functions of the engine, without libraries, by their place in the command
 */
export function callsIn(folder: string, packageRoot: string): Map<number, CalledFunction> {
  const code = readFileSync(path.join(packageRoot, '.senja/cli', COMMAND), 'utf8');
  const files = [...code.matchAll(FILE)].map(({ index, 1: name = '' }) => ({ start: index, name }));
  const calls = new Map<number, CalledFunction>();
  for (const report of readdirSync(folder)) {
    const { result }: Coverage = JSON.parse(readFileSync(path.join(folder, report), 'utf8'));
    for (const { url, functions } of result) {
      if (!url.endsWith(COMMAND)) continue;
      for (const { functionName, ranges } of functions) {
        const [{ startOffset, count }] = ranges;
        const start = startOffset - WRAPPER;
        const file = files.findLast((one) => one.start <= start)?.name ?? '';
        const text = code.slice(start, start + SHOWN).replace(/\s+/g, ' ');
        if (file.startsWith('cli/')) calls.set(start, { file, name: functionName || text, count });
      }
    }
  }
  return calls;
}
