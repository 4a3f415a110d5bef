/** Changes noticed by `senja dev`: every one, even if the folder was replaced in between. */
import fs, {
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { follow, followFiles } from '../../../cli/io/follow/follow.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

interface Place {
  folder: string;
  /** A folder next to it. */
  other: string;
  /** Waits until the folder's replacement or removal is noticed. */
  noticed(): Promise<void>;
}

interface Watch {
  /** Called with each reported change. */
  heard?(name: string): void;
  /** Called with the existing file, before the folder is followed. */
  prepare?(file: string): void;
}

/** A followed folder of content. */
async function followed(isLink: boolean, { heard, prepare }: Watch = {}) {
  const parent = path.join(realpathSync(temporaryFolder()), 'situs');
  const [folder, other, real] = ['content', 'lain', 'asli'].map((name) => path.join(parent, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(path.join(isLink ? real : folder, 'articles'), { recursive: true });
  if (isLink) symlinkSync(real, folder);
  const file = path.join(folder, 'articles/01-teh.yaml');
  writeFileSync(file, 'a');
  await sleep(100);
  const changed: string[] = [];
  const failed: unknown[] = [];
  prepare?.(file);
  const following = follow(folder, Date.now(), {
    changed(name) {
      changed.push(name);
      heard?.(name);
    },
    failed: (error) => void failed.push(error),
  });
  onTestFinished(() => following.close());
  /** Makes a change and waits until it is reported. */
  const expectReport = async (): Promise<void> => {
    changed.length = 0;
    await expect
      .poll(() => {
        writeFileSync(file, `${readFileSync(file)}b`);
        return changed;
      })
      .toContain(file);
  };
  const noticed = async (): Promise<void> => {
    await expect.poll(() => changed).toContain(folder);
    changed.length = 0;
  };
  return { folder, other, file, changed, failed, tells: expectReport, noticed };
}

const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true });

const HISTORIES: Record<string, (place: Place) => Promise<void> | void> = {
  'the folder was gone and is back': async ({ folder, other, noticed }) => {
    copy(folder, other);
    rmSync(folder, { recursive: true });
    await noticed();
    copy(other, folder);
  },
  'the folder was elsewhere': async ({ folder, other, noticed }) => {
    renameSync(folder, other);
    await noticed();
    renameSync(other, folder);
  },
  'another folder has its name': ({ folder, other }) => {
    copy(folder, other);
    renameSync(folder, `${other}-lama`);
    renameSync(other, folder);
  },
  'another folder has the name of one in it': ({ folder, other }) => {
    const articles = path.join(folder, 'articles');
    copy(articles, other);
    renameSync(articles, `${other}-lama`);
    renameSync(other, articles);
  },
  'a folder in it was made anew': ({ folder, other }) => {
    const articles = path.join(folder, 'articles');
    copy(articles, other);
    rmSync(articles, { recursive: true });
    copy(other, articles);
  },
  'the folder above was gone and is back': async ({ folder, noticed }) => {
    const parent = path.dirname(folder);
    renameSync(parent, `${parent}-lain`);
    await noticed();
    renameSync(`${parent}-lain`, parent);
  },
};

it.each(Object.keys(HISTORIES))('reports changes when %s', async (what) => {
  const place = await followed(false);
  await place.tells();
  await HISTORIES[what]?.(place);
  await place.noticed();
  // The first reports may come from the watcher's initial scan.
  for (let time = 0; time < 3; time += 1) await place.tells();
  place.changed.length = 0;
  rmSync(place.file);
  // A watcher that starts meanwhile can only report its scan.
  await expect.poll(() => place.changed.some((one) => [place.file, place.folder].includes(one))).toBe(true);
  expect(place.failed).toEqual([]);
});

it('reports what disappears as soon as another folder is reported', async () => {
  let gone = false;
  const {
    folder,
    other,
    file,
    changed,
    tells: expectReport,
  } = await followed(false, {
    heard(name) {
      if (name !== folder || gone) return;
      gone = true;
      rmSync(file);
      changed.length = 0;
    },
  });
  await expectReport();
  copy(folder, other);
  renameSync(folder, `${other}-lama`);
  renameSync(other, folder);
  await expect.poll(() => gone).toBe(true);
  await expect.poll(() => changed.some((name) => [file, folder].includes(name))).toBe(true);
});

it('reports under the given name for a folder that is a symbolic link, and follows a changed link', async () => {
  const { folder, other, tells: expectReport, noticed } = await followed(true);
  for (let time = 0; time < 3; time += 1) await expectReport();
  copy(realpathSync(folder), other);
  rmSync(folder);
  symlinkSync(other, folder);
  await noticed();
  for (let time = 0; time < 3; time += 1) await expectReport();
});

it('reports changes made before the watch started, but no older ones', async () => {
  const { folder, file, changed } = await followed(false);
  const late = path.join(folder, 'articles/02-ubi.yaml');
  writeFileSync(late, 'a');
  await expect.poll(() => changed).toContain(late);
  expect(changed).not.toContain(file);
});

it.each(['a folder', 'a single file'])('reports a second save right after the first, in %s', async (what) => {
  /** Contents when a change was reported; the second save follows at once. */
  const read: string[] = [];
  const heard = (name: string): void => {
    read.push(readFileSync(name, 'utf8'));
    if (read.at(-1) === '1') writeFileSync(name, '2');
  };
  const isFolder = what === 'a folder';
  const { file } = await followed(false, isFolder ? { heard } : {});
  if (!isFolder) {
    const files = followFiles(Date.now(), { changed: heard, failed: () => undefined });
    onTestFinished(() => files.close());
    files.add([file]);
  }
  for (let time = 0; time < 3; time += 1) {
    read.length = 0;
    await expect
      .poll(() => {
        if (read.length === 0) writeFileSync(file, '1');
        return read.at(-1);
      })
      .toBe('2');
  }
});

/** Runs something after a folder is listened to, but before its files are listed. */
function beforeListing(folder: string, act: () => void): void {
  const { watch } = fs;
  const restore = (): void => {
    fs.watch = watch;
    syncBuiltinESMExports();
  };
  const watched = (...args: Parameters<typeof watch>) => {
    const listener = watch(...args);
    if (args[0] === folder) {
      restore();
      act();
    }
    return listener;
  };
  fs.watch = watched as typeof watch;
  syncBuiltinESMExports();
  onTestFinished(restore);
}

/** Waits until each of several changes is reported separately. */
async function reportsEach(file: string, changed: string[]): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    changed.length = 0;
    await expect
      .poll(() => {
        writeFileSync(file, `${time} ${Math.random()}`);
        return changed;
      })
      .toContain(file);
  }
}

const MISSED: Record<string, (file: string) => void> = {
  saved: (file) => writeFileSync(file, 'ab'),
  replaced(file) {
    writeFileSync(`${file}~`, 'ab');
    renameSync(`${file}~`, file);
  },
  deleted: (file) => rmSync(file),
};

it.each(Object.keys(MISSED))('reports a file that is %s between watching and listing', async (how) => {
  const { file, changed, failed } = await followed(false, {
    prepare: (name) => beforeListing(path.dirname(name), () => MISSED[how]?.(name)),
  });
  await expect.poll(() => changed).toContain(file);
  await reportsEach(file, changed);
  expect(failed).toEqual([]);
});

it.each(['a folder', 'a single file'])(
  'reports a file in whose place another one with its times was moved, in %s',
  async (what) => {
    const folder = realpathSync(temporaryFolder());
    const [file, other] = [
      path.join(folder, '01-teh.yaml'),
      path.join(realpathSync(temporaryFolder()), 'baru'),
    ];
    // Read after it was written, as after a build.
    const times = [new Date(Date.now() - 5_000), new Date(Date.now() - 60_000)] as const;
    const write = (to: string, text: string): void => {
      writeFileSync(to, text);
      utimesSync(to, ...times);
    };
    write(file, 'lama');
    const changed: string[] = [];
    const changes = { changed: (name: string) => void changed.push(name), failed: () => undefined };
    const watching =
      what === 'a folder' ? follow(folder, Date.now(), changes) : followFiles(Date.now(), changes);
    (watching as Partial<ReturnType<typeof followFiles>>).add?.([file]);
    onTestFinished(() => watching.close());
    // Until it is followed.
    await expect
      .poll(() => {
        writeFileSync(file, 'lain');
        return changed;
      })
      .toContain(file);
    for (const text of ['baru', 'lagi']) {
      write(file, 'lama');
      await sleep(500);
      changed.length = 0;
      write(other, text);
      renameSync(other, file);
      await expect.poll(() => changed).toContain(file);
    }
  },
);

it('reports a file added after its folder was listed, but no ignored name', async () => {
  const leftOut = '.02-ubi.yaml.swp';
  let late = '';
  const { changed, failed } = await followed(false, {
    prepare(file) {
      const articles = path.dirname(file);
      late = path.join(articles, '02-ubi.yaml');
      beforeListing(articles, () => {
        for (const name of [path.join(articles, leftOut), late]) writeFileSync(name, 'a');
      });
    },
  });
  await expect.poll(() => changed).toContain(late);
  expect(changed.filter((name) => name.endsWith(leftOut))).toEqual([]);
  await reportsEach(late, changed);
  expect(changed.filter((name) => name.endsWith(leftOut))).toEqual([]);
  expect(failed).toEqual([]);
});

it('looks for changes itself where the system reports none, as on some mounts', async () => {
  const { watch } = fs;
  const restore = (): void => {
    fs.watch = watch;
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  fs.watch = ((...args: Parameters<typeof watch>) => {
    const silent = watch(...args);
    silent.emit = () => true;
    return silent;
  }) as typeof watch;
  syncBuiltinESMExports();
  const folder = realpathSync(temporaryFolder());
  const [file, late] = [path.join(folder, '01-teh.yaml'), path.join(folder, 'baru/02-ubi.yaml')];
  writeFileSync(file, 'a');
  const reported: string[] = [];
  const following = follow(folder, Date.now(), {
    changed: (name) => void reported.push(name),
    failed: (error) => void reported.push(`failed ${error}`),
    unheard: () => void reported.push('unheard'),
  });
  onTestFinished(() => following.close());
  await sleep(200);
  for (const act of [
    () => writeFileSync(file, 'ab'),
    () => {
      mkdirSync(path.dirname(late));
      writeFileSync(late, 'a');
    },
    () => writeFileSync(late, 'ab'),
    () => rmSync(file),
  ]) {
    reported.length = 0;
    act();
    await expect.poll(() => reported.some((name) => [file, late, folder].includes(name))).toBe(true);
  }
  writeFileSync(path.join(folder, '.01-teh.yaml.swp'), 'a');
  reported.length = 0;
  writeFileSync(late, 'abc');
  await expect.poll(() => reported).toContain(late);
  expect(reported.filter((name) => name.endsWith('.swp') || name.startsWith('failed'))).toEqual([]);
});

it('reports a single file that changed after it was last read, but only later changes of others', async () => {
  const parent = realpathSync(temporaryFolder());
  const early = path.join(parent, 'early.json');
  writeFileSync(early, 'a');
  // Clocks of disks are coarse.
  const began = Math.ceil(statSync(early).ctimeMs) + 1000;
  const reports: string[] = [];
  const files = followFiles(began, { changed: (file) => reports.push(file), failed: () => undefined });
  onTestFinished(() => files.close());
  const later = followFiles(began - 2000, {
    changed: (file) => reports.push(`${file}!`),
    failed: () => undefined,
  });
  onTestFinished(() => later.close());
  files.add([early]);
  later.add([early]);
  await expect.poll(() => reports).toEqual([`${early}!`]);
  writeFileSync(early, 'ab');
  await expect.poll(() => reports.includes(early)).toBe(true);
});
