/** The announcement of each widget after a touch, until it is hydrated. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Widget, type WidgetName, type WidgetProps } from 'senja/react';
import { describe, expect, it } from 'vitest';
import { visit } from './loader-page.ts';
import './widgets.ts';

/** A page with the widget in the server's HTML. */
function page<Name extends WidgetName>(name: Name, props: WidgetProps<Name>) {
  const visited = visit({
    body: renderToStaticMarkup(createElement(Widget as FunctionComponent, { name, ...props } as object)),
  });
  return {
    ...visited,
    line: () => visited.get('[role=status]').textContent,
    busy: () => visited.get('button').getAttribute('aria-busy') === 'true',
    preloads: () =>
      [...visited.window.document.querySelectorAll('link')].map((link) => link.outerHTML.replace(/"/g, '')),
    type: (words: string) => {
      visited.get('input').value = words;
      visited.fire('input', 'input');
    },
  };
}

type Visited = ReturnType<typeof visit>;

const list = { listId: 'latest', total: 16, initial: 9, step: 6 };
const endpoint = 'https://contoh.id/kirim';
const waiting = [
  {
    widget: 'load more',
    open: () => page('load-more', list),
    touch: ['button', 'click'],
    words: 'Sedang memuat artikel…',
    before: 'Menampilkan 9 dari 16 artikel',
  },
  {
    widget: 'contact form',
    open: () => page('contact-form', { endpoint: null, isExample: false, email: 'halo@contoh.id' }),
    touch: ['form', 'submit'],
    words: 'Pesan Anda sedang dikirim.',
    before: '',
  },
  {
    widget: 'newsletter',
    open: () => page('newsletter-box', { endpoint }),
    touch: ['form', 'submit'],
    words: 'Alamat Anda sedang dikirim.',
    before: '',
  },
] as const;

describe.each(waiting)('$widget', ({ open, touch, words, before }) => {
  it('reports progress at once, until it answers', async () => {
    const visited = open();
    expect(visited.busy()).toBe(false);
    visited.fire(touch[0], touch[1]);
    expect([visited.line(), visited.busy()]).toEqual([words, true]);
    // At hydration, the page is as the server wrote it.
    let errors: unknown[] = [];
    visited.get(touch[0]).addEventListener(touch[1], (event) => {
      event.preventDefault();
      errors = [visited.line(), visited.busy()];
    });
    await visited.arrive();
    expect(errors).toEqual([before, false]);
  });

  it('keeps its message after React has loaded, until it is hydrated', async () => {
    const visited = open();
    visited.hydrate.mockImplementation(() => new Promise(() => undefined));
    visited.fire(touch[0], touch[1]);
    await visited.arrive();
    expect([visited.line(), visited.busy()]).toEqual([words, true]);
  });

  it('says nothing on focus, and withdraws its message when React cannot be fetched', async () => {
    const visited = open();
    visited.get(touch[0]).removeAttribute('action');
    visited.fire('button', 'focusin');
    expect([visited.line(), visited.busy()]).toEqual([before, false]);
    visited.fire(touch[0], touch[1]);
    await visited.fail();
    expect([visited.line(), visited.busy()]).toEqual([before, false]);
    visited.fire(touch[0], touch[1]);
    expect([visited.line(), visited.busy()]).toEqual([words, true]);
  });
});

describe('search', () => {
  const open = () => page('search-box', { index: '/cari.json' });

  it('says that it is searching from the first letter on, but not for an empty field', () => {
    const visited = open();
    visited.fire('input', 'focusin');
    expect(visited.line()).toBe('');
    visited.type('s');
    expect(visited.line()).toBe('Sedang mencari.');
    visited.type(' ');
    expect(visited.line()).toBe('');
  });

  it('is not announced again with each letter', () => {
    const visited = open();
    visited.type('s');
    const node = visited.get('[role=status]').firstChild;
    visited.type('sa');
    expect(visited.get('[role=status]').firstChild).toBe(node);
  });

  it('fetches its index along with React at the first letter, once', () => {
    const visited = open();
    visited.fire('input', 'focusin');
    expect(visited.preloads()).toEqual([]);
    visited.type('s');
    visited.type('sa');
    expect(visited.preloads()).toEqual(['<link rel=preload as=fetch crossorigin= href=/cari.json>']);
  });

  it('hands its status line over to React, which continues with the same words', async () => {
    const visited = open();
    visited.type('s');
    await visited.arrive();
    expect(visited.line()).toBe('Sedang mencari.');
  });

  it('withdraws its message when React cannot be fetched', async () => {
    const visited = open();
    visited.type('s');
    await visited.fail();
    expect(visited.line()).toBe('');
  });
});

const isMenuOpen = ({ get }: Visited) => get('button').getAttribute('aria-expanded') === 'true';
const isLarger = ({ html }: Visited) => html.getAttribute('data-text') === '1';

describe('native controls respond before React, without a message about waiting', () => {
  const pages = [{ name: 'Kontak', href: '/kontak/' }];
  it.each([
    ['the mobile menu', () => page('mobile-menu', { categories: [], pages }), 'button', 'click', isMenuOpen],
    ['the navigation menu', () => page('navigation-menu', { pages }), 'button', 'click', isMenuOpen],
    ['text size', () => page('text-size', {}), '[value="1"]', 'change', isLarger],
  ])('%s', (_, open, control, event, answer) => {
    const visited = open();
    visited.fire(control, 'focusin');
    visited.fire(control, event);
    visited.paint();
    visited.pass(0);
    expect(answer(visited)).toBe(true);
    expect(visited.asked).toEqual(['/assets/hydrate.js']);
    expect(visited.get('[data-widget]').querySelectorAll('[data-wait], [aria-busy]')).toHaveLength(0);
  });

  it.each([
    ['search without an index', () => page('search-box', { index: null }), 'input'],
    ['the newsletter without an address', () => page('newsletter-box', { endpoint: null }), 'button'],
  ])('%s fetches nothing either', (_, open, control) => {
    const visited = open();
    const before = visited.get('[data-widget]').outerHTML;
    for (const touch of ['focusin', 'input', 'click']) visited.fire(control, touch);
    expect(visited.asked).toEqual([]);
    expect(visited.get('[data-widget]').outerHTML).toBe(before);
  });
});
