import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { behindDoors } from '../../../cli/tools/compiled/doors.mjs';

const DOOR = `/** A room. */
export { one, type Two } from './inner.ts';
export {
  three,
} from './deep/further.ts';
export const own = 1;
`;

it('compiles imports through a door as imports of the files behind it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'doors-'));
  writeFileSync(path.join(folder, 'index.ts'), DOOR);
  const compiled = (line: string): string => behindDoors(line, path.join(folder, 'beside', 'file.ts'));
  expect(compiled(`import { own, one as first, three, type Two } from '../index.ts';`).split('; ')).toEqual([
    `import { own } from '../index.ts'`,
    `import { one as first } from '../inner.ts'`,
    `import { three } from '../deep/further.ts'`,
    `import { type Two } from '../inner.ts';`,
  ]);
  expect(compiled(`export { three } from '../index.ts';`)).toBe(
    `export { three } from '../deep/further.ts';`,
  );
  expect(compiled(`import type {\n  Two,\n} from '../index.ts';`)).toBe(
    `import type { Two } from '../inner.ts';`,
  );
  for (const line of [`import all from '../index.ts';`, `import { one } from '../other-index.ts';`])
    expect(compiled(line)).toBe(line);
});
