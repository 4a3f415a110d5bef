/** Progress of a long build, on a terminal only. */
import type { Context } from '../context.ts';

/** Milliseconds before the first output, and between outputs. */
const DELAY = 1000;
const INTERVAL = 200;

export function progress(context: Context, now: () => number = Date.now) {
  const { options, terminal, say: words } = context;
  const speaks = terminal && options.format === 'pretty' && !options.quiet;
  let files = 0;
  let last = now() + DELAY - INTERVAL;
  let spoken = false;
  let hasPictures = false;
  const say = (text: () => string): void => {
    if (!speaks || now() - last < INTERVAL) return;
    last = now();
    spoken = true;
    context.stderr(`\r${text()}`);
  };
  return {
    /** Whether anybody sees it: otherwise its functions need not be called. */
    speaks,
    /** Called for each file; rendering blocks timers, so the clock is read here. */
    step(): void {
      files += 1;
      if (!hasPictures) say(() => words('progress.files', { files }));
    },
    /** Called for each picture that is made: from the first on, progress counts pictures. */
    picture(done: number, all: number): void {
      hasPictures = true;
      say(() => words('progress.pictures', { done, all }));
    },
    /** Clears the progress line. */
    clear(): void {
      if (spoken) context.stderr('\r\u001b[K');
      spoken = false;
    },
  };
}
