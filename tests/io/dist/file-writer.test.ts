/** Files are put together in shared memory: each has its own bytes, whatever its size. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileWriter } from '../../../cli/io/dist/index.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

it('writes texts, bytes and pieces of both, small and large, each with its own bytes', () => {
  const folder = temporaryFolder();
  const { write, stamps } = fileWriter(folder);
  const large = '€ä𝒳b'.repeat(100_000);
  const bytes = Buffer.from('é\n');
  const files: Record<string, readonly (string | Uint8Array)[]> = {
    'a.html': ['long first: ', bytes, 'x'.repeat(5000)],
    'b.html': ['', bytes, 'ü'],
    'c.html': [large, bytes, large],
    'd.html': ['after'],
    'e.html': [],
  };
  for (const [name, content] of Object.entries(files)) write({ path: name, content });
  write({ path: 'text.txt', content: large });
  write({ path: 'bytes.txt', content: bytes });
  const written = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  for (const [name, content] of Object.entries(files))
    expect(written(name)).toBe(content.map((one) => one.toString()).join(''));
  expect([written('text.txt'), written('bytes.txt')]).toEqual([large, 'é\n']);
  expect(new Set(Object.values(stamps)).size).toBe(7);
});
