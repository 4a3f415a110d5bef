import { expect, it } from 'vitest';
import { SiteError } from '../../../cli/core/stages/site-error.ts';
import { runCode } from '../../../cli/io/compiled/run-code.ts';

it('survives code that tries to end the process', () => {
  const run = () => runCode('process.exit(0);', { filename: 'end.cjs', require: () => null });
  expect(run).toThrow(SiteError);
});
