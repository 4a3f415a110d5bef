// @page
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { isOpen, open } from '../../client/parts/popover.ts';
import { get, mount, place, press, wake } from './support.tsx';

const props = {
  categories: [
    { name: 'Makanan Sehat', href: '/#makanan', motif: 'bowl' },
    { name: 'Gerakan Ringan', href: '/#gerakan', motif: 'walk' },
  ],
  pages: [
    { name: 'Beranda', href: '/', current: true },
    { name: 'Kontak', href: '/kontak/' },
  ],
};
let button: HTMLElement;
let panel: HTMLElement;

beforeEach(async () => {
  const element = await mount('mobile-menu', props);
  button = get(element, 'button');
  panel = get(element, '[popover]');
});

it('is a button that says "Menu" and opens its panel without scripts', () => {
  expect(button.textContent).toBe('Menu');
  expect(button.getAttribute('popovertarget')).toBe(panel.id);
  expect(button.getAttribute('aria-controls')).toBe(panel.id);
  expect(get(panel, '[popovertargetaction=hide]').textContent).toBe('Tutup menu');
});

it('lists the categories, then the pages, and marks the current one', () => {
  const links = [...panel.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Makanan Sehat',
    'Gerakan Ringan',
    'Beranda',
    'Kontak',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null]);
});

it('has the way to help before everything else, if there is one', async () => {
  const urgent = { name: 'Keadaan darurat', href: '/disclaimer/#senja-darurat' };
  const element = await mount('mobile-menu', { ...props, urgent });
  const [first, second] = [...element.querySelectorAll('a')];
  expect([first?.textContent, first?.getAttribute('href'), second?.textContent]).toEqual([
    urgent.name,
    urgent.href,
    'Makanan Sehat',
  ]);
});

it('announces whether it is open, closes on Escape and returns the focus', async () => {
  await act(async () => open(panel, button));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await press('Escape', get(panel, 'a'));
  expect(isOpen(panel)).toBe(false);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('ignores Escape while it is closed', async () => {
  await press('Escape', button);
  expect(document.activeElement).not.toBe(button);
});

it('stays open when React loads', async () => {
  document.body.replaceChildren();
  const element = place('mobile-menu', props);
  open(get(element, '[popover]'), get(element, 'button'));
  get(element, 'button').setAttribute('aria-expanded', 'true');
  await wake(element);
  expect(isOpen(get(element, '[popover]'))).toBe(true);
  expect(get(element, 'button').getAttribute('aria-expanded')).toBe('true');
  await press('Escape', get(element, 'a'));
  expect(get(element, 'button').getAttribute('aria-expanded')).toBe('false');
});
