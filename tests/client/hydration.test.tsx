// @page
import { useEffect } from 'react';
import type { WidgetName, WidgetProps } from 'senja/react';
import { expect, it } from 'vitest';
import { readProps, writeProps } from '../../cli/site/client/props.ts';
import { click, complaints, get, hydrating, mount, place, wake } from './support.tsx';
import { moduleOf, WIDGET_NAMES } from './widgets.ts';

const link = (name: string, current = false) => ({ name, href: `/${name}/`, ...(current && { current }) });

const samples: { [Name in WidgetName]: WidgetProps<Name>[] } = {
  'search-box': [
    { index: null },
    { index: '/cari.json' },
    { index: '/cari.json', all: '/artikel/', emergency: { number: '119', words: ['dada'] } },
  ],
  'mobile-menu': [
    {
      urgent: link('Keadaan darurat'),
      categories: [{ ...link('Makanan Sehat'), motif: 'bowl' }],
      pages: [link('Beranda', true), link('Kontak')],
    },
    { categories: [], pages: [] },
  ],
  'navigation-menu': [{ pages: [link('Beranda', true), link('Kontak')] }],
  'text-size': [{}],
  'load-more': [
    { listId: 'latest', total: 16, initial: 9, step: 6 },
    { listId: 'latest', total: 1, initial: 9, step: 6 },
    {
      listId: 'latest',
      total: 99,
      initial: 9,
      step: 6,
      more: { portions: '/artikel/terbaru-*.json', archive: '/artikel/' },
    },
  ],
  'newsletter-box': [{ endpoint: null }, { endpoint: 'https://contoh.id/kabar' }],
  'article-tools': [{ share: 'https://wa.me/?text=Teh', rules: '/artikel/suara.json' }],
  'contact-form': [
    { endpoint: null, email: 'halo@contoh.id', isExample: true },
    { endpoint: 'https://contoh.id/pesan', email: 'halo@contoh.id', isExample: false },
  ],
};

it('has a sample of every widget', () => {
  expect(Object.keys(samples).sort()).toEqual(WIDGET_NAMES);
});

const cases = Object.entries(samples).flatMap(([name, all]) =>
  all.map((props) => ({ name: name as WidgetName, props: props as never })),
);

it.each(cases)('$name hydrates without a mismatch: $props', async ({ name, props }) => {
  const element = place(name, props);
  // The only addition of the loader; the page itself does not have it.
  expect(element.querySelectorAll('[aria-expanded]')).toHaveLength(0);
  for (const button of element.querySelectorAll('[popovertarget][aria-controls]'))
    button.setAttribute('aria-expanded', 'false');
  const served = element.innerHTML;
  const nodes = [...element.querySelectorAll('*')];
  await wake(element);
  expect(element.innerHTML).toBe(served);
  expect([...element.querySelectorAll('*')]).toEqual(nodes);
});

const awake = cases.filter(({ name, props }) => writeProps(moduleOf(name), props) !== undefined);

it.each(awake)('$name finds its props in the page: $props', ({ name, props }) => {
  expect(readProps(moduleOf(name), place(name, props))).toMatchObject(props);
});

it('does not hydrate widgets to which React adds nothing', () => {
  expect(cases.filter((each) => !awake.includes(each))).toEqual([
    { name: 'search-box', props: { index: null } },
    { name: 'newsletter-box', props: { endpoint: null } },
  ]);
});

it.each(cases)(
  '$name hydrates while its status line says that it is waiting: $props',
  async ({ name, props }) => {
    const element = place(name, props);
    const line = element.querySelector('[data-wait]');
    const words = line?.getAttribute('data-wait') ?? null;
    if (line) line.textContent = words;
    if (line) element.querySelector('button')?.setAttribute('aria-busy', 'true');
    const nodes = [...element.querySelectorAll('*')];
    await wake(element);
    // Only a search announces by itself: it reads the typed text.
    expect(line?.textContent ?? null).toBe(words);
    expect([...element.querySelectorAll('*')]).toEqual(nodes);
  },
);

it.each(cases)('$name has unique ids, and references only existing ones: $props', ({ name, props }) => {
  const element = place(name, props);
  const ids = [...element.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const attribute of ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'popovertarget']) {
    for (const user of element.querySelectorAll(`[${attribute}]`)) {
      expect(ids).toContain(user.getAttribute(attribute));
    }
  }
});

it.each(cases)('$name has no inline style and a type on every button: $props', ({ name, props }) => {
  const element = place(name, props);
  expect(element.querySelectorAll('[style], script, button:not([type])')).toHaveLength(0);
});

it('keeps input, choices and focus from before React loaded', async () => {
  const form = place('contact-form', {
    endpoint: null,
    email: 'halo@contoh.id',
    isExample: false,
  });
  const sizes = place('text-size', {});
  get<HTMLInputElement>(form, '[name=name]').value = 'Siti';
  get<HTMLTextAreaElement>(form, 'textarea').value = 'Selamat pagi';
  get<HTMLInputElement>(sizes, '[value="2"]').checked = true;
  get(form, 'textarea').focus();
  await wake(form);
  await wake(sizes);
  expect(get<HTMLInputElement>(form, '[name=name]').value).toBe('Siti');
  expect(get<HTMLTextAreaElement>(form, 'textarea').value).toBe('Selamat pagi');
  expect(get<HTMLInputElement>(sizes, '[value="2"]').checked).toBe(true);
  expect(document.activeElement).toBe(get(form, 'textarea'));
});

const order: string[] = [];

function Ordered() {
  useEffect(() => {
    order.push('effect');
  }, []);
  return <p>Baik</p>;
}

it('counts as hydrated only after all its effects have run', async () => {
  order.length = 0;
  const element = place('text-size', {}, Ordered);
  // Under `act` everything happens at once; here React schedules its work itself.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await hydrating(element, Ordered)().then(() => order.push('alive'));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(order).toEqual(['effect', 'alive']);
});

it('reports a widget whose client tree differs from the served one', async () => {
  await wake(place('text-size', {}), () => <p>Lain</p>);
  expect(complaints.join()).toContain('widget "text-size" differs from its server HTML');
  complaints.length = 0;
});

it('replaces a widget that throws with a text and a way on, and keeps its neighbours', async () => {
  document.documentElement.lang = 'id';
  const neighbour = await mount('load-more', { listId: 'latest', total: 16, initial: 9, step: 6 });
  const broken = place('text-size', {}, () => <p>Baik</p>);
  await wake(broken, () => {
    throw new Error('rusak');
  });
  expect(get(broken, '[role=alert]').textContent).toContain('Unexpected Application Error!');
  expect(neighbour.textContent).toContain('Menampilkan 9 dari 16 artikel');
  expect(complaints.join()).toContain('widget "text-size" threw');
  complaints.length = 0;

  let reloads = 0;
  Object.defineProperty(location, 'reload', { configurable: true, value: () => reloads++ });
  await click(get(broken, 'button'));
  expect(get(broken, 'button').textContent).toBe('Muat ulang halaman');
  expect(reloads).toBe(1);
});

it.each([
  ['id', 'Muat ulang halaman'],
  ['id-ID', 'Muat ulang halaman'],
  ['en', 'Reload the page'],
  ['', 'Reload the page'],
])('says so in the language of the page: "%s"', async (lang, words) => {
  document.documentElement.lang = lang;
  const broken = place('text-size', {}, () => <p>Baik</p>);
  await wake(broken, () => {
    throw new Error('rusak');
  });
  expect(get(broken, 'button').textContent).toBe(words);
  complaints.length = 0;
});
