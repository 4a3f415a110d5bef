import { existsSync, statSync, utimesSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { SiteError } from '../../../cli/core/stages/site-error.ts';
import { fingerprint } from '../../../cli/core/values/hash.ts';
import { readCached, writeCached } from '../../../cli/io/cache/cache.ts';
import { keepCompiled, runCode } from '../../../cli/io/compiled/run-code.ts';
import { ownPath } from '../../../cli/tools/own-files.cjs';
import { temporaryFolder } from '../../support/process/senja.ts';

it('replaces compiled code that V8 rejects', () => {
  const root = temporaryFolder();
  const code = 'exports.answer = 42;';
  const key = `code-${process.versions.v8}-${fingerprint(code)}`;
  const rejected = new Script('"another text"').createCachedData();
  writeCached(root, 'made', key, [rejected]);
  const run = () => runCode(code, { root, filename: 'answer.cjs', require: () => null });
  expect(run()).toEqual({ answer: 42 });
  keepCompiled();
  const kept = readCached(root, 'made', key);
  expect(kept).not.toBeNull();
  expect(kept?.equals(rejected)).toBe(false);
  run();
  keepCompiled();
  expect(readCached(root, 'made', key)).toEqual(kept);
});

it('neither reads nor writes compiled code that is not to be kept, as with --no-cache', () => {
  const root = temporaryFolder();
  const code = 'exports.answer = 43;';
  const file = ownPath(root, 'made', `code-${process.versions.v8}-${fingerprint(code)}`);
  const run = (keep: boolean) => {
    expect(runCode(code, { root, keep, filename: 'answer.cjs', require: () => null })).toEqual({
      answer: 43,
    });
    keepCompiled();
  };
  run(false);
  expect(existsSync(file)).toBe(false);
  run(true);
  // Reading notes the time of use.
  utimesSync(file, 1000, 1000);
  run(false);
  expect(statSync(file).mtimeMs).toBe(1_000_000);
  run(true);
  expect(statSync(file).mtimeMs).toBeGreaterThan(1_000_000);
});

it('keeps compiled functions that were called after loading', () => {
  const code = "exports.answer = () => ['forty', 'two'].map((word) => word.length);";
  const key = `code-${process.versions.v8}-${fingerprint(code)}`;
  const sizeAfter = (use: (exported: { answer(): unknown }) => void): number => {
    const root = temporaryFolder();
    use(runCode<{ answer(): unknown }>(code, { root, filename: 'answer.cjs', require: () => null }));
    keepCompiled();
    return readCached(root, 'made', key)?.length ?? 0;
  };
  const unused = sizeAfter(() => undefined);
  expect(sizeAfter(({ answer }) => answer())).toBeGreaterThan(unused);
});

it('survives code that tries to end the process', () => {
  const code = 'process.exit(0);';
  const run = () => runCode(code, { root: temporaryFolder(), filename: 'end.cjs', require: () => null });
  expect(run).toThrow(SiteError);
});
