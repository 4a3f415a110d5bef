/** A new box is a block of its own: nothing else on the page changes, whatever the caret is in. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markdownParser } from '../../../../cli/core/bodies/markdown-parser.ts';
import { boxAt } from '../../../../cli/edit/app/markdown/box-form/box-text.ts';
import { boxMade } from '../../../../cli/edit/app/markdown/new-blocks/new-block.ts';
import { times } from '../../../support/machine/long.ts';

const markdown = markdownParser();

function stateOf(doc: string, anchor: number): EditorState {
  const extensions = [EditorState.lineSeparator.of('\n'), markdownLanguage];
  const state = EditorState.create({ doc, selection: { anchor }, extensions });
  ensureSyntaxTree(state, doc.length, 5000);
  return state.update({}).state;
}

/** The text after a press of the button; null where it has nothing to do. */
function pressed(marked: string): string | null {
  const at = marked.indexOf('‸');
  const state = stateOf(marked.replace('‸', ''), at);
  const spec = boxMade(state);
  if (!spec) return null;
  const { doc, selection } = state.update(spec).state;
  return `${doc.sliceString(0, selection.main.head)}‸${doc.sliceString(selection.main.head)}`;
}

const MADE = '::: note\n‸\n:::';

it.each<[string, string, string | null]>([
  ['in an empty text', '‸', MADE],
  ['in a paragraph, which stays whole', 'a **b‸** c\nd\n\ne', `a **b** c\nd\n\n${MADE}\n\ne`],
  ['in a list, below it', '- a\n- ‸b\n\nc', `- a\n- b\n\n${MADE}\n\nc`],
  [
    'between two boxes',
    '::: tip\na\n:::\n\n‸\n\n::: tip\nb\n:::',
    `::: tip\na\n:::\n\n${MADE}\n\n::: tip\nb\n:::`,
  ],
  ['in another box', '::: tip\na‸\n:::', null],
  ['on the first line of one', '::: tip‸\na\n:::', null],
  ['on the last line of one', '::: tip\na\n:‸::', null],
  ['in a table', '| a |\n| - |\n| b‸ |', null],
  ['in code', '```\na‸\n```', null],
])('%s', (_, before, expected) => expect(pressed(before)).toBe(expected));

const BLOCKS = [
  'Satu dua.',
  'Satu\ndua **tiga\nempat** lima.',
  '## Judul',
  '- satu\n- dua\n\n  lagi\n- tiga',
  '> kutipan\n> lagi',
  '::: note Ingat\nBerhenti.\n:::',
  '| a | b |\n| - | - |\n| c | d |',
  '***',
  'Lihat[^1].\n\n[^1]: Catatan.\n\n    Lagi.\n',
  '```\nkode\n```',
];
const WORDS = 'Isi kotak.';

it('adds a box to the page and changes nothing else of it, and the caret is in it', () => {
  const own = markdown.render(`::: note\n${WORDS}\n:::`).trim();
  let made = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BLOCKS), { maxLength: 5 }), fc.nat(), (all, number) => {
      const doc = all.join('\n\n');
      const state = stateOf(doc, number % (doc.length + 1));
      const spec = boxMade(state);
      if (!spec) return;
      made += 1;
      const now = state.update(spec).state;
      expect(boxAt(now)?.line.name).toBe('note');
      const page = markdown.render(now.update(now.replaceSelection(WORDS)).state.doc.toString());
      expect(page.split(own)).toHaveLength(2);
      const plain = (html: string) => html.replace(/\s+/g, ' ').trim();
      expect(plain(page.replace(own, ''))).toBe(plain(markdown.render(doc)));
    }),
    { numRuns: times(300, 20_000) },
  );
  expect(made).toBeGreaterThan(100);
});
