/**
 * `senja edit` with the keyboard alone, in an engine: entries are found, opened, changed, removed and brought back, and a
 * table is written by cell. What each task has written is read from the disk.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import type { Key, Tab } from './drivers/tab.ts';
import { field, hasFocus, inputOf, inTurn, quoted, textOf } from './editor-hands.ts';
import { shown, visitorIn } from './visitor.ts';

const SECOND = 'articles/02-jalan-pagi.yaml';
const THIRD = 'articles/03-jam-tidur-tetap.yaml';
const PAGE = 'pages/terms.md';

const TABLE = ['| Hari | Menu |', '| --- | --- |', '| Senin | Sup ayam |', '| Selasa | |'].join('\n');
const TEXT = `\n## Jadwal\n\n${TABLE}\n\nAkhir.\n`;

/** How many elements Tab may pass on the way to one. */
const FAR = 150;

const count = (selector: string): string => `document.querySelectorAll(${quoted(selector)}).length`;
const rows = `[...document.querySelectorAll('.collection .row a')].map(({ innerText }) => innerText.split('\\n')[0])`;
const isSaved = `${textOf('.saved')} === 'Saved'`;
const isUnsaved = `${textOf('.saved')} === 'Not saved yet'`;

/** An expression: the texts of the cells, row by row. */
const CELLS = `JSON.stringify([...document.querySelectorAll('#body [role=row]')].map((row) =>
  [...row.querySelectorAll('[role=cell], [role=columnheader]')].map(({ textContent }) => textContent)))`;

/** An expression: the text of the cell of the caret, which the caret of the browser is in too. */
const HERE = `[...document.querySelectorAll('#body .md-cell.is-here')]
  .filter((cell) => cell.contains(document.getSelection().focusNode)).map(({ textContent }) => textContent).join()`;

/** Does all of that, in turn. */
export async function doByKeyboard(tab: Tab): Promise<void> {
  const { content } = contentCopy();
  const place = (name: string) => path.join(content, name);
  const read = (name: string) => readFileSync(place(name), 'utf8');
  const write = (name: string, change: (text: string) => string) =>
    writeFileSync(place(name), change(read(name)));
  write(SECOND, (text) => text.replace('Gerakan Ringan', 'Gerakan Ringn'));
  write(THIRD, (text) => text.replace('excerpt:', 'excerpt;'));
  write(PAGE, (text) => text.replace(/(?<=\n---\n)[\s\S]*$/, TEXT));
  const head = read(PAGE).slice(0, -TEXT.length);
  const { url } = await serve(['edit', '--no-open', '--content', content]);
  const { until } = visitorIn(tab);
  const press = async (...keys: Key[]) => {
    for (const key of keys) await tab.press(key);
  };
  const { type } = tab;
  /**
   * Presses Tab until an element has the focus, one that matches, with a text if one is given; or Shift+Tab, if it is
   * above. Out of the page Firefox goes on through its own buttons, and as WebDriver BiDi presses them, Space and Enter
   * do nothing to buttons afterwards.
   */
  let isBegun = false;
  const reach = async (selector: string, text = '') => {
    // What had the focus may be gone, and something else gets it then; a page that has just been opened has none.
    if (isBegun) await until(`!${hasFocus('body')}`);
    isBegun = true;
    const isOne = (element: string) =>
      `${element}.matches(${quoted(selector)}) && ${element}.textContent.includes(${quoted(text)})`;
    const isAbove = await tab.evaluate(`[...document.querySelectorAll('*')].some(
      (one) => ${isOne('one')} && one.compareDocumentPosition(document.activeElement) === Node.DOCUMENT_POSITION_FOLLOWING)`);
    for (let presses = 0; presses < FAR; presses += 1) {
      if (await tab.evaluate(isOne('document.activeElement'))) return;
      await tab.press('Tab', isAbove ? 'Shift' : undefined);
    }
    throw new Error(`No Tab leads to ${selector} ${text}.`);
  };
  const lands = (selector: string) => until(hasFocus(selector));
  const save = async () => {
    await until(isUnsaved);
    await tab.press('s', 'Control');
    await until(isSaved);
  };
  const undo = () => tab.press('z', 'Control');
  const cells = (...wanted: string[][]) => until(`${CELLS} === ${quoted(JSON.stringify(wanted))}`);
  const here = (wanted: string) => until(`${HERE} === ${quoted(wanted)}`);
  const back = async () => {
    await reach('.back');
    await press('Enter');
    await until(shown('.list-head h1'));
  };
  /** Opens the only entry that a search finds. */
  const openFound = async (words: string) => {
    await reach('input[type=search]');
    await tab.press('a', 'Control');
    await type(words);
    await until(`${rows}.length === 1`);
    await reach('.row a');
    await press('Enter');
    await lands('.entry-head h1');
  };
  const SELECTED_TITLE = 'Jalan pagi berdua, pelan pun berguna';

  await tab.resize(1280, 800);
  await tab.open(url);
  await inTurn(tab, {
    async 'finding an entry by its words, and all again'() {
      await until(shown('.row a'));
      const all = Number(await tab.evaluate(`${rows}.length`));
      await reach('input[type=search]');
      await type('pagi jalan');
      await until(`${rows}.join() === ${quoted(SELECTED_TITLE)}`);
      await until(`${textOf('.found')}.startsWith('1 of ')`);
      await tab.press('a', 'Control');
      await press('Delete');
      await until(`${rows}.length === ${all}`);
    },
    async 'those that need attention'() {
      await reach('.filters select:not(:first-child)');
      await press('Tab');
      await type('Needs');
      await until(`${rows}.length === 2`);
    },
    async 'opening one'() {
      await reach('.row a', 'Jalan');
      await press('Enter');
      await lands('.entry-head h1');
      await until(shown('.preview-head button'));
      await reach('.preview-head button', 'Hide');
      await press('Enter');
      await until(`${count('.preview')} === 0`);
    },
    async 'its title'() {
      await reach(field('/title'));
      await press('End');
      await type(' sekali');
    },
    async 'what a message suggests'() {
      await reach('.suggestions button', 'Gerakan Ringan');
      await press('Enter');
      await until(`${count('.suggestions')} === 0`);
    },
    async 'items of a list, moved'() {
      await reach('.add-field', 'Search words');
      await press('Enter');
      await lands('.item textarea');
      await type('jalan');
      await reach(`${field('/keywords-add')} button`);
      await press('Enter');
      await lands(field('/keywords/1'));
      await type('pagi');
      await reach(field('/keywords/1-up'));
      await press('Enter');
      await until(`${inputOf(field('/keywords/0'))} === 'pagi'`);
    },
    async 'a date'() {
      await reach('.add-field', 'Date of publication');
      await press('Enter');
      await lands(field('/publishDate'));
      await type('5 mei 2026');
      await until(`${textOf('.day-words')}.includes('5 May 2026')`);
    },
    async saving() {
      await save();
      expect(read(SECOND)).toMatch(/^title: Jalan pagi berdua, pelan pun berguna sekali$/m);
      expect(read(SECOND)).toMatch(/^category: Gerakan Ringan$/m);
      expect(read(SECOND)).toMatch(/^keywords:\n(?: *)- pagi\n(?: *)- jalan$/m);
      expect(read(SECOND)).toMatch(/^publishDate: 5 Mei 2026$/im);
    },
    async 'taking back, and doing again'() {
      await reach(field('/keywords/0-take'));
      await press('Enter');
      await until(`${count('.items > li')} === 1`);
      await reach('.bar button', 'Undo');
      await press('Enter');
      await until(`${count('.items > li')} === 2`);
      await reach('.bar button', 'Redo');
      await press('Enter');
      await until(`${count('.items > li')} === 1`);
      await save();
    },
    async 'deciding between two changes'() {
      await reach(field('/title'));
      await tab.press('a', 'Control');
      await type('Jalan berdua');
      await until(isUnsaved);
      write(SECOND, (text) => text.replace(/^title: .*$/m, 'title: Jalan sendiri'));
      await tab.press('s', 'Control');
      await lands('.conflict h2');
      await reach('.version input');
      await press(' ', 'Enter');
      await until(isSaved);
      expect(read(SECOND)).toMatch(/^title: Jalan berdua$/m);
    },
    async 'mending a broken file as text'() {
      await back();
      await reach('.row a', 'Jam tidur');
      await press('Enter');
      await until(shown('.finding button'));
      await reach('.finding button', 'Show line 3');
      await press('Enter');
      await lands('#text');
      // From the marked words to the beginning of their line.
      await press('ArrowLeft', 'Home');
      for (let letter = 0; letter < 'excerpt'.length; letter += 1) await press('ArrowRight');
      await press('Delete');
      await type(':');
      // What is being written stays, and the fields are one press away.
      await until(
        `[...document.querySelectorAll('.switcher a')].some(({ innerText }) => innerText === 'Fields')`,
      );
      await lands('#text');
      await save();
      expect(read(THIRD)).toMatch(/^excerpt: Tidur/m);
    },
    async 'removing an entry, and bringing it back'() {
      await back();
      // Nothing needs attention any more.
      await reach('button', 'Show all');
      await press('Enter');
      await until(`${rows}.length > 2`);
      await openFound('jalan berdua');
      const before = read(SECOND);
      await reach('.entry-actions button', 'Remove');
      await press('Enter');
      await lands('.plan h3');
      await press('Escape');
      await until(`${count('dialog')} === 0`);
      await lands('.entry-actions .danger');
      expect(existsSync(place(SECOND))).toBe(true);
      await press('Enter');
      await lands('.plan h3');
      await until(`${count('dialog .primary:not([aria-disabled])')} === 1`);
      await reach('dialog [type=submit]', 'Remove');
      await press('Enter');
      await lands('.list-head h1');
      expect(existsSync(place(SECOND))).toBe(false);
      await reach('.done button', 'Undo');
      await press('Enter');
      await lands('.entry-head h1');
      expect(read(SECOND)).toBe(before);
      await back();
    },
    async 'a table by cell'() {
      await openFound('syarat');
      await reach('#body');
      await tab.press('Home', 'Control');
      await press('ArrowDown', 'ArrowDown');
      await here('Hari');
      await press('Tab', 'Tab');
      await here('Senin');
      await press('Tab');
      await type(' hangat');
      await press('ArrowDown');
      await here('');
      await type('Bubur | nasi');
      await tab.press('Tab', 'Shift');
      await here('Selasa');
      await press('End', 'ArrowRight');
      await here('Bubur | nasi');
      await press('ArrowLeft');
      await here('Selasa');
      await press('ArrowRight', 'Home', 'Delete', 'Backspace');
      await cells(['Hari', 'Menu'], ['Senin', 'Sup ayam hangat'], ['Selasa', 'ubur | nasi']);
      await type('B');
      await press('ArrowUp');
      await here('Sup ayam hangat');
      await save();
      const written = TABLE.replace('ayam', 'ayam hangat').replace('a | |', 'a | Bubur \\| nasi|');
      expect(read(PAGE)).toBe(head + TEXT.replace(TABLE, written));
    },
    async 'rows and columns, and taking them back'() {
      const before = read(PAGE);
      const start = [
        ['Hari', 'Menu'],
        ['Senin', 'Sup ayam hangat'],
        ['Selasa', 'Bubur | nasi'],
      ];
      const tool = async (name: string) => {
        await press('Escape', 'Tab');
        await reach('.place-tools button', name);
        await press('Enter');
        await lands('#body');
      };
      await cells(...start);
      await tool('New row');
      await type('Sore');
      await tab.press('Tab', 'Shift');
      await type('Antara');
      await here('Antara');
      await tool('New column');
      await type('x');
      await here('x');
      await tool('Delete row');
      await cells(['Hari', '', 'Menu'], ['Senin', '', 'Sup ayam hangat'], ['Selasa', '', 'Bubur | nasi']);
      await tool('Delete column');
      await cells(...start);
      // Each in one step.
      const [head, first, last] = start as [string[], string[], string[]];
      const wide = ([one = '', other = '']: string[]) => [one, '', other];
      for (const now of [
        [wide(head), wide(first), wide(last)],
        [wide(head), wide(first), ['Antara', 'x', 'Sore'], wide(last)],
        [wide(head), wide(first), ['Antara', '', 'Sore'], wide(last)],
        [head, first, ['Antara', 'Sore'], last],
        [head, first, ['', 'Sore'], last],
        [head, first, ['', ''], last],
        start,
      ]) {
        await undo();
        await cells(...now);
      }
      // Below the last row, a paragraph.
      await reach('#body');
      await tab.press('Home', 'Control');
      await press('ArrowDown', 'ArrowDown', 'Enter', 'Enter', 'Enter');
      await type('Sesudah.');
      await save();
      expect(read(PAGE)).toBe(before.replace('\n\nAkhir', '\n\nSesudah.\n\nAkhir'));
    },
    async 'a new table, and taking it back'() {
      const before = JSON.parse(String(await tab.evaluate(CELLS)));
      const isOff = `document.querySelector('.tool-table').ariaDisabled`;
      expect(await tab.evaluate(isOff)).toBeNull();
      await reach('.tool-table', 'Table');
      await press('Enter');
      await lands('#body');
      await until(`${isOff} === 'true'`);
      await type('Hari');
      await press('Tab');
      await type('Jam');
      await cells(...before, ['Hari', 'Jam'], ['', ''], ['', '']);
      for (const now of [
        ['Hari', ''],
        ['', ''],
      ]) {
        await undo();
        await cells(...before, now, ['', ''], ['', '']);
      }
      await undo();
      await cells(...before);
      await until(isSaved);
    },
    async 'finding a word of a text'() {
      await tab.press('f', 'Control');
      await lands('#find-words');
      await type('bubur');
      await until(`${textOf('.find-says')} !== ''`);
      await press('Enter', 'Escape');
      await lands('#body');
      await until(`document.getSelection().toString() === 'Bubur'`);
    },
  });
}
