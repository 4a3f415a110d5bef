// @page
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, focus, get, mount, pass, place, point, press, wake } from './support.tsx';

let anchors: HTMLElement[];
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tooltip]')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
const [FIRST, SECOND] = ['Ukuran tulisan biasa', 'Tulisan menjadi lebih besar'];
const anchor = (index: number) => anchors[index] as HTMLElement;
const radio = (index: number) => get<HTMLInputElement>(anchor(index), 'input');

// A mouse: happy-dom has no pointer.
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const element = await mount('text-size', {});
  anchors = [...element.querySelectorAll<HTMLElement>('.tooltip-anchor')];
});

it('appears after a mouse has rested for 700 ms', async () => {
  await point(null, anchor(0));
  await pass(699);
  expect(shown()).toEqual([]);
  await pass(1);
  expect(shown()).toEqual([FIRST]);
});

it('does not appear when the mouse only passes', async () => {
  await point(null, anchor(0));
  await pass(600);
  await point(anchor(0), null);
  await pass(10_000);
  expect(shown()).toEqual([]);
});

it('shows the tooltip of a neighbour at once, and one at a time', async () => {
  await point(null, anchor(0));
  await pass(700);
  await point(anchor(0), anchor(1));
  expect(shown()).toEqual([SECOND]);
});

it.each([
  [300, 0],
  [301, 700],
])('waits for the next one again once none was seen for %i ms: %i ms', async (pause, delay) => {
  await point(null, anchor(0));
  await pass(700);
  await press('Escape');
  expect(shown()).toEqual([]);
  await point(anchor(0), null);
  await pass(pause);
  await point(null, anchor(1));
  if (delay > 0) {
    await pass(delay - 1);
    expect(shown()).toEqual([]);
    await pass(1);
  }
  expect(shown()).toEqual([SECOND]);
});

it('stays for more than a second after the mouse has left, and if it returns', async () => {
  await point(null, anchor(0));
  await pass(700);
  await point(anchor(0), null);
  await pass(1400);
  expect(shown()).toEqual([FIRST]);
  await point(null, get(anchor(0), '[role=tooltip]'));
  await pass(10_000);
  expect(shown()).toEqual([FIRST]);
  await point(get(anchor(0), '[role=tooltip]'), null);
  await pass(1500);
  expect(shown()).toEqual([]);
});

it('appears with the focus at once, and disappears with it', async () => {
  await focus(radio(1));
  expect(shown()).toEqual([SECOND]);
  await focus(radio(0));
  expect(shown()).toEqual([FIRST]);
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  await focus(elsewhere);
  expect(shown()).toEqual([]);
});

it('appears on a click at once', async () => {
  await click(get(anchor(0), 'label'));
  expect(shown()).toEqual([FIRST]);
});

describe('on a touch screen', () => {
  const name = () => get(document, '.text-size__name').textContent;
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

  it('there is none: the name says what was chosen', async () => {
    expect(name()).toBe('Ukuran tulisan');
    await point(null, anchor(1), 'touch');
    await focus(radio(1));
    await click(radio(1));
    await pass(5000);
    expect([shown(), name()]).toEqual([[], 'Tulisan besar']);
    await click(radio(2));
    expect([shown(), name()]).toEqual([[], 'Paling besar']);
    expect(get(document, '[role=radiogroup]').getAttribute('aria-label')).toBe('Ukuran tulisan');
  });

  it('the name says what the touch has chosen that caused hydration', async () => {
    document.body.replaceChildren();
    const element = place('text-size', {});
    get<HTMLInputElement>(element, '[value="1"]').checked = true;
    get(element, '[value="1"]').focus();
    await wake(element);
    expect([shown(), name()]).toEqual([[], 'Tulisan besar']);
  });
});

it('hides on Escape', async () => {
  await focus(radio(0));
  await press('Escape', radio(0));
  expect(shown()).toEqual([]);
});

it('describes its control, shown or not', () => {
  for (const [index, text] of [FIRST, SECOND].entries()) {
    const id = radio(index).getAttribute('aria-describedby');
    expect(document.getElementById(id ?? '')?.textContent).toBe(text);
  }
});

it('appears for the focus that caused hydration', async () => {
  document.body.replaceChildren();
  const element = place('text-size', {});
  get(element, '[value="1"]').focus();
  await wake(element);
  expect(shown()).toEqual([SECOND]);
});

it('does not appear if the focus has moved on before React renders it', async () => {
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  await act(async () => {
    radio(1).focus();
    elsewhere.focus();
  });
  expect(shown()).toEqual([]);
});
