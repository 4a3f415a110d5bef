/** Facts about the machine needed to judge the figures. */
import os from 'node:os';

/**
 * @param {import('./tools.mjs').Tool[]} tools
 * @param {string} place describes where the files are
 * @returns {string[]}
 */
export function machineFacts(tools, place) {
  const model = os.cpus()[0]?.model.trim() ?? 'unknown';
  return [
    `${new Date().toISOString().slice(0, 10)}, ${os.type()} ${os.release()}`,
    `${model}, ${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 1e9)} GB, load ${os.loadavg()[0].toFixed(1)} at the start`,
    `corpora and output ${place}`,
    tools.map(({ name, version }) => `${name} ${version}`).join('; '),
  ];
}
