/** Files that are being written: when they count as written, by a clock that the test sets. */
import { statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { hasChangedSince, untilWritten } from '../../../cli/io/follow/written.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

const START = 1_750_000_000_000;

afterEach(() => {
  vi.restoreAllMocks();
});

function clock() {
  let now = START;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const set = (milliseconds: number): void => {
    now = START + milliseconds;
  };
  return { set };
}

/** A file that was last written at a time of the clock. */
function writtenAt(milliseconds: number, text: string): string {
  const file = path.join(temporaryFolder(), 'a.yaml');
  writeFileSync(file, text);
  utimesSync(file, new Date(START + milliseconds), new Date(START + milliseconds));
  return file;
}

/** @returns whether the files count as written, asked again and again until nothing can change without the clock */
function waiting(files: readonly string[]) {
  let isOver = false;
  void untilWritten(files).then(() => {
    isOver = true;
  });
  /** Each look takes 20 milliseconds, so that several have come to nothing. */
  const goesOn = async (): Promise<boolean> => {
    await sleep(70);
    return !isOver;
  };
  const ends = () => expect.poll(() => isOver).toBe(true);
  return { goesOn, ends };
}

it('waits until a file has not changed for 200 milliseconds, however it is written meanwhile', async () => {
  const { set } = clock();
  const file = writtenAt(0, 'title: a');
  const { goesOn, ends } = waiting([file, writtenAt(-5000, 'b')]);
  set(199);
  expect(await goesOn()).toBe(true);
  utimesSync(file, new Date(START + 190), new Date(START + 190));
  set(389);
  expect(await goesOn()).toBe(true);
  set(390);
  await ends();
});

it('waits a second for an empty file', async () => {
  const { set } = clock();
  const { goesOn, ends } = waiting([writtenAt(0, '')]);
  set(999);
  expect(await goesOn()).toBe(true);
  set(1000);
  await ends();
});

it('waits a second at most, even if the clock of the disk is ahead', async () => {
  const { set } = clock();
  const { goesOn, ends } = waiting([writtenAt(3_600_000, 'a')]);
  set(999);
  expect(await goesOn()).toBe(true);
  set(1000);
  await ends();
});

it('does not wait for a file that is old or gone', async () => {
  clock();
  await untilWritten([writtenAt(-200, 'a'), '/no/such/file']);
});

it('finds a change since a time, unless the clock of the disk is ahead', () => {
  const file = writtenAt(0, 'a');
  const { ctimeMs } = statSync(file);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Math.ceil(ctimeMs));
  expect(hasChangedSince(file, ctimeMs)).toBe(true);
  expect(hasChangedSince(file, ctimeMs + 1)).toBe(false);
  now.mockReturnValue(Math.floor(ctimeMs) - 1);
  expect(hasChangedSince(file, ctimeMs)).toBe(false);
  expect(hasChangedSince('/no/such/file', 0)).toBe(false);
});
