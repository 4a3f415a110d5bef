/**
 * Cost of a file: the worst text for each step of reading is read completely; quadratic time would not finish. With
 * FUZZ_RUNS each must stay within a second.
 */
import { describe, expect, it } from 'vitest';
import { readingOf } from '../../cli/commands/output/reading.ts';
import { contentOf, overlay, run } from '../diagnostics/corpus.ts';
import { FRONT } from '../invalid-sites/case.ts';
import { LONG } from '../support/machine/long.ts';
import { BODIES, FIELDS } from './worst.ts';

/** Milliseconds of processor time. */
const BUDGET = 1000;

async function readToTheEnd(path: string, text: string): Promise<void> {
  const files = overlay({ [path]: text });
  const started = process.cpuUsage();
  const { diagnostics, fileNames } = await run(files);
  const { sentences } = readingOf(await contentOf(files));
  const { user, system } = process.cpuUsage(started);
  expect(fileNames).toContain(path);
  expect(sentences).toBeGreaterThan(0);
  for (const { file, range } of diagnostics.slice(0, 50)) {
    expect(file).not.toBe('');
    expect(range.line).toBeGreaterThanOrEqual(1);
  }
  if (LONG) expect((user + system) / 1000).toBeLessThan(BUDGET);
}

describe('the most expensive body', () => {
  it.each(Object.entries(BODIES))('%s', (_name, body) => readToTheEnd('articles/09-uji.md', FRONT + body));
});

describe('the most expensive fields', () => {
  it.each(Object.entries(FIELDS))('%s', (_name, yaml) => readToTheEnd('articles/09-uji.yaml', yaml));

  // It is read like a file of fields.
  it.each(Object.entries(FIELDS).filter((_, at) => LONG || at % 5 === 0))(
    '%s, as front matter',
    (_name, yaml) => readToTheEnd('articles/09-uji.md', `---\n${yaml.replace(/\n?$/, '\n')}---\n\nIsi.\n`),
  );
});
