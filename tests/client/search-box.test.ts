// @page

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import SearchBox from '../../client/widgets/search-box.tsx';
import { click, focus, get, mount, pass, place, press, type, wake } from './support.tsx';

// Later, it takes no longer than an answer.
beforeAll(() => import('../../client/parts/search.ts'));

const article = (title: string, excerpt = '', category = 'Makanan Sehat') => ({
  title,
  excerpt,
  category,
  motif: 'bowl',
  href: `/artikel/${title.toLowerCase().replaceAll(' ', '-')}/`,
});
const articles = [
  article('Sayur Bening', 'Bayam dan jagung yang segar.'),
  article('Jalan Pagi', 'Berjalan santai di pagi hari.', 'Gerakan Ringan'),
  article('Kafé Tanpa Gula'),
];
const answerOf = (articles: object[]) => JSON.stringify({ small: 'yang di', alike: 'bayem=bayam', articles });
/** Answers are cached by address, so each box has one of its own. */
let count = 0;

function serve(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function box() {
  const element = await mount('search-box', { index: `/cari-${++count}.json` });
  await focus(get(element, 'input'));
  return element;
}
/** A text of an article, and a box that finds it and knows a number to call. */
async function boxWithText() {
  const parts = [
    ['', 'Sayur itu baik.'],
    ['rebus', 'Cara merebus\nRebus sebentar saja, lalu sajikan.'],
  ];
  serve(async () => new Response(answerOf([{ ...article('Sayur Bening'), parts }])));
  const element = await mount('search-box', {
    index: `/cari-${++count}.json`,
    all: '/artikel/',
    emergency: { number: '021 119' },
  });
  await focus(get(element, 'input'));
  return element;
}
const search = (element: HTMLElement, words: string) => type(get<HTMLInputElement>(element, 'input'), words);
const found = (element: HTMLElement) =>
  [...element.querySelectorAll('strong')].map(({ textContent }) => textContent);
const says = (element: HTMLElement) => get(element, '[role=status]').textContent;
const indexed = () => serve(async () => new Response(answerOf(articles)));

it('sends its value nowhere without an index', async () => {
  const fetch = indexed();
  const element = await mount('search-box', { index: null });
  const field = get<HTMLInputElement>(element, 'input');
  const before = element.innerHTML;
  await search(element, 'sayur');
  await press('Enter', field);
  await pass(60_000);
  expect(field.value).toBe('sayur');
  expect([field.type, field.placeholder, field.form]).toEqual(['search', 'Cari artikel...', null]);
  expect(get(element, 'label').textContent).toBe('Cari artikel');
  expect(element.innerHTML).toBe(before);
  expect(fetch).not.toHaveBeenCalled();
});

it('fetches the index at the first word, once', async () => {
  const fetch = indexed();
  const element = await box();
  expect(fetch).not.toHaveBeenCalled();
  await search(element, 's');
  await search(element, 'sa');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('lists the articles that contain every word, and their number', async () => {
  indexed();
  const element = await box();
  await search(element, 'PAGI berjalan');
  expect(found(element)).toEqual(['Jalan Pagi']);
  expect(get(element, 'a').getAttribute('href')).toBe('/artikel/jalan-pagi/');
  expect(says(element)).toBe('Ada 1 artikel yang cocok.');
  await search(element, 'makanan');
  expect(found(element)).toEqual(['Sayur Bening', 'Kafé Tanpa Gula']);
  await search(element, 'kafe ');
  expect(found(element)).toEqual(['Kafé Tanpa Gula']);
  await search(element, 'durian');
  expect(found(element)).toEqual([]);
  expect(says(element)).toContain('Tidak ada artikel yang cocok');
  await search(element, ' ');
  expect([found(element), says(element)]).toEqual([[], '']);
});

it('links every result, and opens the first article on Enter', async () => {
  indexed();
  const element = await mount('search-box', { index: `/cari-${++count}.json`, all: '/artikel/' });
  const field = get<HTMLInputElement>(element, 'input');
  const wayOn = () => element.querySelector('.search-box__results > a')?.outerHTML;
  await focus(field);
  expect(wayOn()).toBeUndefined();
  for (const words of ['sayur', 'durian']) {
    await search(element, words);
    expect(wayOn()).toBe('<a href="/artikel/">Lihat semua artikel</a>');
  }
  await press('Enter', field);
  expect(document.activeElement?.textContent).toBe('Lihat semua artikel');
  await focus(field);
  await search(element, 'sayur');
  await press('Enter', field);
  expect(document.activeElement?.getAttribute('href')).toBe('/artikel/sayur-bening/');
});

it('lists eight results, and says that there are more', async () => {
  const many = Array.from({ length: 10 }, (_, index) => article(`Tidur ${index}`));
  serve(async () => new Response(answerOf(many)));
  const element = await box();
  await search(element, 'tidur');
  expect(found(element)).toHaveLength(8);
  expect(says(element)).toBe('Ada 10 artikel yang cocok. Ini 8 yang pertama.');
});

it('says that it is searching or that it failed, and retries at the next search', async () => {
  const fetch = serve(async () => new Response(null, { status: 503 }));
  const element = await box();
  await search(element, 'sayur');
  expect(says(element)).toBe('Sedang mencari.');
  await pass(7000);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(says(element)).toContain('bermasalah');
  indexed();
  await search(element, '');
  await search(element, 'sayur');
  expect(found(element)).toEqual(['Sayur Bening']);
});

it('searches for text typed before React loaded', async () => {
  indexed();
  const element = place('search-box', { index: `/cari-${++count}.json` });
  get<HTMLInputElement>(element, 'input').value = 'sayur';
  await wake(element);
  expect(found(element)).toEqual(['Sayur Bening']);
});

it('closes its list when the focus leaves, and opens it when the focus returns', async () => {
  indexed();
  const element = await box();
  await search(element, 'sayur');
  await focus(get(element, 'a'));
  expect(found(element)).toHaveLength(1);
  const next = document.createElement('button');
  document.body.append(next);
  await focus(next);
  expect(found(element)).toHaveLength(0);
  await focus(get(element, 'input'));
  expect(found(element)).toHaveLength(1);
});

it('keeps its list open while an item is pressed', async () => {
  indexed();
  const element = await box();
  await search(element, 'sayur');
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  get(element, 'a').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await click(get(element, 'li'));
  expect(found(element)).toHaveLength(1);
});

it('shows the sentence found under its article, as a link to its heading', async () => {
  const element = await boxWithText();
  await search(element, 'sajikan');
  const sentence = get(element, '.search-box__sentence');
  expect(sentence.textContent).toBe('Rebus sebentar saja, lalu sajikan.');
  expect(sentence.getAttribute('href')).toBe('/artikel/sayur-bening/#rebus');
  // Without a heading it would lead where the title leads.
  await search(element, 'itu baik');
  expect(get(element, '.search-box__sentence').outerHTML).toBe(
    '<p class="search-box__sentence">Sayur itu baik.</p>',
  );
});

it('answers words of an emergency with a number to call, first', async () => {
  const element = await boxWithText();
  const call = () => element.querySelector<HTMLAnchorElement>('.search-box__call');
  await search(element, 'sayur');
  expect(call()).toBeNull();
  await search(element, 'dada saya sakit');
  expect(call()?.textContent).toBe('Mungkin ini darurat. Telepon 021 119');
  expect(call()?.getAttribute('href')).toBe('tel:021119');
  expect(call()?.closest('[role]')?.getAttribute('role')).toBe('alert');
  expect(element.querySelector('a')).toBe(call());
  await press('Enter', get(element, 'input'));
  expect(document.activeElement).toBe(call());
});

it('gives the number to call even if the index cannot be fetched', async () => {
  serve(async () => new Response(null, { status: 404 }));
  const element = await mount('search-box', { index: `/cari-${++count}.json`, emergency: { number: '119' } });
  await focus(get(element, 'input'));
  await search(element, 'stroke');
  expect(says(element)).toContain('bermasalah');
  expect(get(element, '.search-box__call').getAttribute('href')).toBe('tel:119');
});

it('takes the words of an emergency from the site, and has no number without one', async () => {
  indexed();
  const index = `/cari-${++count}.json`;
  const own = await mount('search-box', { index, emergency: { number: '119', words: ['mata merah'] } });
  await focus(get(own, 'input'));
  await search(own, 'stroke');
  expect(own.querySelector('.search-box__call')).toBeNull();
  await search(own, 'mata merah');
  expect(own.querySelector('.search-box__call')).not.toBeNull();
  const none = await box();
  await search(none, 'stroke');
  expect(none.querySelector('.search-box__call')).toBeNull();
});

it('keeps its words in the history entry, and opens its list with them after Back', async () => {
  indexed();
  const element = await box();
  await search(element, 'sayur');
  expect(history.state).toEqual({ 'senja-search': 'sayur' });
  document.body.replaceChildren();
  const later = place('search-box', { index: `/cari-${++count}.json` });
  get<HTMLInputElement>(later, 'input').value = 'sayur';
  await wake(later);
  expect(found(later)).toEqual(['Sayur Bening']);
  expect(document.activeElement).toBe(get(later, 'input'));
  await search(later, '');
  expect(history.state).toEqual({});
});

it('says whom to talk to if a search is about despair, before the index arrives', async () => {
  serve(() => new Promise(() => undefined));
  const element = await mount('search-box', { index: `/cari-${++count}.json`, emergency: { number: '119' } });
  await focus(get(element, 'input'));
  await search(element, 'capek hidup');
  expect(get(element, '[role=alert]').textContent).toContain('119');
  expect(element.textContent).toContain('Anda tidak sendirian.');
  await search(element, 'stroke');
  expect(get(element, '[role=alert]').textContent).toContain('119');
  expect(element.textContent).not.toContain('Anda tidak sendirian.');
});

it('names the number to call in the note of a search that cannot be used yet', () => {
  const note = (emergency?: { number: string }) =>
    renderToString(createElement(SearchBox, { index: null, emergency }));
  expect(note({ number: '119' })).toContain('Pencarian belum dapat dipakai. Darurat? Telepon 119.');
  expect(note()).toContain('>Pencarian belum dapat dipakai.<');
});
