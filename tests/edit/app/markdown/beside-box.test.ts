/** What is written at the edge of a box leaves the box as it is. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { besideBoxes } from '../../../../cli/edit/app/markdown/box-form/beside-box.ts';

/** Types letters one after the other. @returns the text, with the caret */
function typed(marked: string, letters: string, userEvent = 'input.type'): string {
  const anchor = marked.indexOf('‸');
  const extensions = [EditorState.lineSeparator.of('\n'), markdownLanguage, besideBoxes];
  let state = EditorState.create({ doc: marked.replace('‸', ''), selection: { anchor }, extensions });
  for (const letter of letters) state = state.update(state.replaceSelection(letter), { userEvent }).state;
  const { doc, selection } = state;
  return `${doc.sliceString(0, selection.main.head)}‸${doc.sliceString(selection.main.head)}`;
}

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
])('%s', (_, before, after) => expect(typed(before, 'b c')).toBe(after));

it('leaves signs to whoever writes them, and every other change', () => {
  expect(typed(':::: note\na\n:::‸', ':')).toBe(':::: note\na\n::::‸');
  expect(typed('::: note\na\n:::‸', '\n')).toBe('::: note\na\n:::\n‸');
  expect(typed('::: note\na\n:::‸', 'b', 'undo')).toBe('::: note\na\n:::b‸');
});
