/** An address from the command line follows the rules of `url` in `site.yaml`, and faults name its source. */
import { describe, expect, it } from 'vitest';
import { checkUrl } from '../../../cli/commands/line/site-url.ts';
import { Failure } from '../../../cli/io/failures/failure.ts';

function failureOf(url: string, isOption = true): Failure {
  try {
    checkUrl(url, isOption);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error(`${url} is accepted`);
}

describe('checkUrl', () => {
  it.each(['https://senja.example/', 'https://senja.example', 'https://x.github.io/senja/'])(
    'accepts %s',
    (url) => expect(() => checkUrl(url, true)).not.toThrow(),
  );

  it.each([
    ['senja.example', 'must start with https://'],
    ['https://senja.example/?a=1', 'it may not hold ? or #'],
    ['https://localhost:4173/', 'port numbers are not used'],
    ['https://senja.example/a b/', 'it holds a space'],
    ['', 'must start with https://'],
  ])('refuses %j with exit code 2', (url, reason) => {
    const { exitCode, code, words } = failureOf(url);
    expect({ exitCode, code }).toEqual({ exitCode: 2, code: 'usage/bad-url' });
    expect(words.en.message).toContain(reason);
    expect(words.en.message).toMatch(/^--url: /);
    expect(words.id.message).toMatch(/^--url: Alamat /);
  });

  it('suggests the likely address', () => {
    const { words } = failureOf('http://senja.example/');
    expect(words.en.hint).toContain('Did you mean: https://senja.example/');
    expect(words.id.hint).toContain('Maksud Anda: https://senja.example/');
  });

  it('names the variable as the cause, and how to do without it', () => {
    const { words } = failureOf('http://senja.example/', false);
    expect(words.en.message).toMatch(/^SENJA_URL: /);
    expect(words.en.hint).toContain('unset the variable');
    expect(words.id.hint).toContain('kosongkan variabel itu');
  });
});
