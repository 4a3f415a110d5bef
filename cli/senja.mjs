#!/usr/bin/env node
// Starts the compiled command; compiles it first where `npm ci` was told to run no scripts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const compiled = new URL('../.senja/cli/main.js', import.meta.url);
if (!existsSync(compiled)) await import('./tools/compile.mjs');
const { main } = await import(compiled.href);
process.exitCode = await main(process.argv.slice(2), fileURLToPath(new URL('..', import.meta.url)));
