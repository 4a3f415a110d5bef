/** A picture of a text goes to another place between its blocks; no other character changes. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import {
  pictureDropped,
  pictureInText,
  pictureMoved,
} from '../../../../cli/edit/app/markdown/pictures/moved.ts';

const PICTURE = '![Laut](images/a.jpg "b"){width="3"}';

function stateOf(text: string): EditorState {
  const doc = text.replaceAll('@', PICTURE);
  const state = EditorState.create({
    doc,
    selection: { anchor: doc.indexOf(PICTURE) + 3 },
    extensions: markdownLanguage,
  });
  ensureSyntaxTree(state, doc.length, 60_000);
  // What has been read since is in the next state.
  return state.update({}).state;
}

/** @returns the text after the picture has moved; null where it cannot */
function moved(text: string, by: -1 | 1): string | null {
  const state = stateOf(text);
  const picture = pictureInText(state);
  const spec = picture && pictureMoved(state, picture, by);
  if (!spec) return null;
  const made = state.update(spec).state;
  expect(made.sliceDoc(made.selection.main.head).startsWith(PICTURE)).toBe(true);
  return made.doc.toString().replaceAll(PICTURE, '@');
}

it.each([
  ['a\n\n@\n\nb\n', '@\n\na\n\nb\n', 'a\n\nb\n\n@\n'],
  ['@\n\nb', null, 'b\n\n@'],
  ['- a\n- b\n\n@', '@\n\n- a\n- b', null],
  ['a\n\n@\n\n- b\n## c\n', '@\n\na\n\n- b\n## c\n', 'a\n\n- b\n\n@\n\n## c\n'],
  ['a @ b\n\nc', '@\n\na b\n\nc', 'a b\n\n@\n\nc'],
  ['@\n\n\n\n> a\n\n| b |\n| - |\n', null, '> a\n\n@\n\n| b |\n| - |\n'],
  ['::: tip\n\n@\n\n:::\n', '@\n\n::: tip\n\n:::\n', '::: tip\n\n:::\n\n@\n'],
])('a picture in %j goes up and down', (text, up, down) => {
  expect([moved(text, -1), moved(text, 1)]).toEqual([up, down]);
});

it('a picture within an item, a quotation or a table stays there', () => {
  for (const text of ['- a\n- @', '> @', '| @ |\n| - |', '## @'])
    expect(pictureInText(stateOf(text)), text).toBeNull();
});

it.each([
  ['c', false, 'a\n\n@\n\nb c\n\nd'],
  ['c', true, 'a\n\nb c\n\n@\n\nd'],
  ['d', true, 'a\n\nb c\n\nd\n\n@'],
  ['a', false, null],
  ['a', true, 'a\n\n@\n\nb c\n\nd'],
])('dropped at %s, after it: %s', (at, isAfter, expected) => {
  const text = '@\n\na\n\nb c\n\nd';
  const state = stateOf(text);
  const picture = pictureInText(state);
  const spec = picture && pictureDropped(state, picture, state.doc.toString().lastIndexOf(at), isAfter);
  expect(spec && state.update(spec).state.doc.toString().replaceAll(PICTURE, '@')).toBe(expected);
});
