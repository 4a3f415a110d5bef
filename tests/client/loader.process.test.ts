/** The script in the head of every page: its work before React, and how it fetches React. */
import { describe, expect, it, vi } from 'vitest';
import { finish } from '../../cli/site/client/finish.ts';
import { createReplay } from '../../cli/site/client/replay.ts';
import { loader, visit } from './loader-page.ts';

const WIDGET = `<div data-widget="load-more" data-props="{}">
  <label for="field">Kata</label><input id="field"><button type="button">Lagi</button>
  <button type="button" popovertarget="menu" aria-controls="menu" aria-expanded="false">Menu</button>
  <div id="menu" popover="auto"><a href="#tidur">Tidur</a></div>
</div>`;
const FORM = `<div data-widget="contact-form" data-props="{}">
  <form data-draft="draft"><input name="name"><textarea name="message"></textarea>
  <button type="submit">Kirim</button></form>
</div>`;
const SIZES = [0, 1, 2]
  .map((value) => `<input type="radio" name="senja-text-size" value="${value}"${value ? '' : ' checked'}>`)
  .join('');

const ALL = ['/assets/hydrate.js'];

describe('the first touch', () => {
  it('fetches nothing before it', async () => {
    const page = visit({ body: WIDGET });
    await page.arrive();
    expect(page.asked).toEqual([]);
    expect(page.html.classList.contains('js')).toBe(true);
    expect(page.beforeBody).toContain('class="js"');
  });

  it.each([
    ['a mouse that comes', 'pointerover', 'mouse', ALL],
    ['a mouse that presses', 'pointerdown', 'mouse', ALL],
    ['a finger that taps', 'click', 'touch', ALL],
    ['a finger that comes down', 'pointerover', 'touch', []],
    ['a pen that taps', 'click', 'pen', ALL],
    ['a pen that passes', 'pointerover', 'pen', []],
  ])('%s', (_, name, pointerType, asked) => {
    const page = visit({ body: WIDGET });
    page.point('[type=button]', name, pointerType);
    expect(page.asked).toEqual(asked);
  });

  it.each(['touch', 'pen'])('a %s held down may start a scroll until it is lifted', (pointerType) => {
    const page = visit({ body: WIDGET });
    page.point('[type=button]', 'pointerdown', pointerType);
    page.pass(Number.POSITIVE_INFINITY);
    page.paint();
    expect(page.asked).toEqual([]);
    page.point('[type=button]', 'click', pointerType);
    expect(page.asked).toEqual(ALL);
  });

  it.each(['focusin', 'input', 'submit'])('%s', (name) => {
    const page = visit({ body: WIDGET });
    page.fire('#field', name);
    expect(page.asked).toEqual(ALL);
  });

  it.each([
    [{ saveData: true, effectiveType: '4g' }, []],
    [{ saveData: false, effectiveType: '3g' }, []],
    [{ saveData: false, effectiveType: 'slow-2g' }, []],
    [{ saveData: false, effectiveType: '4g' }, ALL],
  ])('a mouse that only enters, on %o', (connection, asked) => {
    const page = visit({ body: WIDGET, connection });
    page.point('#field', 'pointerover', 'mouse');
    expect(page.asked).toEqual(asked);
    page.fire('#field', 'focusin');
    expect(page.asked).toEqual(ALL);
  });

  it('outside a widget is ignored', () => {
    const page = visit({ body: `<p>Teks</p>${WIDGET}` });
    page.point('p', 'pointerdown', 'mouse');
    page.click('p');
    expect(page.asked).toEqual([]);
  });

  it('of a widget to which React adds nothing fetches nothing', () => {
    const page = visit({ body: WIDGET.replace(' data-props="{}"', '') });
    page.fire('#field', 'focusin');
    page.click('[type=button]');
    expect(page.asked).toEqual([]);
  });

  it('fetches React and the module of the widget at once', () => {
    const page = visit({ body: WIDGET + FORM });
    page.html.setAttribute('data-client', '/situs/assets/ shared-1.js *-2.js');
    page.fire('[name=name]', 'focusin');
    expect(page.asked).toEqual(['/situs/assets/shared-1.js', '/situs/assets/contact-form-2.js']);
  });

  it('hydrates one widget, once', async () => {
    const page = visit({ body: WIDGET + FORM });
    page.fire('#field', 'focusin');
    page.fire('#field', 'input');
    await page.arrive();
    page.fire('#field', 'input');
    expect(page.asked).toEqual(ALL);
    expect(page.hydrate.mock.calls).toEqual([[page.get('[data-widget]')]]);
    page.fire('[name=name]', 'focusin');
    await page.arrive();
    expect(page.hydrate.mock.lastCall).toEqual([page.get('[data-widget=contact-form]')]);
  });
});

describe('the held event', () => {
  it('is held back and replayed once, however often it was repeated', async () => {
    const page = visit({ body: WIDGET });
    const clicked = vi.fn();
    page.get('[type=button]').addEventListener('click', clicked);
    page.click('[type=button]');
    page.click('[type=button]');
    expect(clicked).not.toHaveBeenCalled();
    await page.arrive();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(page.hydrate.mock.invocationCallOrder[0]).toBeLessThan(clicked.mock.invocationCallOrder[0] ?? 0);
    page.click('[type=button]');
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without a type', '<button id="x">Lagi</button>', 1],
    ['without a form', '<button id="x" type="submit">Lagi</button>', 1],
    ['in a form', '<form><button id="x" type="button">Lagi</button></form>', 1],
    ['that submits a form', '<form><button id="x">Lagi</button></form>', 0],
    ['that resets a form', '<form><button id="x" type="reset">Lagi</button></form>', 0],
    ['that opens a popover', '<button id="x" popovertarget="menu">Lagi</button><p id="menu" popover>', 0],
  ])('is the press of a button that does nothing by itself: %s', async (_, button, held) => {
    const page = visit({ body: `<div data-widget="load-more" data-props="{}">${button}</div>` });
    const clicked = vi.fn((event: Event) => event.preventDefault());
    page.get('#x').addEventListener('click', clicked);
    page.click('#x');
    expect(clicked).toHaveBeenCalledTimes(1 - held);
    await page.arrive();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('waits until the widget is hydrated', async () => {
    const page = visit({ body: WIDGET });
    const clicked = vi.fn();
    let answer = () => {};
    page.hydrate.mockImplementation(
      (widget) =>
        new Promise((resolve) => {
          answer = () => resolve(finish(widget, createReplay(widget)));
        }),
    );
    page.get('[type=button]').addEventListener('click', clicked);
    page.click('[type=button]');
    await page.arrive();
    page.click('[type=button]');
    expect(clicked).not.toHaveBeenCalled();
    answer();
    await page.arrive();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is replayed in order', async () => {
    const page = visit({
      body: WIDGET.replace('Lagi</button>', 'Lagi</button><button type="button" id="b">B</button>'),
    });
    const listener = vi.fn();
    for (const [selector, name] of [
      ['#field', 'focusin'],
      ['#field', 'input'],
      ['#field', 'change'],
      ['#field', 'focusout'],
      ['#b', 'click'],
    ] as const)
      page.get(selector).addEventListener(name, () => listener(name));
    page.click('#b');
    for (const name of ['focusin', 'input', 'input', 'change', 'focusout']) page.fire('#field', name);
    page.click('#b');
    expect(listener).not.toHaveBeenCalled();
    await page.arrive();
    expect(listener.mock.calls.flat()).toEqual(['focusin', 'input', 'change', 'focusout', 'click']);
  });

  it('is each key, whose native effect is never held back', async () => {
    const page = visit({ body: WIDGET });
    const keys = vi.fn();
    for (const name of ['keydown', 'keyup']) page.get('#field').addEventListener(name, () => keys(name));
    const press = () => ['keydown', 'keyup', 'keydown'].map((name) => page.fire('#field', name));
    expect(press()).toEqual([true, true, true]);
    expect(keys).not.toHaveBeenCalled();
    await page.arrive();
    expect(keys.mock.calls.flat()).toEqual(['keydown', 'keyup', 'keydown']);
  });

  it('is held back for a form, which is submitted once', async () => {
    const page = visit({ body: FORM });
    const submitted = vi.fn((event: Event) => event.preventDefault());
    page.get('form').addEventListener('submit', submitted);
    expect(page.fire('form', 'submit')).toBe(false);
    page.fire('form', 'submit');
    expect(submitted).not.toHaveBeenCalled();
    await page.arrive();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a button that opens a popover', WIDGET, '[popovertarget]'],
    ['a button that submits, which the browser checks first', FORM, '[type=submit]'],
    ['a link', WIDGET, 'a'],
    ['a label', WIDGET, 'label'],
  ])('is not held back for %s', async (_, body, selector) => {
    const page = visit({ body });
    const clicked = vi.fn((event: Event) => event.preventDefault());
    page.get(selector).addEventListener('click', clicked);
    page.click(selector);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(page.asked).not.toEqual([]);
    await page.arrive();
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

describe('a button that controls a list', () => {
  const LIST = `<ul id="latest">${'<li></li>'.repeat(2)}${'<li hidden></li>'.repeat(7)}</ul>
    <div data-widget="load-more" data-props="{}"><p data-wait="Sebentar">Dua</p>
    <button type="button" name="latest" value="6">Lagi</button></div>`;

  it('shows one step at once, and the rest on the next press', async () => {
    const page = visit({ body: LIST });
    const hidden = () => page.get('#latest').querySelectorAll('[hidden]').length;
    // As React does from the moment on in which it begins to hydrate.
    const early = vi.fn();
    page.get('[data-widget]').addEventListener('click', early, true);
    page.click('[name=latest]');
    expect(hidden()).toBe(1);
    expect(page.get('[data-wait]').textContent).toBe('Dua');
    expect(early).not.toHaveBeenCalled();
    page.click('[name=latest]');
    expect(hidden()).toBe(0);
    // React counts them after hydration, and nothing happens twice.
    const clicks = vi.fn();
    page.get('[name=latest]').addEventListener('click', clicks);
    await page.arrive();
    expect(page.hydrate).toHaveBeenCalledOnce();
    expect(clicks).not.toHaveBeenCalled();
  });

  it('waits for React if the page contains no more', async () => {
    const page = visit({ body: LIST.replaceAll('<li hidden></li>', '') });
    const clicks = vi.fn();
    page.get('[name=latest]').addEventListener('click', clicks);
    page.click('[name=latest]');
    expect(page.get('[data-wait]').textContent).toBe('Sebentar');
    expect(clicks).not.toHaveBeenCalled();
    await page.arrive();
    expect(clicks).toHaveBeenCalledOnce();
  });
});

describe('when React cannot be fetched', () => {
  it('leaves the page as without scripts, says nothing, and retries at the next touch', async () => {
    const page = visit({ body: WIDGET });
    const clicked = vi.fn();
    page.get('[type=button]').addEventListener('click', clicked);
    page.click('[type=button]');
    await page.fail();
    expect(page.html.classList.contains('js')).toBe(false);
    expect(page.error).not.toHaveBeenCalled();

    page.fire('#field', 'focusin');
    expect(page.asked).toEqual([...ALL, '/assets/renew.js', ...ALL]);
    await page.arrive();
    expect(page.html.classList.contains('js')).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
    page.click('[type=button]');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('does the same when hydration fails', async () => {
    const page = visit({ body: WIDGET });
    page.hydrate.mockRejectedValueOnce(new Error('rusak'));
    page.fire('#field', 'focusin');
    await page.arrive();
    expect(page.html.classList.contains('js')).toBe(false);
  });

  it('lets the browser submit a form with an action', async () => {
    const page = visit({
      body: FORM.replace('<form', '<form method="post" action="https://contoh.id/pesan"'),
    });
    const send = vi.fn();
    Object.assign(page.get('form'), { submit: send });
    page.fire('form', 'submit');
    await page.fail();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form without an action', async () => {
    const page = visit({ body: FORM });
    const send = vi.fn();
    Object.assign(page.get('form'), { submit: send });
    page.fire('form', 'submit');
    await page.fail();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('text size', () => {
  const checked = (page: ReturnType<typeof visit>) => page.get('[type=radio]:checked').value;

  it('is applied before the body is parsed, and the radio buttons follow', () => {
    const page = visit({ body: SIZES, stored: { 'senja-text-size': '2' } });
    expect(page.beforeBody).toContain('data-text="2"');
    expect(checked(page)).toBe('2');
  });

  it('is the default if it was never chosen', () => {
    const page = visit({ body: SIZES });
    expect(page.html.getAttribute('data-text')).toBe('0');
    expect(checked(page)).toBe('0');
    expect(page.stored('senja-text-size')).toBeNull();
  });

  it('changes and is remembered without React', () => {
    const page = visit({ body: SIZES });
    page.get('[value="1"]').checked = true;
    page.fire('[value="1"]', 'change');
    expect(page.stored('senja-text-size')).toBe('1');
    // The button is painted as chosen first.
    page.pass(1000);
    expect(page.html.getAttribute('data-text')).toBe('0');
    page.paint();
    page.pass(0);
    expect(page.html.getAttribute('data-text')).toBe('1');
    expect(page.asked).toEqual([]);
  });

  it('is updated to that of another page when a page returns from the back/forward cache', () => {
    const page = visit({ body: SIZES });
    page.window.localStorage.setItem('senja-text-size', '1');
    page.window.dispatchEvent(new page.window.Event('pageshow'));
    expect(page.html.getAttribute('data-text')).toBe('1');
    expect(checked(page)).toBe('1');
  });

  it('does not react to other fields', () => {
    const page = visit({ body: `${SIZES}${WIDGET}` });
    page.fire('#field', 'change');
    expect(page.stored('senja-text-size')).toBeNull();
  });
});

describe('a draft', () => {
  it('is saved as it is typed', () => {
    const page = visit({ body: FORM });
    page.get('textarea').value = 'Selamat pagi';
    page.fire('textarea', 'input');
    expect(JSON.parse(page.draft('draft') ?? '')).toEqual({ name: '', message: 'Selamat pagi' });
  });

  it('is restored after a reload, without React, under what the browser itself restored', () => {
    const body = FORM.replace('name="name"', 'name="name" value="Budi"');
    const page = visit({ body, drafts: { draft: '{"name":"Siti","message":"Selamat pagi","gone":"x"}' } });
    expect(page.get('textarea').value).toBe('Selamat pagi');
    expect(page.get('[name=name]').value).toBe('Budi');
    expect(page.asked).toEqual([]);
  });

  it('is saved for no other field', () => {
    const page = visit({ body: WIDGET + FORM });
    page.get('#field').value = 'rahasia';
    page.fire('#field', 'input');
    expect(page.window.sessionStorage.length).toBe(0);
  });
});

describe('a menu', () => {
  it('opens and closes in browsers without popover, and announces it', () => {
    const page = visit({ body: WIDGET });
    page.click('[popovertarget]');
    expect(page.get('#menu').classList.contains('is-open')).toBe(true);
    expect(page.get('[popovertarget]').getAttribute('aria-expanded')).toBe('true');
    page.click('[popovertarget]');
    expect(page.get('#menu').classList.contains('is-open')).toBe(false);
    expect(page.get('[popovertarget]').getAttribute('aria-expanded')).toBe('false');
  });

  it('is announced as closed once the page has loaded', () => {
    const page = visit({ body: WIDGET.replace(' aria-expanded="false"', '') });
    expect(page.get('[popovertarget]').getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps its state when a listener prevents the click', () => {
    const page = visit({ body: WIDGET });
    page.get('[popovertarget]').addEventListener('click', (event) => event.preventDefault());
    page.click('[popovertarget]');
    expect(page.get('#menu').classList.contains('is-open')).toBe(false);
  });

  it('closes when one of its links is followed', () => {
    const page = visit({ body: WIDGET });
    page.click('[popovertarget]');
    page.click('a');
    expect(page.get('#menu').classList.contains('is-open')).toBe(false);
  });
});

it('tries a photo again without the variants that fail, which a copy of the page may not have', () => {
  const image = '<img src="a.png" srcset="a.png 480w" alt="Semangkuk sayur">';
  const page = visit({
    body: `<p><picture><source srcset="a.avif"><source srcset="a.webp">${image}</picture></p>`,
  });
  page.fire('img', 'error');
  expect(page.get('p').innerHTML).toBe('<img src="a.png" alt="Semangkuk sayur">');
  page.fire('img', 'error');
  expect(page.get('p').innerHTML).toBe('<img alt="Semangkuk sayur">');
});

it('shows the alt text of a photo that fails, without an address', () => {
  const image = '<img src="/a.jpg" srcset="/a.jpg 1x" alt="Semangkuk sayur">';
  const page = visit({ body: `<div class="photo"><svg></svg>${image}</div>` });
  page.fire('img', 'error');
  expect(page.get('.photo').innerHTML).toBe('<svg></svg><img alt="Semangkuk sayur">');
});

describe('after Back', () => {
  const LIST = `<ul id="latest">${'<li></li>'.repeat(2)}${'<li hidden></li>'.repeat(5)}</ul>
    <div data-widget="load-more" data-props="{}"><p data-wait="Tunggu">2 dari 7</p>
    <button type="button" name="latest" value="2">Lagi</button></div>`;
  const SEARCH = `<div data-widget="search-box" data-props='{"index":"/cari.json"}'>
    <input type="search" name="senja-search"></div>`;

  it.each([
    [4, 1],
    [5, 0],
    [40, 0],
  ])('shows the %i items that a button had added, at once, and fetches React', (value, hidden) => {
    const page = visit({ body: LIST, left: { latest: value } });
    expect(page.get('#latest').querySelectorAll('[hidden]')).toHaveLength(hidden);
    expect(page.asked).toEqual(ALL);
    // The press is answered: nothing is left to say.
    expect(page.get('[data-wait]').textContent).toBe('2 dari 7');
  });

  it('puts the words of a search back, and fetches React', () => {
    const page = visit({ body: SEARCH, left: { 'senja-search': 'kram kaki' } });
    expect(page.get('input').value).toBe('kram kaki');
    expect(page.asked).toEqual(ALL);
  });

  it.each([null, {}, { lain: 'x' }, 'teks'])('changes nothing with a state of another kind: %j', (left) => {
    const page = visit({ body: LIST + SEARCH, left: left as object | null });
    expect(page.get('#latest').querySelectorAll('[hidden]')).toHaveLength(5);
    expect([page.asked, page.get('input').value, page.error.mock.calls]).toEqual([[], '', []]);
  });
});

it('logs the path on the 404 page only', () => {
  expect(visit({ body: WIDGET }).error).not.toHaveBeenCalled();
  expect(visit({ logPath: true }).error).toHaveBeenCalledWith(expect.stringContaining('404'), '/tidak/ada');
});

it('works if storage is denied', () => {
  const refused = loader.replaceAll('.getItem(', '.nothing.here(');
  expect(refused).not.toBe(loader);
  const page = visit({ body: SIZES, script: refused });
  expect(page.html.classList.contains('js')).toBe(true);
  expect(page.html.getAttribute('data-text')).toBe('0');
});
