// @page
import { beforeEach, expect, it, vi } from 'vitest';
import { click, focus, get, mount, pass, submit, type } from './support.tsx';

const email = 'halo@contoh.id';
const draft = () => sessionStorage.getItem('senja-contact');

async function filled(endpoint: string | null, isExample = false) {
  const element = await mount('contact-form', { endpoint, email, isExample });
  await type(get<HTMLInputElement>(element, '[name=name]'), 'Siti');
  await type(get<HTMLInputElement>(element, '[name=email]'), 'siti@contoh.id');
  await type(get<HTMLTextAreaElement>(element, '[name=message]'), 'Selamat pagi');
  return {
    element,
    form: get<HTMLFormElement>(element, 'form'),
    button: get<HTMLButtonElement>(element, '[type=submit]'),
    status: get(element, '[role=status]'),
    message: get<HTMLTextAreaElement>(element, '[name=message]'),
  };
}

beforeEach(() => sessionStorage.setItem('senja-contact', '{"name":"Siti"}'));

it('has labels, and leaves validation to the browser', async () => {
  const { element, form } = await filled(null);
  const labels = [...element.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual([
    'Nama Lengkap (wajib)',
    'Email (wajib)',
    'Judul pesan (tidak wajib)',
    'Pesan (wajib)',
  ]);
  expect([...form.elements].map((field) => field.hasAttribute('required'))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(form.noValidate).toBe(false);
  expect(get<HTMLInputElement>(form, '[name=email]').type).toBe('email');
});

it('sends for 1500 ms, then confirms twice, clears the form and is idle again', async () => {
  const { element, form, button, status, message } = await filled(null);
  await submit(form);
  expect(button.textContent).toBe('Mengirim...');
  expect(button.disabled).toBe(true);

  await pass(1499);
  expect(button.disabled).toBe(true);
  expect(element.querySelector('.toast')).toBeNull();
  expect(draft()).not.toBeNull();

  await pass(1);
  expect(button.textContent).toBe('Kirim Pesan');
  expect(button.disabled).toBe(false);
  expect(message.value).toBe('');
  expect(draft()).toBeNull();
  const words = 'Pesan Terkirim! Terima kasih telah menghubungi kami. Kami akan segera membalas pesan Anda.';
  expect(status.textContent).toBe(words);
  expect(get(element, '.toast__title').textContent).toBe('Pesan Terkirim!');
  expect(`Pesan Terkirim! ${get(element, '.toast__description').textContent}`).toBe(words);

  await pass(60_000);
  expect(element.querySelector('.toast')).toBeNull();
  expect(status.textContent).toBe(words);
});

it('sends once, however often it is submitted meanwhile, and again afterwards', async () => {
  const { element, form } = await filled(null);
  await submit(form);
  await pass(1000);
  await submit(form);
  await pass(500);
  expect(element.querySelectorAll('.toast')).toHaveLength(1);
  await pass(1500);
  expect(element.querySelectorAll('.toast')).toHaveLength(1);
  await submit(form);
  await pass(1500);
  expect(element.querySelectorAll('.toast')).toHaveLength(2);
});

it('disables fields that are about to be cleared', async () => {
  const { form, message } = await filled(null);
  await submit(form);
  expect(message.readOnly).toBe(true);
  await pass(1500);
  expect(message.readOnly).toBe(false);
});

it('returns the focus to the button that was disabled', async () => {
  const { form, button } = await filled(null);
  await focus(button);
  await submit(form);
  // Browsers do this when a button is disabled; this DOM does not.
  vi.spyOn(document, 'activeElement', 'get').mockReturnValueOnce(document.body);
  const returned = vi.spyOn(button, 'focus');
  await pass(1500);
  expect(returned).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});

it('makes no request without an endpoint', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { form } = await filled(null);
  await submit(form);
  await pass(10_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(form.getAttribute('method')).toBe('dialog');
  expect(form.hasAttribute('action')).toBe(false);
});

it('posts its fields to an endpoint, and confirms when they have arrived', async () => {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetch);
  const { form, status, message } = await filled('https://contoh.id/pesan');
  await submit(form);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [url, options] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://contoh.id/pesan');
  expect(options?.method).toBe('POST');
  expect(String(options?.body)).toBe('name=Siti&email=siti%40contoh.id&subject=&message=Selamat+pagi');
  expect(status.textContent).toContain('Pesan Terkirim!');
  expect(message.value).toBe('');
  expect(draft()).toBeNull();
});

it('says that sending failed, shows the email address, and keeps the input', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 400 }));
  const { element, form, button, status, message } = await filled('https://contoh.id/pesan');
  await submit(form);
  expect(status.textContent).toContain('belum terkirim');
  expect(get(status, 'a').getAttribute('href')).toBe(`mailto:${email}`);
  expect(message.value).toBe('Selamat pagi');
  expect(draft()).not.toBeNull();
  expect(button.disabled).toBe(false);
  expect(element.querySelector('.toast')).toBeNull();
});

it('works without scripts if there is an endpoint, and says so if there is none', async () => {
  const { form } = await filled('https://contoh.id/pesan');
  expect(form.getAttribute('method')).toBe('post');
  expect(form.getAttribute('action')).toBe('https://contoh.id/pesan');
  expect(form.querySelector('.only-js, .only-no-js')).toBeNull();
  document.body.replaceChildren();
  const simulated = await filled(null);
  expect(get(simulated.form, '.only-no-js').textContent).toContain(email);
  expect(simulated.button.classList).toContain('only-js');
});

it('says before and after that it sends nothing, but only without an endpoint', async () => {
  const { element, form, status } = await filled(null);
  const says = () => element.textContent?.replace(status.textContent ?? '', '') ?? '';
  expect(get(form, '.only-js').textContent).toContain('Pesan Anda tidak sampai kepada kami');
  expect(says()).not.toContain('tidak akan ada balasan');
  await submit(form);
  await pass(1500);
  expect(says()).toContain('tidak akan ada balasan');
  document.body.replaceChildren();

  vi.stubGlobal('fetch', async () => new Response());
  const real = await filled('https://contoh.id/pesan');
  await submit(real.form);
  expect(real.status.textContent).toContain('Pesan Terkirim!');
  expect(real.element.textContent).not.toMatch(/percobaan|tidak sampai|tidak akan ada balasan/);
});

it.each([true, false])(
  'marks an example email address as such wherever it appears: %s',
  async (isExample) => {
    const { form } = await filled(null, isExample);
    expect(get(form, '.only-no-js').textContent?.includes(`${email} (hanya contoh)`)).toBe(isExample);
    document.body.replaceChildren();
    vi.stubGlobal('fetch', async () => new Response(null, { status: 400 }));
    const real = await filled('https://contoh.id/pesan', isExample);
    await submit(real.form);
    expect(real.status.textContent?.includes(`${email} (hanya contoh)`)).toBe(isExample);
  },
);

it('closes its notice on a click on "Tutup"', async () => {
  const { element, form } = await filled(null);
  await submit(form);
  await pass(1500);
  await click(get(element, '.toast__close'));
  expect(element.querySelector('.toast')).toBeNull();
});
