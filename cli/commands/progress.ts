/** Says how far a long build is, on a terminal only; shorter work needs no words. */
import type { Context } from './context.ts';

/** Milliseconds before anything is said, and between two sayings. */
const PATIENCE = 1000;
const INTERVAL = 200;

const WORDS = {
  id: (files: number) => `Menulis berkas ke-${files} …`,
  en: (files: number) => `Writing file ${files} …`,
} as const;

export interface Progress {
  /** Called for each file; rendering leaves no room for timers, so the clock is asked here. */
  step(): void;
  /** Leaves the line as it was found. */
  clear(): void;
}

export function progress(context: Context, now: () => number = Date.now): Progress {
  const { options, terminal } = context;
  const speaks = terminal && options.format === 'pretty' && !options.quiet;
  let files = 0;
  let last = now() + PATIENCE - INTERVAL;
  let spoken = false;
  return {
    step() {
      files += 1;
      if (!speaks || now() - last < INTERVAL) return;
      last = now();
      spoken = true;
      context.stderr(`\r${WORDS[options.lang](files)}`);
    },
    clear() {
      if (spoken) context.stderr('\r\u001b[K');
      spoken = false;
    },
  };
}
