// @page

import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { close, isOpen, open } from '../../client/parts/popover.ts';
import { focus, get, mount, pass, point, press } from './support.tsx';

// This DOM has no popover, so these tests use a replacement; a browser test covers the native one.
let root: HTMLElement;
let button: HTMLElement;
let panel: HTMLElement;

beforeEach(async () => {
  const pages = [{ name: 'Kontak', href: '/kontak/' }];
  const element = await mount('navigation-menu', { pages });
  root = get(element, '.navigation-menu');
  button = get(root, 'button');
  panel = get(root, '[popover]');
});

/** Default action of a click, by the browser or the loader. */
const toggle = () =>
  act(async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    if (event.defaultPrevented) return;
    if (isOpen(panel)) close(panel);
    else open(panel, button);
  });

it('opens after a mouse has rested for 200 ms', async () => {
  await point(null, button);
  await pass(199);
  expect(isOpen(panel)).toBe(false);
  await pass(1);
  expect(isOpen(panel)).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('does not open if the mouse only passes or a finger rests', async () => {
  await point(null, button);
  await pass(100);
  await point(button, null);
  await point(null, button, 'touch');
  await pass(10_000);
  expect(isOpen(panel)).toBe(false);
});

it('opens at once on a click, and closes on the next', async () => {
  await toggle();
  expect(isOpen(panel)).toBe(true);
  await toggle();
  expect(isOpen(panel)).toBe(false);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('stays open on the click after a hover, and closes on the next one', async () => {
  await point(null, button);
  await pass(200);
  await toggle();
  expect(isOpen(panel)).toBe(true);
  await toggle();
  expect(isOpen(panel)).toBe(false);
});

it('is not opened and closed by a click within the 200 ms', async () => {
  await point(null, button);
  await pass(150);
  await toggle();
  await pass(10_000);
  expect(isOpen(panel)).toBe(true);
});

it('is not reopened by a pending hover after two clicks', async () => {
  await point(null, button);
  await toggle();
  await toggle();
  await pass(10_000);
  expect(isOpen(panel)).toBe(false);
});

it('stays for over a second after the mouse has left, and if it returns', async () => {
  await point(null, button);
  await pass(200);
  await point(button, null);
  await pass(1400);
  expect(isOpen(panel)).toBe(true);
  await point(null, panel);
  await pass(10_000);
  expect(isOpen(panel)).toBe(true);
  await point(panel, null);
  await pass(1500);
  expect(isOpen(panel)).toBe(false);
});

it('stays open after a click when the mouse leaves', async () => {
  await point(null, button);
  await toggle();
  await point(button, null);
  await pass(60_000);
  expect(isOpen(panel)).toBe(true);
});

it('closes on Escape and returns the focus', async () => {
  await toggle();
  const link = get(panel, 'a');
  await focus(link);
  await press('Escape', link);
  expect(isOpen(panel)).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('closes when the focus moves on', async () => {
  await toggle();
  await focus(get(panel, 'a'));
  expect(isOpen(panel)).toBe(true);
  const next = document.createElement('button');
  document.body.append(next);
  await focus(next);
  expect(isOpen(panel)).toBe(false);
  expect(document.activeElement).toBe(next);
});
