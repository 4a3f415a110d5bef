/** Doors cost the compiled command nothing: what it imports through one, it imports from the file behind it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pastDoors } from '../../../cli/tools/compiled/past-doors.mjs';
import { sharedFolder } from '../../support/process/senja.ts';

const folder = sharedFolder();
const room = (name: string, door: string): void => {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'index.ts'), door);
};
room(
  'plain',
  `/** A room. */\n\n/** Two names. */\nexport { one, type Shape, two } from './one.ts';\nexport { three } from './in/three.ts';\n`,
);
room('outer', `export { one } from '../plain/index.ts';\nexport { five } from '../own/index.ts';\n`);
room('own', `export { one } from './one.ts';\nexport const four = 4;\n`);

it.each([
  [`import { one } from '../plain/index.ts';`, `import { one } from './../plain/one.ts';`],
  [
    `import {\n  one as first,\n  type Shape,\n  three,\n} from '../plain/index.ts';`,
    `import { one as first } from './../plain/one.ts'; import { type Shape } from './../plain/one.ts'; import { three } from './../plain/in/three.ts';`,
  ],
  [
    `import { five, one } from '../outer/index.ts';`,
    `import { five } from './../own/index.ts'; import { one } from './../plain/one.ts';`,
  ],
  [`export { two } from '../plain/index.ts';`, `export { two } from './../plain/one.ts';`],
])('imports names from their files: %j', async (source, made) => {
  expect(await pastDoors(`${source}\n`, path.join(folder, 'other', 'file.ts'))).toBe(`${made}\n`);
});

it.each([
  `import type { Shape } from '../plain/index.ts';`,
  `import * as all from '../plain/index.ts';`,
  `import { one } from '../plain/one.ts';`,
  // It may do more than name others.
  `import { one } from '../own/index.ts';`,
])('leaves anything else alone: %j', async (source) => {
  expect(await pastDoors(`${source}\n`, path.join(folder, 'other', 'file.ts'))).toBe(`${source}\n`);
});
