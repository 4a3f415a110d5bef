/** `senja edit` in an engine: a list, a form, a text, what is pasted, undone and saved, the page, and an action. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { WORD } from '../edit/app/markdown/clipboard.ts';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import type { Tab } from './drivers/tab.ts';
import { field, inputOf, inTurn, textOf } from './editor-hands.ts';
import { shown, visitorIn } from './visitor.ts';

const ARTICLE = 'articles/02-jalan-pagi.yaml';
const PAGE = 'pages/terms.md';

/** Pastes what Word puts on the clipboard. Firefox takes it in a form of its own. */
const pasted = (html: string): string => `(() => {
  const data = ${JSON.stringify(html)};
  const dataType = 'text/html';
  const clipboardData = new DataTransfer();
  clipboardData.setData(dataType, data);
  const event = new ClipboardEvent('paste', { clipboardData, data, dataType, bubbles: true, cancelable: true });
  document.querySelector('#body').dispatchEvent(event);
  return event.defaultPrevented;
})()`;

/** Writes an article and a page as a person does. */
export async function writeIn(tab: Tab): Promise<void> {
  const { content } = contentCopy();
  const read = (name: string) => readFileSync(path.join(content, name), 'utf8');
  const before = read(PAGE);
  const { url } = await serve(['edit', '--no-open', '--content', content]);
  const { click, fill, until } = visitorIn(tab);
  const isSaved = `${textOf('.saved')} === 'Saved'`;
  const isUnsaved = `${textOf('.saved')} === 'Not saved yet'`;
  const open = async (file: string) => {
    await tab.evaluate(`void (location.hash = '#/${file}')`);
    await until(shown('.entry-columns'));
  };
  await tab.resize(1280, 800);
  await tab.open(url);

  await inTurn(tab, {
    async 'an entry of the list'() {
      await until(shown('.row a'));
      await fill('input[type=search]', 'jalan');
      await until(
        `${textOf('.found')}.startsWith('1 of ') && ${textOf('.collection .row-title')}.startsWith('Jalan')`,
      );
      await click('.collection .row a', 'Jalan');
      await until(shown('.entry-columns'));
    },
    async 'a field, saved with a key, and its page'() {
      const title = String(await tab.evaluate(inputOf(field('/title'))));
      await click(field('/title'));
      await tab.press('End');
      await tab.type(' sekali');
      await until(isUnsaved);
      await tab.press('s', 'Control');
      await until(isSaved);
      // Whoever pauses after the space has written a text that needs quotation marks.
      expect(read(ARTICLE)).toMatch(new RegExp(`^title: ("?)${title} sekali\\1$`, 'm'));
      // The page follows, in a frame of its own.
      await until(`${textOf('.preview-says')}.includes('/')`);
      await click('.bar button', 'Undo');
      await until(`${inputOf(field('/title'))} === ${JSON.stringify(title)}`);
      await click('.bar button', 'Save');
      await until(isSaved);
      expect(read(ARTICLE)).toContain(`title: ${title}\n`);
    },
    async 'what an action would do'() {
      await click('.entry-actions button', 'Change name');
      await until(shown('dialog input[name=name]'));
      await fill('dialog input[name=name]', '-lagi');
      await tab.press('Enter');
      await until(shown('.plan li'));
      await tab.press('Escape');
      await until(`document.querySelector('dialog') === null`);
    },
    async 'a text that looks like its page'() {
      await open(PAGE);
      await until(shown('#body'));
      await click('#body .cm-line');
      await tab.press('Home', 'Control');
      await tab.press('Enter');
      await tab.press('Home', 'Control');
      await tab.type('Baca pelan');
      await tab.press('b', 'Control');
      await tab.press('Enter');
      await tab.type('- satu');
      await tab.press('Enter');
      await tab.type('dua');
      await until(isUnsaved);
    },
    async 'from a text in the page to where it is written'() {
      await until(shown('.preview iframe'));
      const frame = (await tab.evaluate(`(() => {
        const { left, top, width, height } = document.querySelector('.preview iframe').getBoundingClientRect();
        return [left + width / 2, top, height];
      })()`)) as [number, number, number];
      const isThere = `document.activeElement.matches('[id^="field:"], #body')`;
      await tab.evaluate('void document.activeElement.blur()');
      // Each click takes the focus into the page, until the editor has heard of it.
      for (let part = 2; part < 18 && !(await tab.evaluate(isThere)); part += 1) {
        await tab.point(frame[0], frame[1] + (frame[2] * part) / 20);
        await tab.click();
        for (let looks = 0; looks < 10 && !(await tab.evaluate(isThere)); looks += 1) await wait(50);
      }
      await until(isThere);
    },
    async 'what Word has copied, and taking it back in one step'() {
      await click('#body .cm-line');
      await tab.press('Home', 'Control');
      expect(await tab.evaluate(pasted(WORD))).toBe(true);
      const isPasted = `${textOf('#body')}.includes('Yang disiapkan')`;
      await until(isPasted);
      await tab.press('z', 'Control');
      // Only lines near the screen are in the page: the file has the whole text.
      await until(`!${isPasted} && ${textOf('#body')}.startsWith('Baca pelan')`);
      await tab.press('s', 'Control');
      await until(isSaved);
      expect(read(PAGE)).toBe(
        before.replace('## Untuk siapa', 'Baca **pelan**\n\n- satu\n- dua\n## Untuk siapa'),
      );
    },
  });
}
