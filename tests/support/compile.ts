/** Compiles the command once before the tests that run it as a process. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

export default function setup(): void {
  const root = path.resolve(import.meta.dirname, '../..');
  execFileSync(process.execPath, ['cli/tools/compile.mjs'], { cwd: root, stdio: 'inherit' });
}
