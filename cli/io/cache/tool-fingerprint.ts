/** Tells one senja from another: its compiled code, its content models and the Node it runs on. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './hash.ts';

/** @returns a fingerprint, or null when senja has not been compiled */
export function toolFingerprint(root: string, modelTexts: Readonly<Record<string, string>>): string | null {
  try {
    const code = readFileSync(path.join(root, '.senja', 'cli', 'fingerprint'), 'utf8');
    return fingerprint([process.version, code, JSON.stringify(modelTexts)].join('\0'));
  } catch {
    return null;
  }
}
