// Runs many commands one after the other in one process, each as if typed at a terminal in its folder: the compiled
// command of the package in the first argument, with jobs from standard input, as JSON. Reports each as a line of JSON
// when it has ended.
import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const packageRoot = process.argv[2];
const { loadCommand } = await import(pathToFileURL(`${packageRoot}/cli/tools/load.mjs`).href);
const { main } = loadCommand(packageRoot);
for (const { cwd, args } of JSON.parse(readFileSync(0, 'utf8'))) {
  let output = '';
  const take = (text, ...rest) => {
    output += text;
    rest.findLast((one) => typeof one === 'function')?.();
    return true;
  };
  process.stdout.write = take;
  process.stderr.write = take;
  process.chdir(cwd);
  const code = await main(args, packageRoot);
  writeSync(1, `${JSON.stringify({ code, said: output })}\n`);
}
