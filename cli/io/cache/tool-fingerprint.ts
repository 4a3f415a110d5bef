/** Fingerprint of a version of senja: its compiled code, its content models and its version of Node. */

import { readFileSync } from 'node:fs';
import { fingerprint } from '../../core/values/hash.ts';
import { ownPath } from '../../tools/own-files.cjs';
import { attempt } from '../failures/index.ts';

/** @returns the fingerprint of the compiled code, or null if senja has not been compiled */
export const codeFingerprint = (root: string): string | null =>
  attempt(() => readFileSync(ownPath(root, 'cli', 'fingerprint'), 'utf8'), null);

/** @returns a fingerprint, or null if senja has not been compiled */
export function toolFingerprint(root: string, modelTexts: Readonly<Record<string, string>>): string | null {
  const code = codeFingerprint(root);
  return code && fingerprint([process.version, code, JSON.stringify(modelTexts)].join('\0'));
}
