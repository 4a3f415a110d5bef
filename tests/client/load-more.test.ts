// @page
import { beforeEach, expect, it } from 'vitest';
import { click, get, mount } from './support.tsx';

const props = { listId: 'latest', total: 16, initial: 9, step: 6 };
const visible = () => document.querySelectorAll('#latest > :not([hidden])').length;

/** A list in the server's HTML. */
function list(length: number, title = (number: number) => `<h3>Judul ${number}</h3>`) {
  const items = Array.from(
    { length },
    (_, index) => `<li${index < props.initial ? '' : ' hidden'}>${title(index + 1)}</li>`,
  );
  document.body.innerHTML = `<ul id="latest">${items.join('')}</ul>`;
}

beforeEach(() => list(16));

it('shows 9, then 15, then all 16, says so, and disappears', async () => {
  const element = await mount('load-more', props);
  const button = get<HTMLButtonElement>(element, 'button');
  const status = get(element, '[role=status]');
  expect(visible()).toBe(9);
  expect(status.textContent).toBe('Menampilkan 9 dari 16 artikel');

  await click(button);
  expect(visible()).toBe(15);
  expect(status.textContent).toBe('Menampilkan 15 dari 16 artikel');
  expect(button.hidden).toBe(false);
  expect(document.activeElement?.outerHTML).toBe('<h3 tabindex="-1">Judul 10</h3>');

  await click(button);
  expect(visible()).toBe(16);
  expect(status.textContent).toBe('Menampilkan 16 dari 16 artikel. Semua artikel sudah tampil.');
  expect(button.hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe('Judul 16');
});

it('moves the focus to the link of the first new title if there is one', async () => {
  list(16, (number) => `<h3><a href="/artikel/${number}/">Judul ${number}</a></h3>`);
  const element = await mount('load-more', props);
  await click(get(element, 'button'));
  expect(document.activeElement?.outerHTML).toBe('<a href="/artikel/10/">Judul 10</a>');
});

it('shows the articles in the page when there are more than that', async () => {
  list(12);
  const element = await mount('load-more', { ...props, total: 40 });
  await click(get(element, 'button'));
  expect(visible()).toBe(12);
  expect(get(element, '[role=status]').textContent).toBe('Menampilkan 12 dari 40 artikel');
  expect(get<HTMLButtonElement>(element, 'button').hidden).toBe(true);
});

it('shows no button if everything is shown from the start', async () => {
  const element = await mount('load-more', { ...props, total: 5 });
  expect(get<HTMLButtonElement>(element, 'button').hidden).toBe(true);
  expect(element.textContent).toContain('Menampilkan 5 dari 5 artikel');
});

it('continues after the articles shown by the loader, without moving the reader', async () => {
  for (const item of [...document.querySelectorAll('[hidden]')].slice(0, 6)) item.removeAttribute('hidden');
  const element = await mount('load-more', props);
  expect(get(element, '[role=status]').textContent).toBe('Menampilkan 15 dari 16 artikel');
  expect(document.activeElement).toBe(document.body);
  await click(get(element, 'button'));
  expect(visible()).toBe(16);
  expect(get<HTMLButtonElement>(element, 'button').hidden).toBe(true);
});
