/** What is written at the edge of a box leaves the box as it is. */
import { expect, it } from 'vitest';
import { besideBoxes } from '../../../../cli/edit/app/markdown/typing/beside-box.ts';
import { typed } from './typed.ts';

const typedBeside = typed(besideBoxes);

it.each([
  ['after the last line', '::: note\na\n:::‸', '::: note\na\n:::\n\nb c‸'],
  ['after its spaces', '::: note\na\n::: ‸\n\nd', '::: note\na\n::: \n\nb c‸\n\nd'],
  ['within its signs', '::: note\na\n:‸::', '::: note\na\n:::\n\nb c‸'],
  ['before the last line', '::: note\na\n‸:::', '::: note\na\nb c‸\n:::'],
  ['before the first line', '‸::: note\na\n:::', 'b c‸\n\n::: note\na\n:::'],
  ['after a box in a box', ':::: note\n::: tip\na\n:::‸\n::::', ':::: note\n::: tip\na\n:::\n\nb c‸\n::::'],
  ['in the title', '::: note ‸\na\n:::', '::: note b c‸\na\n:::'],
  ['in a box', '::: note\na‸\n:::', '::: note\nab c‸\n:::'],
  ['after signs in code', '```\n:::‸\n```', '```\n:::b c‸\n```'],
  ['after signs that end nothing', ':::‸', ':::b c‸'],
])('%s', (_, before, after) => expect(typedBeside(before, 'b c')).toBe(after));

it('leaves signs to whoever writes them, and every other change', () => {
  expect(typedBeside(':::: note\na\n:::‸', ':')).toBe(':::: note\na\n::::‸');
  expect(typedBeside('::: note\na\n:::‸', '\n')).toBe('::: note\na\n:::\n‸');
  expect(typedBeside('::: note\na\n:::‸', 'b', 'undo')).toBe('::: note\na\n:::b‸');
});
