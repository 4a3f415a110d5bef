// @page
import { expect, it, vi } from 'vitest';
import { click, get, mount, pass, submit, type } from './support.tsx';

const endpoint = 'https://contoh.id/kabar';

it('has a labelled email field', async () => {
  const element = await mount('newsletter-box', { endpoint: null });
  const field = get<HTMLInputElement>(element, 'input');
  expect(field.type).toBe('email');
  expect(field.placeholder).toBe('Alamat email Anda');
  expect(get(element, 'label').getAttribute('for')).toBe(field.id);
  expect(get(element, 'label').textContent).toBe('Alamat email');
  const working = await mount('newsletter-box', { endpoint });
  expect(get(working, 'label').textContent).toBe('Email (wajib)');
});

it('does nothing without an endpoint', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const element = await mount('newsletter-box', { endpoint: null });
  const button = get<HTMLButtonElement>(element, 'button');
  const field = get<HTMLInputElement>(element, 'input');
  await type(field, 'siti@contoh.id');
  const before = element.innerHTML;
  await click(button);
  await pass(60_000);
  expect(button.type).toBe('button');
  expect(element.querySelector('form')).toBeNull();
  expect(element.innerHTML).toBe(before);
  expect(field.value).toBe('siti@contoh.id');
  expect(fetch).not.toHaveBeenCalled();
});

it('posts the address to an endpoint and confirms it', async () => {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetch);
  const element = await mount('newsletter-box', { endpoint });
  const form = get<HTMLFormElement>(element, 'form');
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', endpoint]);
  await type(get<HTMLInputElement>(form, 'input'), 'siti@contoh.id');
  await submit(form);
  expect(String(fetch.mock.calls[0]?.[1].body)).toBe('email=siti%40contoh.id');
  expect(get(form, '[role=status]').textContent).toContain('sudah kami terima');
  expect(get<HTMLInputElement>(form, 'input').value).toBe('');
});

it('retries three times, then says that it failed and keeps the address', async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetch);
  const element = await mount('newsletter-box', { endpoint });
  await type(get<HTMLInputElement>(element, 'input'), 'siti@contoh.id');
  await submit(get(element, 'form'));
  expect(get(element, 'button').textContent).toBe('Mengirim...');
  await pass(7000);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(get(element, '[role=status]').textContent).toContain('belum terkirim');
  expect(get<HTMLInputElement>(element, 'input').value).toBe('siti@contoh.id');
});
