// Compiles an import through the door of a room, its `index.ts`, as an import of the file behind it. Otherwise whatever
// uses one name of a door would also get the files of all others.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const REEXPORT = /^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm;
const IMPORT = /^(import|export) (type )?\{([^}]*)\} from '(\.{1,2}\/(?:[^']*\/)?index\.ts)';$/gm;

const listed = (names) => names.split(',').flatMap((one) => one.trim() || []);

const doors = new Map();

/** @returns the file of each name that a door passes on */
function filesBehind(door) {
  const files = doors.get(door) ?? new Map();
  if (!doors.has(door)) {
    doors.set(door, files);
    for (const [, names, file] of readFileSync(door, 'utf8').matchAll(REEXPORT))
      for (const one of listed(names))
        files.set(one.replace(/^type /, ''), path.join(path.dirname(door), file));
  }
  return files;
}

/**
 * @param {string} source of a module of senja
 * @param {string} file its path
 * @returns {string} the source without imports through doors
 */
export const behindDoors = (source, file) =>
  source.replace(IMPORT, (_, kind, type = '', names, to) => {
    const door = path.join(path.dirname(file), to);
    return listed(names)
      .map((one) => {
        const behind = filesBehind(door).get(one.replace(/^type | as .*$/g, ''));
        const from = behind ? path.relative(path.dirname(file), behind).replaceAll(path.sep, '/') : to;
        return `${kind} ${type}{ ${one} } from '${from.startsWith('.') ? from : `./${from}`}';`;
      })
      .join(' ');
  });

/** @type {import('esbuild').Plugin} */
export const throughDoors = {
  name: 'through doors',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]cli[\\/].*\.tsx?$/ }, async ({ path: file }) => ({
      contents: behindDoors(await readFile(file, 'utf8'), file),
      loader: /** @type {'ts' | 'tsx'} */ (path.extname(file).slice(1)),
    })),
};
