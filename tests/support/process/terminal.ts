/** The real command at a terminal, provided by script(1). */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './senja.ts';

/** Ctrl+C and Ctrl+D, as a terminal sends them. */
export const KEYS = { interrupt: '\u0003', end: '\u0004' } as const;

export interface TerminalRun {
  code: number | null;
  /** Output of the screen, without colours and cursor movements. */
  screen: string;
}

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * Types each answer after its question; an answer that is not a key ends with Enter.
 * @param answers questions, or their ends, with the typed text
 */
export function atTerminal(
  args: readonly string[],
  answers: readonly (readonly [question: string, answer: string])[],
  { cwd = root, packageRoot = root }: { cwd?: string; packageRoot?: string } = {},
): Promise<TerminalRun> {
  const command = [process.execPath, path.join(packageRoot, 'cli/senja.mjs'), ...args].map(quoted).join(' ');
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd,
    env: { ...process.env, LC_ALL: 'C', TERM: 'xterm', GITHUB_ACTIONS: '', NO_COLOR: '1', SHELL: '/bin/sh' },
  });
  const left = [...answers];
  let raw = '';
  let screen = '';
  let seen = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    raw += text;
    screen = stripVTControlCharacters(raw).replace(/\r+\n/g, '\n');
    const next = left[0];
    const at = next ? screen.indexOf(next[0], seen) : -1;
    if (!next || at < 0) return;
    left.shift();
    seen = at + next[0].length;
    child.stdin.write(/^\p{Cc}$/u.test(next[1]) ? next[1] : `${next[1]}\r`);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, screen }));
  });
}
