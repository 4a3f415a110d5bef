/** Progress of a long build, on a terminal only. */
import { phrasesIn } from '../../diagnostics/phrases.ts';
import type { Context } from '../context.ts';

/** Milliseconds before the first output, and between outputs. */
const PATIENCE = 1000;
const INTERVAL = 200;

export interface Progress {
  /** Called for each file; rendering blocks timers, so the clock is read here. */
  step(): void;
  /** Called for each picture that is made: from the first on, progress counts pictures. */
  picture(done: number, all: number): void;
  /** Clears the progress line. */
  clear(): void;
}

export function progress(context: Context, now: () => number = Date.now): Progress {
  const { options, terminal } = context;
  const speaks = terminal && options.format === 'pretty' && !options.quiet;
  let files = 0;
  let last = now() + PATIENCE - INTERVAL;
  let spoken = false;
  let hasPictures = false;
  const words = phrasesIn(options.lang);
  const say = (text: () => string): void => {
    if (!speaks || now() - last < INTERVAL) return;
    last = now();
    spoken = true;
    context.stderr(`\r${text()}`);
  };
  return {
    step() {
      files += 1;
      if (speaks && !hasPictures) say(() => words('progress.files', { files }));
    },
    picture(done, all) {
      hasPictures = true;
      say(() => words('progress.pictures', { done, all }));
    },
    clear() {
      if (spoken) context.stderr('\r\u001b[K');
      spoken = false;
    },
  };
}
