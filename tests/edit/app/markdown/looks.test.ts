// @vitest-environment happy-dom
/** How a text looks: pictures, lists and boxes as on the page, and every sign of the text still there. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, it, vi } from 'vitest';
import { faults } from '../../../../cli/edit/app/markdown/faults.ts';
import { looks } from '../../../../cli/edit/app/markdown/looks.ts';
import { boxWords, pictureSource } from '../../../../cli/edit/app/markdown/widgets.ts';

let view: EditorView;
afterEach(() => view.destroy());

const asked = vi.fn(async (address: string) => (address.includes('hilang') ? null : `blob:${address}`));

/** `note` in words; components are their site's own. */
const nameOf = (kind: string): string => (kind === 'note' ? 'Catatan' : '');

/** Shows a text in which `¦` is the caret; without it, the text has no focus. */
async function shown(text: string) {
  asked.mockClear();
  const at = text.indexOf('¦');
  const doc = text.replace('¦', '');
  const state = EditorState.create({
    doc,
    selection: { anchor: Math.max(0, at) },
    extensions: [markdownLanguage, faults, pictureSource.of(asked), boxWords.of(nameOf), looks],
  });
  view = new EditorView({ state, parent: document.body });
  Object.defineProperty(view, 'hasFocus', { value: at >= 0 });
  view.dispatch({});
  await Promise.resolve();
  expect(view.state.doc.toString()).toBe(doc);
  return [...view.dom.querySelectorAll('.cm-line')];
}

it('pictures are small pictures with their descriptions, and as written where the caret is', async () => {
  const [line] = await shown('![Orang *tua*](images/a.jpg "Judul")');
  expect(line?.textContent).toBe('Orang *tua*');
  await vi.waitFor(() =>
    expect(line?.querySelector<HTMLImageElement>('.md-picture img')?.src).toBe('blob:images/a.jpg'),
  );
  view.destroy();
  const [open] = await shown('![Or¦ang](images/a.jpg)');
  expect(open?.textContent).toContain('![Orang](images/a.jpg)');
  expect(open?.querySelectorAll('.md-picture img')).toHaveLength(1);
});

it('nothing is asked of other sites, and a picture that is not there leaves its description', async () => {
  await shown('![Laut](https://contoh.id/a.jpg)\n\n![Laut](//contoh.id/a.jpg)');
  expect(view.dom.querySelector('.md-picture')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  view.destroy();
  const [line] = await shown('![Gunung](hilang.jpg)');
  await vi.waitFor(() => expect(line?.querySelector('.is-missing')).not.toBeNull());
  expect(line?.textContent).toBe('Gunung');
});

it('lists have dots, their numbers, and their signs where the caret is', async () => {
  const lines = await shown('- satu\n- dua\n\n1. tiga\n\n* em¦pat\n');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '• satu',
    '• dua',
    '',
    '1. tiga',
    '',
    '• empat',
    '',
  ]);
  view.destroy();
  expect((await shown('-¦ satu'))[0]?.textContent).toBe('- satu');
});

it('boxes have a ground, from their first line to their last', async () => {
  const lines = await shown('Teks\n\n::: tip Minum air {days=[Monday]}\nSatu\n:::\n\nLagi');
  expect(lines.map(({ className }) => /md-box\S*( md-box-\w+)?/.exec(className)?.[0] ?? '')).toEqual([
    '',
    '',
    'md-box md-box-first',
    'md-box',
    'md-box md-box-last',
    '',
    '',
  ]);
  expect(lines[2]?.querySelector('.md-bold')?.textContent).toBe('Minum air');
  const [close = null] = await shown(':::tip[Minum air]\nSatu\n:::\n\n```\n::: tip\n```');
  expect(close?.className).toContain('md-box-first md-of-tip');
  expect(close?.querySelector('.md-bold')?.textContent).toBe('[Minum air]');
  const code = await shown('```\n::: tip\n```');
  expect(code.filter(({ className }) => className.includes('md-box'))).toEqual([]);
});

it('boxes show their titles, or what they are called, and their signs where the caret is', async () => {
  const BOX =
    '::: tip Minum air\nSatu\n:::\n\n::: note\nDua\n:::\n\n:::tip[Teh]\nTiga\n:::\n\n::: resep\nEmpat\n:::';
  const texts = async (text: string) => (await shown(text)).map(({ textContent }) => textContent);
  expect(await texts(BOX)).toEqual([
    ...['Minum air', 'Satu', '', ''],
    ...['Catatan', 'Dua', '', ''],
    ...[':::tip[Teh]', 'Tiga', '', ''],
    ...['::: resep', 'Empat', ''],
  ]);
  view.destroy();
  expect((await texts(BOX.replace('tip Minum', 'tip¦ Minum'))).slice(0, 3)).toEqual([
    '::: tip Minum air',
    'Satu',
    '',
  ]);
  view.destroy();
  expect((await texts(BOX.replace(':::\n\n::: note', ':::¦\n\n::: note'))).slice(0, 3)).toEqual([
    'Minum air',
    'Satu',
    ':::',
  ]);
});
