// @page
/** Replay of events from before hydration: each reaches React once, in order, and typed text is kept. */
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { identifierPrefix } from '../../cli/site/client/contract.ts';
import { hydrated } from '../../cli/site/client/hydrate.ts';
import { WidgetRoot } from '../../cli/site/client/widget-root.tsx';
import SignUp from '../sites/posko/client/widgets/sign-up.tsx';
import { complaints, get } from './support.tsx';

const NAME = '[name=name]';
const SEND = 'form';
const ASK = 'button[type=button]';
const props = { days: ['Monday', 'Friday'] };

let widget: HTMLElement;
let heldEvents: Event[];
let isAlive: boolean;
/** Called between hydration and the replay. */
let onHydrated: () => void;

const field = (selector: string) => get<HTMLInputElement>(widget, selector);
const fire = (selector: string, ...types: string[]) => {
  for (const type of types) field(selector).dispatchEvent(new Event(type, { bubbles: true }));
};
function type(value: string): void {
  field(NAME).value = value;
  fire(NAME, 'input');
}

/** @returns the events that the widget received after hydration */
async function receivedEvents(): Promise<string | null> {
  let done: Promise<void> = Promise.resolve();
  await act(async () => {
    done = hydrated({ default: SignUp }, widget).then((replay) => {
      onHydrated();
      isAlive = true;
      return replay(heldEvents);
    });
  });
  await act(() => done);
  return get(widget, 'output').textContent;
}

beforeEach(() => {
  widget = document.createElement('div');
  widget.setAttribute('data-widget', 'sign-up');
  widget.setAttribute('data-props', JSON.stringify(props));
  widget.innerHTML = renderToString(<WidgetRoot name="sign-up" component={SignUp} props={props} />, {
    identifierPrefix: identifierPrefix('sign-up', null),
  });
  document.body.replaceChildren(widget);
  heldEvents = [];
  isAlive = false;
  onHydrated = () => undefined;
  // In place of the loader.
  const hold = (event: Event): void => {
    if (isAlive) return;
    event.stopImmediatePropagation();
    heldEvents.push(event);
  };
  for (const name of ['focusin', 'focusout', 'keydown', 'input', 'change', 'click', 'submit'])
    widget.addEventListener(name, hold, { capture: true });
});

it('reports typed text to React, once, and leaves it in the field', async () => {
  fire(NAME, 'focusin');
  for (const text of ['S', 'Si', 'Siti']) type(text);
  fire(NAME, 'change');
  expect(await receivedEvents()).toBe('focus, Siti');
  expect(field(NAME).value).toBe('Siti');
});

it('reaches what React has put in place of HTML that differs, and keeps what was typed', async () => {
  // As after a deploy, in another time zone, or with `<p>` in `<p>`.
  get(widget, 'output').textContent = 'of another time';
  const before = field(ASK);
  type('Siti');
  before.dispatchEvent(new Event('click', { bubbles: true }));
  expect(await receivedEvents()).toBe('Siti, asked');
  expect(widget.contains(before)).toBe(false);
  expect(field(NAME).value).toBe('Siti');
  expect(complaints.splice(0).join()).toContain('differs from its server HTML');
});

it('reaches what browsers have moved, since it may not be where React puts it', async () => {
  const before = field(ASK);
  widget.append(before);
  before.dispatchEvent(new Event('click', { bubbles: true }));
  expect(await receivedEvents()).toBe('asked');
  expect(widget.contains(before)).toBe(false);
  expect(complaints.splice(0).join()).toContain('differs from its server HTML');
});

const fill = () => {
  field(NAME).value = 'Siti';
  field('select').value = 'Friday';
  for (const selector of ['[type=checkbox]', '[value=card]']) field(selector).checked = true;
};

it('tells React first what a browser has filled in without an event, as after Back', async () => {
  fill();
  fire(SEND, 'submit');
  expect(await receivedEvents()).toBe('Siti, Friday, helps true, card, sent Siti Friday true card');
  expect(field(NAME).value).toBe('Siti');
});

it('tells it once of a field that has been filled in, and then typed into', async () => {
  fill();
  fire(NAME, 'focusin');
  type('Siti Aminah');
  fire(NAME, 'change');
  fire(SEND, 'submit');
  expect(await receivedEvents()).toBe(
    'Friday, helps true, card, focus, Siti Aminah, sent Siti Aminah Friday true card',
  );
});

it('keeps what was filled in where React replaces the HTML', async () => {
  get(widget, 'output').textContent = 'of another time';
  fill();
  fire(SEND, 'submit');
  expect(await receivedEvents()).toMatch(/sent Siti Friday true card$/);
  expect(complaints.splice(0).join()).toContain('differs from its server HTML');
});

it('reports every key, in order', async () => {
  for (const key of ['ArrowDown', 'ArrowDown', 'Escape'])
    field(NAME).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  expect(await receivedEvents()).toBe('ArrowDown, ArrowDown, Escape');
  expect(outside).not.toHaveBeenCalled();
  field(NAME).dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(outside).toHaveBeenCalledTimes(1);
});

it('loses no text typed between hydration and the replay', async () => {
  fire(ASK, 'click');
  type('Si');
  onHydrated = () => type('Siti');
  expect(await receivedEvents()).toBe('asked, Siti');
  expect(field(NAME).value).toBe('Siti');
});

it('reports nothing for a field that is as the server wrote it', async () => {
  type('Siti');
  type('');
  expect(await receivedEvents()).toBe('');
});

it('reports choices, and keeps them', async () => {
  field('select').value = 'Friday';
  fire('select', 'input', 'change');
  for (const selector of ['[type=checkbox]', '[value=card]']) {
    field(selector).checked = true;
    fire(selector, 'input', 'change');
  }
  expect(await receivedEvents()).toBe('Friday, helps true, card');
  expect(field('select').value).toBe('Friday');
  const checked = ['[type=checkbox]', '[value=card]', '[value=cash]'].map((one) => field(one).checked);
  expect(checked).toEqual([true, true, false]);
});

it('keeps the order, and renders between two events', async () => {
  fire(ASK, 'click', 'click');
  fire(NAME, 'focusin');
  type('Siti');
  fire(NAME, 'focusout');
  fire(SEND, 'submit');
  expect(await receivedEvents()).toBe('asked, focus, Siti, blur, sent Siti Monday false cash');
});
