/** Asks a person at a terminal. Questions are written to standard error, like everything for people. */
import { isatty } from 'node:tty';

/** @returns the answer without its line break; null after the end of input, as by Ctrl+D */
export type Ask = (question: string) => Promise<string | null>;

/** Restores the terminal afterwards, in any case. */
export type Terminal = <T>(talk: (ask: Ask) => Promise<T>) => Promise<T>;

const converse: Terminal = async (talk) => {
  const { createInterface } = await import('node:readline');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // The terminal is in raw mode meanwhile, so that Ctrl+C arrives as a key.
  lines.on('SIGINT', () => {
    process.stderr.write('\n');
    lines.close();
    process.kill(process.pid, 'SIGINT');
  });
  // Pasted text may contain several lines: each waits for its question.
  const answers = lines[Symbol.asyncIterator]();
  try {
    return await talk(async (question) => {
      // Only the line of the answer is redrawn while it is edited.
      const at = question.lastIndexOf('\n') + 1;
      process.stderr.write(question.slice(0, at));
      lines.setPrompt(question.slice(at));
      lines.prompt();
      const { value, done } = await answers.next();
      if (done) process.stderr.write('\n');
      return done ? null : value;
    });
  } finally {
    lines.close();
  }
};

/** @returns null if nobody can answer: in a pipe, a hook, in CI */
export const terminalHere = (): Terminal | null => (isatty(0) && isatty(2) ? converse : null);
