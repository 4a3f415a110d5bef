/** Tells one senja from another: its compiled code, its content models and the Node it runs on. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './hash.ts';

/** @returns a fingerprint, or null when senja has not been compiled */
export function toolFingerprint(root: string, modelTexts: Readonly<Record<string, string>>): string | null {
  const folder = path.join(root, '.senja', 'cli');
  if (!existsSync(path.join(folder, 'main.js'))) return null;
  // Shared chunks are named by their content, so the entries and the names tell everything.
  const entries = ['main.js', 'helper-thread.js'].map((name) =>
    readFileSync(path.join(folder, name), 'utf8'),
  );
  const parts = [process.version, ...readdirSync(folder).sort(), ...entries, JSON.stringify(modelTexts)];
  return fingerprint(parts.join('\0'));
}
