import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineAfter, lineAt, lineBefore } from '../../cli/diagnostics/line-traps.ts';

const text = fc.string({
  unit: fc.constantFrom('\n', '\n', '\r\n', '#', ' ', 'a', '-', ': '),
  maxLength: 20,
});

it('a line holds the offset it is asked for, and the lines around it are the next ones', () => {
  fc.assert(
    fc.property(text, fc.nat(), (written, number) => {
      const lines = written.split('\n').map((line) => line.replace(/\r$/, ''));
      const offset = number % (written.length + 1);
      const index = written.slice(0, offset).split('\n').length - 1;
      const line = lineAt(written, offset);
      expect(line.text).toBe(lines[index]);
      expect(line.start).toBe(
        written
          .split('\n')
          .slice(0, index)
          .reduce((sum, one) => sum + one.length + 1, 0),
      );
      expect(lineAfter(written, line)?.text ?? null).toBe(lines[index + 1] ?? null);
      const above = lines.slice(0, index).filter((one) => !/^\s*(?:#|$)/.test(one));
      expect(lineBefore(written, line)?.text ?? null).toBe(above.at(-1) ?? null);
    }),
    { numRuns: 2000 },
  );
});
