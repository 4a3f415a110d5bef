// Loaded into a server under test: reports its resources to the process that started it.
import { readdirSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';

process.on('message', async () => {
  // Objects that close in this turn of the loop are gone in the next.
  await turn();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  // Linux, macOS and the BSDs list a process's open files there; elsewhere nothing is counted.
  let descriptors = 0;
  try {
    descriptors = readdirSync('/dev/fd').length;
  } catch {}
  process.send({ bytes: heapUsed + external, descriptors });
});
process.channel.unref();
