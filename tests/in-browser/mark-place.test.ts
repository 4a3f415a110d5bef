// @vitest-environment happy-dom
/** What is being written is marked in its page, and scrolled to when it is another place. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeMarker } from '../../cli/in-browser/mark-place.ts';

const PAGE = `<header><p>Jalan pagi</p></header><main><h1>Jalan pagi</h1>
<p>Jalan kaki <b>itu</b> baik.</p><h2>Cara</h2><ul><li>Mulai pelan</li><li>Minum “air” putih.</li></ul>
<table><tr><td>Senin</td><td>10 menit</td></tr></table><figure><img alt="Orang berjalan" src="a.jpg"></figure></main>`;
const LIST = `<main><h1>Artikel</h1><ul><li><article><h2>Sup</h2><p>Sup hangat itu baik.</p></article></li>
<li><article><h2><a href="/teh/">Teh jahe</a></h2><p>Teh hangat.</p></article></li></ul></main>`;

const here = () =>
  [...document.querySelectorAll('[data-senja-here]')].map(
    (one) => one.textContent || one.getAttribute('alt'),
  );
const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -10, bottom: 10 } as DOMRect);
});

describe('of a page', () => {
  it.each([
    ['Jalan kaki **itu** baik.', 'Jalan kaki itu baik.'],
    ['Minum "air" putih', 'Minum “air” putih.'],
    ['Cara', 'Cara'],
    ['10 menit', '10 menit'],
    ['Orang berjalan', 'Orang berjalan'],
    ['Jalan pagi', 'Jalan pagi'],
    ['Jalan kaki itu baik. Dan lagi', 'Jalan kaki itu baik.'],
  ])('the block of %j is %j', (text, found) => {
    document.body.innerHTML = PAGE;
    placeMarker()({ title: 'Jalan pagi', text });
    expect(here()).toEqual([found]);
    expect(document.querySelector('header [data-senja-here]')).toBeNull();
  });

  it('nothing is marked for a text that it has not; the mark stays while one is typed', () => {
    document.body.innerHTML = PAGE;
    const mark = placeMarker();
    mark({ title: 'Jalan pagi', text: 'Tidak ada di sini' });
    expect(here()).toEqual([]);
    mark({ title: 'Jalan pagi', text: 'Mulai pelan' });
    mark({ title: 'Jalan pagi', text: 'Mulai sangat pelan' });
    expect(here()).toEqual(['Mulai pelan']);
    expect(scrolled).toHaveBeenCalledTimes(1);
    mark({ title: 'Jalan pagi', text: '' });
    expect(here()).toEqual([]);
  });
});

it('of a heading that a list of contents has too, itself is marked', () => {
  document.body.innerHTML = '<main><ul><li>Cara</li></ul><h2>Cara</h2></main>';
  placeMarker()({ title: 'Jalan', text: 'Cara' });
  expect(document.querySelector('[data-senja-here]')?.localName).toBe('h2');
});

it('of a list, the card of the entry is marked, whatever in it is written', () => {
  document.body.innerHTML = LIST;
  const mark = placeMarker();
  mark({ title: 'Teh jahe', text: '' });
  expect(here()).toEqual(['Teh jaheTeh hangat.']);
  mark({ title: 'Teh jahe', text: 'Sup hangat itu baik.' });
  expect(here()).toEqual(['Teh jaheTeh hangat.']);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
