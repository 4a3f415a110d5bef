/** What goes wrong on the machine, in words for people who do not know the terminal. */
import { expect, it } from 'vitest';
import { refusalFor, refusedBecause } from '../../cli/edit/refused.ts';
import { failure, fileSystemFailure } from '../../cli/io/failures/failure.ts';

const systemError = (code: string, at?: string): Error =>
  Object.assign(new Error(`${code}: no, open '${at}'`), { code, errno: -1, syscall: 'open', path: at });

const PLACE = '/home/siti/situs/content/posts/1-welcome.md';

it.each<[string, unknown, RegExp]>([
  ['a full disk', systemError('ENOSPC'), /^This did not work: no space left\..* Free some space, then try/],
  ['a full disk, with the file', fileSystemFailure(PLACE, systemError('ENOSPC', PLACE)), /: no space left\./],
  ['no permission', fileSystemFailure(PLACE, systemError('EACCES', PLACE)), /: no permission\./],
  ['another failure', failure('usage/exists', { slug: 'teh', file: PLACE }), /1-welcome\.md/],
  ['an entry that exists', failure('usage/exists', { slug: 'teh', file: 'posts/a.md' }), /posts\/a\.md/],
  ['a code that is unknown', systemError('EWEIRD', PLACE), /a fault in senja itself/],
  ['too many calls', new RangeError('Maximum call stack size exceeded'), /a fault in senja itself/],
  ['any bug', new TypeError("Cannot read properties of undefined (reading 'x')"), /a fault in senja itself/],
  ['nothing', undefined, /a fault in senja itself/],
])('has a subject, and names no place on the machine: %s', (_name, error, words) => {
  const { refused } = refusalFor(error).answer;
  expect(refused.en).toMatch(words);
  for (const text of [refused.id, refused.en])
    expect(text).not.toMatch(/: :|^:|\/home|siti|RangeError|TypeError|EWEIRD|\{/);
});

it('names a file of the content folder by its path in there', () => {
  const error = fileSystemFailure(PLACE, systemError('EACCES', PLACE));
  expect(refusalFor(error, '/home/siti/situs/content').answer.refused.en).toContain(
    ': posts/1-welcome.md: no permission.',
  );
});

it('keeps words of its own', () => {
  const own = refusedBecause('changed', 409, 'entry');
  expect(refusalFor(own)).toBe(own);
});
