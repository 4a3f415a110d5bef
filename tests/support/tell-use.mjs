// Loaded into a server under test: tells whoever has started it what it holds.
import { readdirSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';

process.on('message', async () => {
  // What closes in this turn of the loop is gone in the next.
  await turn();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  // Linux, macOS and the BSDs list there what a process has open; elsewhere nothing is counted.
  let descriptors = 0;
  try {
    descriptors = readdirSync('/dev/fd').length;
  } catch {}
  process.send({ bytes: heapUsed + external, descriptors });
});
process.channel.unref();
