// @page
/** What is typed after any action goes where the eye is: into the field that the action was about. */
import { act } from 'react';
import { expect, it } from 'vitest';
import { isInField, valueAt } from '../../../cli/core/values/changes/field-values.ts';
import type { EditedEntry } from '../../../cli/edit/api.ts';
import { random } from '../../support/values/random.ts';
import { EVERY_KIND, FakeServer, ROWS } from './fake.ts';
import { pass, visit, withPage } from './visit.tsx';

withPage();

const FILE = ROWS[0]?.file ?? '';
const SEED = 20_251_129;
const WALKS = 10;
const STEPS = 8;
const TYPED = 'diketik sesudahnya';

/** Open another screen, a dialog or the calendar, which has the focus then. */
const ELSEWHERE = /^(?:Dari komputer|Dari situs ini|Kalender|Buka sebagai teks)/;
const BOXES = 'input:not([type=radio], [type=checkbox], [type=time]), textarea';

/** What can be pressed in the form, in order. */
const actionsIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>('.form button')].filter(
    (one) =>
      !ELSEWHERE.test(one.textContent ?? '') &&
      one.getAttribute('aria-disabled') !== 'true' &&
      one.closest('.body') === null,
  );

const pointerOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;

/** @returns the field that an action is about: that around it, or the one that it adds */
function fieldOf(button: HTMLElement): string {
  const name = EVERY_KIND.find(({ label }) => button.textContent?.endsWith(`Tambah ${label.id}`))?.name;
  const inGroup = pointerOf(button);
  if (button.matches('.add-field') && inGroup === undefined) return `/${name}`;
  const either = button.closest('.either');
  return inGroup ?? pointerOf(either?.querySelector('[data-pointer]') ?? null) ?? '';
}

/** Whether it is about writing: it gives a field, an item, another form, or a value. */
const isForWriting = (button: HTMLElement): boolean =>
  button.matches(
    '.add-field, .either > .buttons > button, .suggestions button, [id$="-add"] > button:not(.quiet)',
  );

it.each(Array.from({ length: WALKS }, (_, walk) => walk))(
  'is kept on walk %i through the form, and what is typed next is recorded where it was typed',
  async (walk) => {
    const own = random(SEED + walk);
    const { element, type, values } = await visit(`#/${FILE}`);
    const done: string[] = [];
    let typed = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const button = own.of(actionsIn(element));
      const [wanted, writes] = [fieldOf(button), isForWriting(button)];
      done.push(`${button.textContent} (${wanted})`);
      await act(async () => {
        button.focus();
        button.click();
      });
      await pass();
      const at = document.activeElement;
      const about = `${done.join(', ')} → ${at?.outerHTML.slice(0, 120)}`;
      // Nothing that is pressed leaves the keyboard at the top of the page.
      expect(at === document.body, about).toBe(false);
      expect(element.contains(at), about).toBe(true);
      const pointer = pointerOf(at);
      if (!writes) continue;
      expect(pointer !== undefined && isInField(pointer, wanted), about).toBe(true);
      if (!(at instanceof HTMLElement) || !at.matches(BOXES)) continue;
      await type(at, TYPED);
      await pass();
      expect(document.activeElement === at, `${about}, while it is typed`).toBe(true);
      expect(JSON.stringify(valueAt(values(FILE), pointer ?? '')), about).toContain(TYPED);
      typed += 1;
    }
    expect(typed, done.join(', ')).toBeGreaterThan(0);
  },
);

it('stays where one writes while a picture is stored', async () => {
  const server = new FakeServer();
  const { get, field, type, values } = await visit(`#/${FILE}`, server);
  let store = () => {};
  server.hold = new Promise((resolve) => {
    store = resolve;
  });
  const input = get<HTMLInputElement>('input[type=file]');
  const file = new File(['x'], 'IMG_1.jpg');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await pass();
  // It is seen at once, and its description can be written.
  expect(get<HTMLImageElement>('.drop .thumbnail').src).toMatch(/^blob:/);
  expect(document.activeElement?.id).toBe('field:/imageAlt');
  expect(document.getElementById('field:/imageUrl-says')).toBeNull();
  await type(field('/imageAlt'), 'Dua orang berjalan.');
  await act(async () => field('/excerpt').focus());
  let says = 0;
  const look = new MutationObserver(() => {
    if (document.getElementById('field:/imageUrl-says')) says += 1;
  });
  look.observe(document.body, { childList: true, subtree: true });
  store();
  await pass();
  look.disconnect();
  expect(says, 'that it lacks a picture').toBe(0);
  expect(document.activeElement?.id).toBe('field:/excerpt');
  expect(values(FILE)).toMatchObject({ imageUrl: 'images/sayur.jpg', imageAlt: 'Dua orang berjalan.' });
});

it('stays in a box whose value can only be shown as lines by now', async () => {
  const server = new FakeServer();
  const { send } = server;
  const asLines: typeof send = async (path, body) => {
    const answer = await send<EditedEntry>(path, body);
    const isChange = path === '/api/change' && answer.is === 'done';
    const lines = { '/order': 'order: tiga\n' };
    return (isChange ? { is: 'done', value: { ...answer.value, lines } } : answer) as never;
  };
  const { press, type } = await visit(`#/${FILE}`, Object.assign(server, { send: asLines }));
  await press('+ Tambah Urutan');
  const box = document.activeElement as HTMLElement;
  expect([box.tagName, box.id]).toEqual(['INPUT', 'field:/order']);
  await type(box, 'tiga');
  await pass();
  expect(document.activeElement === box).toBe(true);
  await act(async () => box.blur());
  await pass();
  expect(document.getElementById('field:/order')?.tagName).toBe('TEXTAREA');
});
