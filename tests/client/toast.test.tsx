// @page
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Toasts, useToasts } from '../../client/parts/toast.tsx';
import { focus, get, pass, point, press } from './support.tsx';

const titles = () => [...document.querySelectorAll('.toast__title')].map((title) => title.textContent);
const closeButton = (title: string) =>
  get(
    [...document.querySelectorAll('.toast')].find((toast) => toast.textContent.includes(title)) as Element,
    'button',
  );

let count = 0;
let showNext = () => {};

function Page() {
  const { toasts, show, dismiss } = useToasts();
  showNext = () => show({ title: `Kabar ${++count}`, description: 'Isi kabar.' });
  return (
    <>
      <button type="button" id="before">
        Tampilkan
      </button>
      <Toasts toasts={toasts} dismiss={dismiss} />
    </>
  );
}

/** A page in which every call shows one more notice. */
async function notices() {
  count = 0;
  const element = document.createElement('div');
  document.body.append(element);
  await act(async () => createRoot(element).render(<Page />));
  return () => act(async () => showNext());
}

it('disappears after 5 seconds', async () => {
  const show = await notices();
  await show();
  await pass(4999);
  expect(titles()).toEqual(['Kabar 1']);
  await pass(1);
  expect(titles()).toEqual([]);
});

it('shows at most three, each with a timer of its own', async () => {
  const show = await notices();
  for (let index = 0; index < 4; index++) {
    await show();
    await pass(1000);
  }
  expect(titles()).toEqual(['Kabar 2', 'Kabar 3', 'Kabar 4']);
  await pass(2000);
  expect(titles()).toEqual(['Kabar 3', 'Kabar 4']);
});

it('is 356 px wide', async () => {
  const show = await notices();
  await show();
  expect(get(document, '.toasts').style.getPropertyValue('--toast-width')).toBe('356px');
});

it('pauses while the pointer is on it, then continues', async () => {
  const show = await notices();
  await show();
  await pass(4000);
  await point(null, get(document, '.toast'));
  await pass(60_000);
  expect(titles()).toEqual(['Kabar 1']);
  await point(get(document, '.toast'), null);
  await pass(999);
  expect(titles()).toEqual(['Kabar 1']);
  await pass(1);
  expect(titles()).toEqual([]);
});

it('pauses while the focus is inside', async () => {
  const show = await notices();
  await show();
  await pass(4000);
  await focus(closeButton('Kabar 1'));
  await pass(60_000);
  expect(titles()).toEqual(['Kabar 1']);
  await focus(get(document, '#before'));
  await pass(1000);
  expect(titles()).toEqual([]);
});

it('pauses while another tab is shown', async () => {
  const show = await notices();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const turn = (isHidden: boolean) =>
    act(async () => {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await show();
  await pass(4000);
  await turn(true);
  await pass(60_000);
  expect(titles()).toEqual(['Kabar 1']);
  await turn(false);
  await pass(1000);
  expect(titles()).toEqual([]);
});

it('closes the newest on Escape', async () => {
  const show = await notices();
  await show();
  await show();
  await press('Escape');
  expect(titles()).toEqual(['Kabar 1']);
  await press('Escape');
  expect(titles()).toEqual([]);
});

it('says "Tutup" on its button, and returns the focus', async () => {
  const show = await notices();
  await show();
  await show();
  await focus(get(document, '#before'));
  await focus(closeButton('Kabar 1'));
  expect(document.activeElement?.textContent).toBe('Tutup');
  await act(async () => closeButton('Kabar 1').click());
  expect(document.activeElement).toBe(closeButton('Kabar 2'));
  await act(async () => closeButton('Kabar 2').click());
  expect(document.activeElement).toBe(get(document, '#before'));
});

it('does not delay later notices after one was closed by its button', async () => {
  const show = await notices();
  await show();
  await focus(closeButton('Kabar 1'));
  await act(async () => closeButton('Kabar 1').click());
  await show();
  await pass(5000);
  expect(titles()).toEqual([]);
});
