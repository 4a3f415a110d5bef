import { expect, it } from 'vitest';
import type { Context } from '../../../cli/commands/context.ts';
import { progress } from '../../../cli/commands/output/progress.ts';
import { phrasesIn } from '../../../cli/diagnostics/phrases/index.ts';

function watched(changes: { terminal?: boolean; quiet?: boolean; format?: string } = {}) {
  const output: string[] = [];
  let time = 0;
  const { terminal = true, quiet = false, format = 'pretty' } = changes;
  const context = {
    options: { quiet, format },
    say: phrasesIn('en'),
    terminal,
    stderr: (text: string) => output.push(text),
  } as unknown as Context;
  const shown = progress(context, () => time);
  return {
    output,
    shown,
    pass(milliseconds: number) {
      time += milliseconds;
      shown.step();
    },
  };
}

it('prints nothing for work that takes less than a second', () => {
  const { output, shown, pass } = watched();
  pass(500);
  pass(499);
  shown.clear();
  expect(output).toEqual([]);
});

it('counts files after a second, not too often, and clears the line', () => {
  const { output, shown, pass } = watched();
  pass(1000);
  pass(100);
  pass(100);
  shown.clear();
  expect(output).toEqual(['\rWriting file 1 …', '\rWriting file 3 …', '\r\u001b[K']);
});

it('counts pictures from the first one', () => {
  const { output, shown, pass } = watched();
  shown.picture(1, 500);
  pass(1000);
  shown.picture(2, 500);
  pass(200);
  shown.picture(3, 500);
  expect(output).toEqual(['\rConverting pictures, 2 of 500 …', '\rConverting pictures, 3 of 500 …']);
});

it.each([{ terminal: false }, { quiet: true }, { format: 'json' }])('is silent with %j', (changes) => {
  const { output, shown, pass } = watched(changes);
  pass(5000);
  shown.clear();
  expect(output).toEqual([]);
});
