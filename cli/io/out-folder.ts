/**
 * May this folder be replaced? Only what senja's own manifest names is ever deleted, so a folder that holds
 * anything else, or that something else lives in, is refused before the first write.
 */
import { promises as fs, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure, fileSystemFailure } from './failure.ts';
import { MANIFEST, NEW_MANIFEST, readManifest } from './manifest.ts';

const dangerous = (folder: string, id: string, en: string): Failure =>
  new Failure('usage/out-dangerous', {
    id: {
      message: `--out ${folder} ditolak: ${id}.`,
      hint: 'Pilih folder baru atau kosong, misalnya --out dist.',
    },
    en: {
      message: `--out ${folder} is refused: ${en}.`,
      hint: 'Choose a new or empty folder, for example --out dist.',
    },
  });

const holds = (outer: string, inner: string): boolean => {
  const relative = path.relative(outer, inner);
  return (
    relative === '' ||
    (!relative.startsWith(`..${path.sep}`) && relative !== '..' && !path.isAbsolute(relative))
  );
};

/**
 * The path with symbolic links resolved as far as it exists.
 * @throws Failure when the disk does not tell: an unresolved path could be any place
 */
async function real(folder: string): Promise<string> {
  try {
    return await fs.realpath(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw fileSystemFailure(folder, error);
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(await real(parent), path.basename(folder));
  }
}

/** @returns the home folder, or null for a user who has none */
async function home(): Promise<string | null> {
  try {
    const folder = os.homedir();
    return await real(folder).catch(() => folder);
  } catch {
    return null;
  }
}

/** Every file below a folder, with `/`; links and other oddities count as files. */
function listFiles(folder: string, prefix = ''): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(path.join(folder, prefix), { withFileTypes: true })) {
    const name = prefix + entry.name;
    if (entry.isDirectory()) {
      const inside = listFiles(folder, `${name}/`);
      // An empty folder is not ours either.
      if (inside.length === 0) found.push(`${name}/`);
      for (const file of inside) found.push(file);
    } else {
      found.push(name);
    }
  }
  return found;
}

function filesIn(folder: string): string[] {
  try {
    return listFiles(folder);
  } catch (error) {
    throw fileSystemFailure(folder, error);
  }
}

const PARTS_OF_SENJA = ['cli', 'templates', 'client', 'tests', 'node_modules', '.git', '.senja'] as const;

export interface OutPlaces {
  out: string;
  content: string;
  /** Folder of the senja package. */
  packageRoot: string;
  cwd: string;
}

/**
 * @returns the absolute, resolved path of the folder to publish into
 * @throws Failure when it must not be replaced
 */
export async function checkOut({ out, content, packageRoot, cwd }: OutPlaces): Promise<string> {
  const folder = await real(path.resolve(cwd, out));
  const project = await real(packageRoot);
  if (folder === path.parse(folder).root)
    throw dangerous(folder, 'ini akar komputer', 'it is the root of the machine');
  const own = await home();
  if (own !== null && holds(folder, own)) {
    throw dangerous(folder, 'ini folder rumah Anda', 'it is or holds your home folder');
  }
  if (holds(folder, await real(cwd))) {
    throw dangerous(folder, 'ini folder tempat Anda bekerja', 'it is or holds the folder you are in');
  }
  if (holds(folder, project))
    throw dangerous(folder, 'ini folder proyek senja', 'it is or holds the senja project');
  const source = await real(content);
  if (holds(folder, source) || holds(source, folder)) {
    throw dangerous(
      folder,
      'folder ini bercampur dengan folder konten',
      'it overlaps with the content folder',
    );
  }
  // Each may be a link itself, as node_modules often is.
  const parts = await Promise.all(PARTS_OF_SENJA.map((part) => real(path.join(project, part))));
  if (parts.some((part) => holds(part, folder))) {
    throw dangerous(folder, 'folder ini bagian dari program senja', 'it is part of senja itself');
  }
  await refuseForeign(folder);
  return folder;
}

const isLink = (file: string): Promise<boolean> =>
  fs.lstat(file).then(
    (stat) => stat.isSymbolicLink(),
    () => false,
  );

async function refuseForeign(folder: string): Promise<void> {
  const stat = await fs.stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw fileSystemFailure(folder, error);
  });
  if (stat === null) {
    if (await isLink(folder)) {
      throw dangerous(
        folder,
        'ini tautan ke tempat yang tidak ada',
        'it is a link to a place that does not exist',
      );
    }
    return;
  }
  if (!stat.isDirectory()) throw dangerous(folder, 'ini berkas, bukan folder', 'it is a file, not a folder');
  const manifest = await readManifest(folder);
  // A build that is killed while it writes its first manifest leaves that alone.
  const own = new Set([NEW_MANIFEST, ...(manifest ? [MANIFEST, ...Object.keys(manifest.files)] : [])]);
  // A folder that somebody has emptied of our files is ours still.
  const wasOurs = (name: string): boolean =>
    name.endsWith('/') && Object.keys(manifest?.files ?? {}).some((file) => file.startsWith(name));
  const foreign = filesIn(folder).filter((file) => !own.has(file) && !wasOurs(file));
  if (foreign.length === 0) return;
  const shown = foreign.sort().slice(0, 3).join(', ') + (foreign.length > 3 ? ', …' : '');
  throw new Failure('usage/out-foreign', {
    id: {
      message: `Folder ${folder} berisi berkas yang tidak dibuat senja: ${shown}.`,
      hint: 'Tidak ada yang dihapus. Pindahkan berkas itu, atau pilih folder lain dengan --out.',
    },
    en: {
      message: `The folder ${folder} holds files that senja did not make: ${shown}.`,
      hint: 'Nothing was deleted. Move those files away, or choose another folder with --out.',
    },
  });
}
