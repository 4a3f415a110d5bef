// A room is entered by its `index.ts`, which would load the whole room. The compiled command imports each name from the
// file that has it, so what is loaded does not depend on doors.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const LIST = /^(?:import|export) (type )?\{([^}]*)\} from '(\.[^']+)';\n?/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\/\/.*$/gm;

const namesIn = (list) => list.split(',').flatMap((one) => one.trim() || []);
const toPosix = (file) => file.replaceAll(path.sep, '/');

/** @type {Map<string, Promise<Map<string, string> | null>>} */
const doors = new Map();

/** @returns {Promise<Map<string, string> | null>} files by the names that they give to a door; null if it has code of its own */
async function readDoor(file) {
  const source = (await readFile(file, 'utf8')).replace(COMMENT, '');
  if (source.replace(LIST, '').trim() !== '') return null;
  const lists = [...source.matchAll(LIST)].filter(([whole]) => whole.startsWith('export'));
  return new Map(
    lists.flatMap(([, , list, from]) =>
      namesIn(list).map((name) => [name.replace(/^type /, ''), path.join(path.dirname(file), from)]),
    ),
  );
}

function behind(door) {
  if (!doors.has(door)) doors.set(door, readDoor(door));
  return doors.get(door);
}

/** @returns {Promise<string>} the file that has a name; a door may pass on names of another one */
async function homeOf(name, door) {
  const file = path.basename(door) === 'index.ts' ? (await behind(door))?.get(name) : undefined;
  return file === undefined ? door : homeOf(name, file);
}

/**
 * @param {string} source of a module, formatted
 * @param {string} file its absolute path
 * @returns {Promise<string>} with imports of files in place of imports through doors of other rooms
 */
export async function pastDoors(source, file) {
  const folder = path.dirname(file);
  const found = [...source.matchAll(LIST)].filter(
    ([, isType, , from]) => !isType && from.endsWith('/index.ts'),
  );
  let made = source;
  for (const [whole, , list, from] of found) {
    const door = path.join(folder, from);
    if (!(await behind(door))) continue;
    const kind = whole.slice(0, 6);
    const lines = [];
    for (const name of namesIn(list)) {
      const home = await homeOf(name.replace(/^type | as .*$/g, ''), door);
      lines.push(`${kind} { ${name} } from './${toPosix(path.relative(folder, home))}';`);
    }
    made = made.replace(whole, () => `${lines.join(' ')}\n`);
  }
  return made;
}

/** @type {import('esbuild').Plugin} */
export const throughDoors = {
  name: 'through doors',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]cli[\\/].*\.tsx?$/ }, async ({ path: file }) => ({
      contents: await pastDoors(await readFile(file, 'utf8'), file),
      loader: /** @type {'ts' | 'tsx'} */ (path.extname(file).slice(1)),
    })),
};
