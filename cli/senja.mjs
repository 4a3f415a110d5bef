#!/usr/bin/env node
// Starts the compiled command; compiles it first where `npm ci` was told to run no scripts.
import { existsSync } from 'node:fs';

const main = new URL('../.senja/cli/main.js', import.meta.url);
if (!existsSync(main)) await import('./tools/compile.mjs');
await import(main.href);
