/**
 * What an editor does in `senja edit`, in an engine: a new article with its fields, a text with marks, a list and a box,
 * pictures that are chosen, dropped and pasted, a link to an entry, what is taken back and brought back, the page, and
 * another name. What each has written is read from the disk.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { serve } from '../support/process/serve.ts';
import { projectCopy } from '../support/sites/installed.ts';
import { commitAll, repositoryIn, withoutSettings } from '../support/sites/repositories.ts';
import type { Tab } from './drivers/tab.ts';
import { field, hasFocus, inputOf, inTurn, quoted, textOf } from './editor-hands.ts';
import { shown, visitorIn } from './visitor.ts';

const FILE = 'articles/17-jalan-sore.md';
const RENAMED = 'articles/17-jalan-petang.md';

/** A picture of its own for each colour: the same one is stored once. */
const picture = async (background: string): Promise<string> => {
  const made = sharp({ create: { width: 800, height: 600, channels: 3, background } }).jpeg();
  return (await made.toBuffer()).toString('base64');
};

type Way = 'change' | 'drop' | 'paste';

/** Gives a picture to an element as programs do; no engine lets a test take one from the disk or the clipboard. */
const given = (way: Way, selector: string, data: string): string => `(() => {
  const bytes = Uint8Array.from(atob(${quoted(data)}), (sign) => sign.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
  const element = document.querySelector(${quoted(selector)});
  if (${way === 'change'}) {
    element.files = files.files;
    return element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const { left, top } = element.getBoundingClientRect();
  const event = ${
    way === 'drop'
      ? `new DragEvent('drop', { bubbles: true, cancelable: true, clientX: left + 4, clientY: top + 4 })`
      : `new ClipboardEvent('paste', { bubbles: true, cancelable: true })`
  };
  Object.defineProperty(event, ${quoted(way === 'drop' ? 'dataTransfer' : 'clipboardData')}, { value: files });
  return element.dispatchEvent(event);
})()`;

/** Does all of that, in turn. */
export async function doTasks(tab: Tab): Promise<void> {
  withoutSettings();
  const folder = projectCopy();
  const content = path.join(folder, 'content');
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n.senja\ndist\n');
  repositoryIn(folder);
  commitAll(folder);
  const read = (name: string) => readFileSync(path.join(content, name), 'utf8');
  const isThere = (name: string) => existsSync(path.join(content, name));
  const { url } = await serve(['edit', '--no-open'], { cwd: folder });
  const visitor = visitorIn(tab);
  const { until } = visitor;
  const click = async (selector: string, text = '') => {
    await until(
      `[...document.querySelectorAll(${quoted(selector)})].some(({ textContent }) => textContent.includes(${quoted(text)}))`,
    );
    await visitor.click(selector, text);
  };
  const press = async (...keys: Parameters<Tab['press']>[0][]) => {
    for (const key of keys) await tab.press(key);
  };
  const isSaved = `${textOf('.saved')} === 'Saved'`;
  const save = async () => {
    await until(`${textOf('.saved')} === 'Not saved yet'`);
    await tab.press('s', 'Control');
    await until(isSaved);
  };
  const inText = (text: string) => until(`${textOf('#body')}.includes(${quoted(text)})`);
  const describePicture = async (alt: string) => {
    await until(hasFocus('dialog input[name=alt]'));
    await tab.type(alt);
    await press('Enter');
    await until(`document.querySelector('dialog') === null && ${hasFocus('#body')}`);
  };

  await tab.resize(1280, 800);
  await tab.open(url);
  await inTurn(tab, {
    async 'a new article'() {
      await until(shown('.row a'));
      await click('.list-head button', 'New entry');
      await until(hasFocus('dialog input[name=title]'));
      await tab.type('Jalan sore');
      await press('Enter');
      await until(hasFocus(field('/excerpt')));
    },
    async fields() {
      await tab.type('Berjalan dua puluh menit.');
      await click('label', 'Gerakan Ringan');
      await click(field('/publishDate'));
      await tab.press('a', 'Control');
      await tab.type('5 mei 2026');
      await until(`${textOf('.day-words')}.includes('5 May 2026')`);
    },
    async 'a picture from the computer'() {
      await tab.evaluate(given('change', '.drop input[type=file]', await picture('teal')));
      await until(hasFocus(field('/imageAlt')));
      await tab.type('Dua orang di jalan kampung.');
      await until(
        `${inputOf(field('/imageUrl'))} === 'images/jalan-sore.jpg' &&
          document.querySelector('.thumbnail')?.naturalWidth > 0`,
      );
    },
    async 'a picture dropped on its field, and pasted there'() {
      for (const [way, colour] of [
        ['drop', 'navy'],
        ['paste', 'olive'],
      ] as const) {
        const before = await tab.evaluate(inputOf(field('/imageUrl')));
        expect(await tab.evaluate(given(way, '.drop', await picture(colour)))).toBe(false);
        await until(`${inputOf(field('/imageUrl'))} !== ${quoted(String(before))}`);
        await until(shown('.old-about'));
        // The page has moved with the focus by then.
        await until(hasFocus(field('/imageAlt')));
        await click('.old-about button', 'still fits');
        await until(hasFocus(field('/imageAlt')));
      }
    },
    async 'a text with marks, a list and a box'() {
      await click('#body');
      await tab.type('Mulailah ');
      await tab.press('b', 'Control');
      await tab.type('pelan');
      await tab.press('b', 'Control');
      await tab.type(' saja.');
      await press('Enter');
      await click('.tool-list');
      await tab.type('sepatu');
      await press('Enter');
      await tab.type('air minum');
      await press('Enter', 'Enter');
      await tab.type('::: note Ingat');
      await press('Enter');
      await tab.type('Berhentilah bila lelah.');
      await press('Enter');
      await tab.type(':::');
      await press('Enter');
      await tab.type('Lihat ');
    },
    async 'a link to an entry'() {
      await tab.press('k', 'Control');
      await until(hasFocus('dialog [role=combobox]'));
      await tab.type('tentang');
      await until(shown('dialog [role=option]'));
      await press('ArrowDown', 'Enter', 'Enter');
      await until(`document.querySelector('dialog') === null && ${hasFocus('#body')}`);
      await inText('[Tentang Kami](/tentang-kami/)');
    },
    async 'pictures dropped and pasted in the text'() {
      await press('Enter');
      await tab.evaluate(given('paste', '#body', await picture('tomato')));
      await describePicture('Jalan kampung.');
      await press('Enter');
      await tab.evaluate(given('drop', '#body .cm-line:last-child', await picture('gold')));
      await describePicture('Sepasang sepatu.');
      await until(`document.querySelectorAll('#body img').length > 0`);
    },
    async 'finding a word of it'() {
      await tab.press('f', 'Control');
      await until(hasFocus('#find-words'));
      await tab.type('lelah');
      await until(`${textOf('.find-says')} !== '' && document.querySelector('.cm-searchMatch') !== null`);
      await press('Escape');
      await until(hasFocus('#body'));
    },
    async saving() {
      await save();
      expect(read(FILE)).toMatch(/^title: Jalan sore$/m);
      expect(read(FILE)).toMatch(/^publishDate: .*2026/m);
      expect(read(FILE)).toMatch(/^imageAlt: Dua orang di jalan kampung\.$/m);
      expect(read(FILE).split('---\n').at(-1)?.trim()).toBe(
        [
          'Mulailah **pelan** saja.',
          '- sepatu\n- air minum',
          '::: note Ingat\nBerhentilah bila lelah.',
          ':::',
          'Lihat [Tentang Kami](/tentang-kami/)',
          '![Jalan kampung.](images/jalan-sore-4.jpg)',
          '![Sepasang sepatu.](images/jalan-sore-5.jpg)',
        ].join('\n\n'),
      );
    },
    async 'the page'() {
      await until(`document.querySelector('.preview-says .address')?.title === '/artikel/jalan-sore/'`);
    },
    async 'undo and redo'() {
      await click(field('/excerpt'));
      await press('End');
      await tab.type(' Tiap hari.');
      const value = inputOf(field('/excerpt'));
      await tab.press('z', 'Control');
      await until(`${value} === 'Berjalan dua puluh menit.'`);
      await tab.press('y', 'Control');
      await until(`${value} === 'Berjalan dua puluh menit. Tiap hari.'`);
      await save();
    },
    async 'what it was'() {
      await click('.switcher a', 'History');
      await until(shown('.history .row:nth-child(2) a'));
      await click('.history .row:nth-child(2) a');
      await until(`${textOf('.difference ins')}.includes('Tiap hari.')`);
      await click('.difference button', 'Bring back');
      await until(`document.querySelector('.difference') === null && ${hasFocus('.history h2')}`);
      await save();
      expect(read(FILE)).toMatch(/^excerpt: Berjalan dua puluh menit\.$/m);
      await click('.switcher a', 'Fields');
    },
    async 'another name'() {
      await click('.entry-actions button', 'Change name');
      await until(hasFocus('dialog input[name=title]'));
      await click('dialog input[name=name]');
      await tab.press('a', 'Control');
      await tab.type('jalan-petang');
      await press('Enter');
      // The whole site is checked with the new name, which takes long on a busy machine.
      const isPlanned = `document.querySelector('dialog:has(.plan) .primary:not([aria-disabled])') !== null`;
      await until(isPlanned)
        .catch(() => until(isPlanned))
        .catch(() => until(isPlanned));
      await click('dialog .primary');
      await until(`location.hash === ${quoted(`#/${RENAMED}`)}`);
      expect([isThere(FILE), isThere(RENAMED)]).toEqual([false, true]);
    },
  });
}
