// @page
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArticleCardView } from '../../templates/contract.ts';
import { plainCategory } from '../support/values/plan-entries.ts';
import { click, get, mount, pass, place, wake } from './support.tsx';

const fetch = vi.fn<(url: string) => Promise<Response>>();
/** Answers are cached by address, so each test has portions of its own. */
let count = 0;
let more = { portions: '', archive: '/artikel/' };

const article = (number: number): ArticleCardView => ({
  slug: `artikel-${number}`,
  title: `Judul ${number}`,
  excerpt: 'Isi singkat.',
  category: plainCategory('Tidur'),
  image: { src: `/foto-${number}.png`, srcSet: null, width: 6, height: 4, alt: '' },
  readTime: '5 menit',
  publishDate: '2 Mei 2025',
  publishDay: '2025-05-02',
  href: `/artikel/${number}/`,
});
const portion = (from: number, to: number) =>
  new Response(
    JSON.stringify({ articles: Array.from({ length: to - from + 1 }, (_, at) => article(from + at)) }),
  );

const props = (total: number) => ({ listId: 'latest', total, initial: 3, step: 3, more });
const titles = () =>
  [...document.querySelectorAll('#latest > :not([hidden]) h3')].map(({ textContent }) => textContent);
const upTo = (length: number) => Array.from({ length }, (_, index) => `Judul ${index + 1}`);

beforeEach(() => {
  more = { portions: `/senja/artikel/terbaru-${++count}-*.json`, archive: '/senja/artikel/' };
  vi.stubGlobal('fetch', fetch.mockReset());
  const cards = Array.from(
    { length: 4 },
    (_, index) => `<li class="card tone-bowl"${index < 3 ? '' : ' hidden'}>
      <div class="photo"><svg><use href="#m-bowl"></use></svg><img src="/a.png" alt=""></div>
      <div><p class="label"><svg><use href="#m-bowl"></use></svg>Makanan</p>
      <h3 class="card__title">Judul ${index + 1}</h3><p class="card__words">Isi.</p>
      <p class="facts">Lama baca 5 menit · <time datetime="2025-05-01">1 Mei 2025</time></p>
      <button type="button" class="more">Baca<span class="visually-hidden">: a</span></button></div></li>`,
  );
  document.body.innerHTML = `<ol id="latest">${cards.join('')}</ol>`;
});

describe('beyond the articles in the page', () => {
  it('shows the rest of the articles in the page first, without a request', async () => {
    const element = await mount('load-more', props(11));
    await click(get(element, 'button'));
    expect(titles()).toEqual(upTo(4));
    expect(fetch).not.toHaveBeenCalled();
    expect(get(element, '[role=status]').textContent).toBe('Menampilkan 4 dari 11 artikel');
    expect(get<HTMLButtonElement>(element, 'button').hidden).toBe(false);
  });

  it('fetches a portion when it is needed, shows it step by step, and ends with the last article', async () => {
    fetch.mockImplementation(async (url) => (url.endsWith('-1.json') ? portion(5, 9) : portion(10, 11)));
    const element = await mount('load-more', props(11));
    const button = get<HTMLButtonElement>(element, 'button');
    const seen: number[] = [];
    for (let press = 0; press < 4; press += 1) {
      await click(button);
      await pass(0);
      seen.push(titles().length);
    }
    expect(seen).toEqual([4, 7, 9, 11]);
    expect(titles()).toEqual(upTo(11));
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      more.portions.replace('*', '1'),
      more.portions.replace('*', '2'),
    ]);
    expect(get(element, '[role=status]').textContent).toBe(
      'Menampilkan 11 dari 11 artikel. Semua artikel sudah tampil.',
    );
    expect(button.hidden).toBe(true);
    expect(document.activeElement?.textContent).toBe('Judul 10');
  });

  it('says that it is loading, once, while it waits and tries again', async () => {
    fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
    fetch.mockImplementation(async () => portion(5, 9));
    const element = await mount('load-more', props(9));
    const button = get<HTMLButtonElement>(element, 'button');
    await click(button);
    button.focus();
    await click(button);
    expect(get(element, '[role=status]').textContent).toBe('Sedang memuat artikel…');
    await click(button);
    expect(document.activeElement).toBe(button);
    await pass(999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(titles()).toEqual(upTo(7));
    expect(document.activeElement?.textContent).toBe('Judul 5');
  });

  it('does not move the focus back if it has moved elsewhere meanwhile', async () => {
    fetch.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(portion(5, 9)), 500)));
    const field = document.createElement('input');
    document.body.append(field);
    const element = await mount('load-more', props(9));
    await click(get(element, 'button'));
    await click(get(element, 'button'));
    field.focus();
    await pass(500);
    expect(titles()).toEqual(upTo(7));
    expect(document.activeElement).toBe(field);
  });
});

describe('when a portion cannot be fetched', () => {
  it('says so after four attempts, links to the archive, and can be retried', async () => {
    fetch.mockImplementation(async () => {
      throw new TypeError('no network');
    });
    const element = await mount('load-more', props(9));
    const button = get<HTMLButtonElement>(element, 'button');
    await click(button);
    await click(button);
    expect(element.querySelector('a')).toBe(null);
    await pass(7000);
    expect(fetch).toHaveBeenCalledTimes(4);
    expect(get(element, '[role=status]').textContent).toBe(
      'Menampilkan 4 dari 9 artikel. Maaf, artikel berikutnya belum dapat dimuat. Silakan coba lagi, atau buka daftar semua artikel.',
    );
    expect(get(element, 'a').getAttribute('href')).toBe('/senja/artikel/');
    expect(button.hidden).toBe(false);

    fetch.mockImplementation(async () => portion(5, 9));
    await click(button);
    await pass(0);
    expect(titles()).toEqual(upTo(7));
    expect(element.querySelector('a')).toBe(null);
  });

  it('does not request a missing portion again', async () => {
    fetch.mockImplementation(async () => new Response(null, { status: 404 }));
    const element = await mount('load-more', props(9));
    await click(get(element, 'button'));
    await click(get(element, 'button'));
    await pass(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(get(element, 'a').textContent).toBe('daftar semua artikel');
  });

  it('treats an empty portion as missing', async () => {
    fetch.mockImplementation(async () => new Response('{"articles":[]}'));
    const element = await mount('load-more', props(9));
    await click(get(element, 'button'));
    await click(get(element, 'button'));
    await pass(0);
    expect(get(element, 'a').getAttribute('href')).toBe('/senja/artikel/');
  });
});

describe('after Back', () => {
  const arrive = async (state: object) => {
    history.replaceState(state, '');
    const element = place('load-more', props(11));
    // As the loader does before React.
    for (const item of document.querySelectorAll('#latest > [hidden]')) item.removeAttribute('hidden');
    await wake(element);
    await pass(0);
    return element;
  };
  beforeEach(() => {
    fetch.mockImplementation(async (url) => (url.endsWith('-1.json') ? portion(5, 9) : portion(10, 11)));
    vi.stubGlobal('scrollTo', scrolls.mockReset());
  });
  const scrolls = vi.fn();

  it('fetches what was shown, from several portions, and scrolls to where the page was', async () => {
    const element = await arrive({ latest: 7, 'senja-scrolled': 1200 });
    expect(titles()).toEqual(upTo(10));
    expect(get(element, '[role=status]').textContent).toBe('Menampilkan 10 dari 11 artikel');
    expect(scrolls.mock.calls).toEqual([[{ top: 1200, behavior: 'instant' }]]);
    expect(document.activeElement).toBe(document.body);
    await click(get(element, 'button'));
    await pass(0);
    expect(titles()).toEqual(upTo(11));
    expect(history.state.latest).toBe(8);
  });

  it('keeps what is shown, and where a link was pressed', async () => {
    const element = await arrive({ latest: 7 });
    expect(scrolls).not.toHaveBeenCalled();
    vi.stubGlobal('scrollY', 340);
    await click(get(document, '#latest h3'));
    expect(history.state).toEqual({ latest: 7, 'senja-scrolled': 340 });
    expect(element.querySelector('button')?.hidden).toBe(false);
  });

  it('does not scroll a visitor who has scrolled meanwhile, and stops where nothing comes', async () => {
    fetch.mockImplementation(async (url) => {
      dispatchEvent(new Event('wheel'));
      return url.endsWith('-1.json') ? portion(5, 9) : new Response(null, { status: 404 });
    });
    const element = await arrive({ latest: 7, 'senja-scrolled': 1200 });
    expect(titles()).toEqual(upTo(9));
    expect(scrolls).not.toHaveBeenCalled();
    expect(get(element, 'a').getAttribute('href')).toBe('/senja/artikel/');
  });
});
