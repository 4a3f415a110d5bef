/** Which functions of the compiled command a run calls, and how often, as V8 counts them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What `NODE_V8_COVERAGE` writes, as far as it is read here. */
interface Coverage {
  result: {
    url: string;
    functions: { functionName: string; ranges: [{ startOffset: number; count: number }] }[];
  }[];
}

const COMMAND = 'main.cjs';
/** How esbuild marks where each file of a bundle begins. */
const FILE = /^ *\/\/ ((?:cli|node_modules)\/\S+)$/gm;
/** What the command is loaded inside, as `load.mjs` has it. */
const WRAPPER = '(function (exports, require, module, __filename) {'.length;
const SHOWN = 60;

/** A function of the engine. */
export interface Called {
  file: string;
  /** Its name, or the beginning of its text. */
  name: string;
  count: number;
}

/**
 * @param folder that `NODE_V8_COVERAGE` named for one run
 * @param packageRoot of the senja that ran
 * @returns the functions of the engine that were called, libraries left out, by their place in the command
 */
export function callsIn(folder: string, packageRoot: string): Map<number, Called> {
  const code = readFileSync(path.join(packageRoot, '.senja/cli', COMMAND), 'utf8');
  const files = [...code.matchAll(FILE)].map(({ index, 1: name = '' }) => ({ start: index, name }));
  const calls = new Map<number, Called>();
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
