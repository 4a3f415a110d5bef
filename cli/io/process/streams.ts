/** Standard output and standard error: written completely, or with the reason why not. */
import { fstatSync, writeFileSync } from 'node:fs';

export interface Sink {
  write(text: string): void;
  /** Waits for pending writes. @returns the error that made the output incomplete, or null */
  fault(): Promise<NodeJS.ErrnoException | null>;
}

export interface Sinks {
  stdout: Sink;
  stderr: Sink;
}

function sinkOf(stream: NodeJS.WriteStream & { fd: number }): Sink {
  let fault: NodeJS.ErrnoException | null = null;
  let written = Promise.resolve();
  const fail = (error: NodeJS.ErrnoException): void => {
    fault ??= error;
  };
  // Without a listener, Node would end the process with a stack trace.
  stream.on('error', fail);
  const isFile = fstatSync(stream.fd).isFile();
  return {
    write(text) {
      if (fault !== null) return;
      if (!isFile) {
        written = new Promise((resolve) => {
          stream.write(text, (error) => {
            if (error) fail(error);
            resolve();
          });
        });
        return;
      }
      // Node's own stream for files takes a partial write for a complete one.
      try {
        writeFileSync(stream.fd, text);
      } catch (error) {
        fail(error as NodeJS.ErrnoException);
      }
    },
    async fault() {
      await written;
      return fault;
    },
  };
}

export const standardSinks = (): Sinks => ({
  stdout: sinkOf(process.stdout),
  stderr: sinkOf(process.stderr),
});
