// @page
/** The list of the editor: what is found in texts, pictures in rows, and several entries at once. */
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { commonIn } from '../../../cli/edit/actions/set/control.tsx';
import type { PlanView, Row } from '../../../cli/edit/api.ts';
import { both, FakeServer, ROWS, SITE } from './fake.ts';
import { pass, visit, withPage } from './visit.tsx';

withPage();

const FIRST = ROWS[0] as Row;
const BOXES = '.row-choice';

const withRows = (rows: readonly Row[]): FakeServer => {
  const server = new FakeServer();
  server.site = { ...SITE, entries: rows };
  return server;
};

describe('texts', () => {
  it('come after the titles, with the words marked, and follow the filters', async () => {
    const server = new FakeServer();
    const [, second, third] = ROWS;
    server.texts = { files: [third?.file ?? '', 'pages/kontak.yaml', second?.file ?? ''], reading: false };
    server.excerpts = { [third?.file ?? '']: ['Lalu ', 'jalan', ' pulang.'] };
    const { get, type, texts, has } = await visit('', server);
    await type(get('input[type=search]'), 'jalan');
    await pass(1000);
    // The second has it in its title.
    expect(texts('h2')).toEqual(['Artikel 1', 'Di dalam teks 2']);
    expect(texts('.row-title')).toEqual(['Jalan pagi', third?.title, 'Kontak']);
    expect(texts('.row-excerpt')[0]).toBe('Lalu jalan pulang.');
    expect(texts('.row-excerpt mark')).toEqual(['jalan']);
    expect(texts('.found')).toEqual(['1 dari 7 tulisan · 2 di dalam teks']);
    await type(get('.filters select'), 'pages');
    expect(texts('h2')).toEqual(['Di dalam teks 1']);
    expect(texts('.found')).toEqual(['1 di dalam teks']);
    await type(get('input[type=search]'), '');
    await pass(1000);
    expect(has('.row-excerpt')).toBe(false);
  });

  it('are searched once nothing is typed any more, and again while some are still being read', async () => {
    const server = new FakeServer();
    server.texts = { files: [], reading: true };
    const { get, type, texts } = await visit('', server);
    const asked = () => server.asked.flatMap(({ path, body }) => (path === '/api/texts' ? [body] : []));
    await type(get('input[type=search]'), 'hu');
    await type(get('input[type=search]'), 'hujan');
    await pass(200);
    expect(asked()).toEqual([{ search: 'hujan' }]);
    expect(texts('.found')[0]).toContain('Berkas masih diperiksa…');
    server.texts = { files: ['pages/kontak.yaml'], reading: false };
    await pass(500);
    expect([asked().length, texts('.row-title')]).toEqual([2, [ROWS[2]?.title, 'Kontak']]);
    await pass(2000);
    expect(asked()).toHaveLength(2);
  });
});

describe('pictures', () => {
  it('are asked for once their row is near; without one the room has the first letter, and no model, no room', async () => {
    const seen: ((near: boolean) => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(act: (seen: { isIntersecting: boolean }[]) => void) {
          seen.push((isIntersecting) => act([{ isIntersecting }]));
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const server = withRows([{ ...FIRST, picture: 'images/sayur.jpg' }, ...ROWS.slice(5)]);
    const { texts, has } = await visit('', server);
    const asked = () => server.asked.filter(({ path }) => path.startsWith('/api/picture'));
    expect([texts('.row-picture'), asked()]).toEqual([['S'], []]);
    await act(async () => seen[0]?.(false));
    await pass();
    expect(asked()).toEqual([]);
    await act(async () => seen[0]?.(true));
    await pass();
    expect(asked().map(({ path }) => path)).toEqual(['/api/picture?file=&address=images%2Fsayur.jpg']);
    expect([has('.row-picture img[alt=""]'), texts('.row-picture')]).toEqual([true, ['']]);
    vi.unstubAllGlobals();
  });
});

describe('several entries', () => {
  const choose = async (element: HTMLElement, at: number, shiftKey = false) => {
    const box = element.querySelectorAll<HTMLElement>(BOXES)[at];
    await act(async () => box?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey })));
  };
  const pressEscape = (target: EventTarget = document.body) =>
    act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  const chosen = (element: HTMLElement) =>
    [...element.querySelectorAll<HTMLInputElement>(BOXES)].map(({ checked }) => Number(checked)).join('');

  it('are chosen one by one, in a range, or all; Escape ends it where it began', async () => {
    const { element, press, texts, has, get, type } = await visit();
    expect(has(BOXES)).toBe(false);
    await press('Pilih');
    expect(element.querySelectorAll(BOXES)).toHaveLength(7);
    expect([has('.row a'), has('.choose-bar')]).toEqual([false, false]);
    const first = get<HTMLInputElement>(BOXES);
    const label = document.getElementById(first.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent).toBe(FIRST.title);
    await choose(element, 1);
    await choose(element, 5, true);
    expect([chosen(element), texts('.choose-bar .bar-state')]).toEqual(['0111110', ['5 dipilih']]);
    await choose(element, 3);
    await choose(element, 2, true);
    expect(chosen(element)).toBe('0100110');
    // What is out of sight stays chosen, and is said.
    await type(get('input[type=search]'), 'kontak');
    expect(texts('.choose-bar .bar-state')).toEqual(['3 dipilih, 2 di antaranya tidak tampak']);
    await pressEscape(get('input[type=search]'));
    expect(has('.choose-bar')).toBe(true);
    await type(get('input[type=search]'), '');
    await press('Pilih semua (7)');
    expect(chosen(element)).toBe('1111111');
    await press('Lepaskan semua');
    expect([chosen(element), has('.choose-bar')]).toEqual(['0000000', false]);
    await pressEscape();
    expect([has(BOXES), document.activeElement?.textContent]).toEqual([false, 'Pilih']);
    await press('Pilih');
    await press('Selesai memilih');
    expect(has(BOXES)).toBe(false);
  });

  it('forget what is gone meanwhile', async () => {
    const { element, site, press, texts } = await visit();
    await press('Pilih');
    await choose(element, 0);
    await choose(element, 1);
    await act(async () => site.update({ rows: [], removed: [FIRST.file], checking: false }));
    expect(texts('.choose-bar .bar-state')).toEqual(['1 dipilih']);
  });

  const PLAN: PlanView = { id: 'p1', says: [both('Akan begitu.')], entries: [] };
  const submit = (get: <Found extends HTMLElement>(selector: string) => Found) =>
    act(async () => get<HTMLButtonElement>('dialog [type=submit]').click());

  it('get a category after a look at what will happen', async () => {
    const server = new FakeServer();
    server.plan = PLAN;
    const { element, press, get, type, texts, has } = await visit('', server);
    await press('Pilih');
    await choose(element, 0);
    await choose(element, 2);
    await press('Ubah…');
    expect(texts('dialog h2')).toEqual(['Ubah 2 tulisan']);
    await type(get('dialog select'), 'Gerakan Ringan');
    await submit(get);
    await pass();
    expect(texts('.plan li')).toEqual(['Akan begitu.']);
    await submit(get);
    await pass();
    const action = {
      is: 'set',
      files: [FIRST.file, ROWS[2]?.file],
      to: { is: 'choice', name: 'category', value: 'Gerakan Ringan' },
    };
    const asked = (name: string) => server.asked.find(({ path }) => path === name)?.body;
    expect([asked('/api/plan'), asked('/api/act')]).toEqual([action, { action, plan: 'p1' }]);
    expect([has('dialog'), has(BOXES), document.activeElement?.tagName]).toEqual([false, false, 'H1']);
  });

  it('become drafts, and are removed', async () => {
    const server = new FakeServer();
    server.plan = PLAN;
    const { element, press, get, texts, has } = await visit('', server);
    await press('Pilih');
    await choose(element, 0);
    await choose(element, 2);
    await press('Ubah…');
    await act(async () => element.querySelectorAll<HTMLElement>('dialog input[type=radio]')[1]?.click());
    expect(has('dialog select')).toBe(false);
    await submit(get);
    await pass();
    await pressEscape(get('dialog'));
    await press('Batal');
    expect(has('.choose-bar')).toBe(true);
    await press('Hapus…');
    expect(texts('dialog h2')).toEqual(['Hapus 2 tulisan']);
    await submit(get);
    await pass();
    const files = [FIRST.file, ROWS[2]?.file];
    const planned = server.asked.flatMap(({ path, body }) => (path === '/api/plan' ? [body] : []));
    expect(planned).toEqual([
      { is: 'set', files, to: { is: 'draft', draft: true } },
      { is: 'delete', files, target: null },
    ]);
  });

  it('of different kinds have in common only what all of them can be', () => {
    const { collections } = SITE;
    const english = { ...FIRST, language: 'en' };
    const page = ROWS[5] as Row;
    expect(commonIn([FIRST], collections)).toMatchObject({ drafts: true, choices: [{ name: 'category' }] });
    expect(commonIn([FIRST, english], collections)).toEqual({ drafts: true, choices: [] });
    expect(commonIn([english], collections).choices.map(({ values }) => values)).toEqual([['Food']]);
    expect(commonIn([FIRST, page], collections)).toEqual({ drafts: false, choices: [] });
  });

  it('without anything in common say so in a sentence', async () => {
    const { element, press, texts } = await visit();
    await press('Pilih');
    await choose(element, 0);
    await choose(element, 5);
    await press('Ubah…');
    expect(texts('dialog p')[0]).toContain('tidak punya isian yang sama');
  });
});
