#!/usr/bin/env node
// Starts the compiled command; compiles it first where `npm ci` was told to run no scripts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandIn, loadCommand } from './tools/load.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
if (!existsSync(commandIn(root))) await import('./tools/compile.mjs');
process.exitCode = await loadCommand(root).main(process.argv.slice(2), root);
