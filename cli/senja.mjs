#!/usr/bin/env node
// Starts senja, unless this Node is too old. Then nothing else is loaded: it would fail in some way of its own. All
// that starts it is CommonJS, which Node loads in half the time.
// biome-ignore lint/style/useNodejsImportProtocol: an old Node does not know it
import { createRequire } from 'module';

const require = createRequire(import.meta.url);
const words = require('./node-version.cjs').tooOld(process.versions.node);
if (words === null) require('./tools/start.cjs');
else {
  process.exitCode = 3;
  import('./tools/language.mjs').then(({ languageOf }) => {
    const { message, hint } = words[languageOf(process.argv, process.env)];
    process.stderr.on('error', () => undefined);
    process.stderr.write(`machine/node-version  ${message}\n${hint}\n`);
  });
}
