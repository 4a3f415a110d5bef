/** Standard output and standard error: written whole, or with a word on why not. */
import { fstatSync, writeSync } from 'node:fs';

export interface Sink {
  write(text: string): void;
  /** Waits for what is still being written. @returns what kept the output from being whole, or null */
  fault(): Promise<NodeJS.ErrnoException | null>;
}

export interface Sinks {
  stdout: Sink;
  stderr: Sink;
}

/** A write into a file may take only a part, when a disk is nearly full: only the next one tells. */
function writeWhole(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
}

function sinkOf(stream: NodeJS.WriteStream & { fd: number }): Sink {
  let fault: NodeJS.ErrnoException | null = null;
  let written = Promise.resolve();
  const fail = (error: NodeJS.ErrnoException): void => {
    fault ??= error;
  };
  // With nobody listening, Node would end the process with a stack trace.
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
      // Node's own stream for files takes a part for the whole.
      try {
        writeWhole(stream.fd, text);
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
