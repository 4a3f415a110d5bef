#!/usr/bin/env node
// Starts senja, unless this Node is too old. Then nothing else is loaded: it would fail in some way of its own.
import { tooOld } from './node-version.mjs';

const words = tooOld(process.versions.node);
if (words === null) import('./tools/start.mjs');
else {
  process.exitCode = 3;
  import('./tools/language.mjs').then(({ languageOf }) => {
    const { message, hint } = words[languageOf(process.argv, process.env)];
    process.stderr.on('error', () => undefined);
    process.stderr.write(`machine/node-version  ${message}\n${hint}\n`);
  });
}
