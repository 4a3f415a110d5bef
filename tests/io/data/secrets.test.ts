/** What messages show of addresses and variables. */
import { afterEach, expect, it, vi } from 'vitest';
import { withoutSecrets } from '../../../cli/io/data/secrets.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['https://user:pass@api.example/a?key=1 failed', 'https://api.example/a… failed'],
  ['https://api.example/a#t=1', 'https://api.example/a…'],
  ['postgres://me:word@db.example/x', 'postgres://db.example/x'],
  ['no answer of https://api.example/a', 'no answer of https://api.example/a'],
  ['“https://api.example/?q=1” (500)', '“https://api.example/…” (500)'],
])('%s', (text, shown) => {
  expect(withoutSecrets(text, [])).toBe(shown);
});

it('names the variables that the code has read, not others and not short ones', () => {
  vi.stubEnv('FEED_TOKEN', 'abc123xyz');
  vi.stubEnv('OTHER', 'answered');
  vi.stubEnv('MODE', 'on');
  const reads = ['env FEED_TOKEN', 'env MODE', 'file data/a.json'];
  expect(withoutSecrets('abc123xyz is on, answered bot', reads)).toBe('$FEED_TOKEN is on, answered bot');
});
