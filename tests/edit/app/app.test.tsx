// @page
/** The page of the editor, with a server in memory: what users see and press. */
import type { TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type {
  EntryFinding,
  PictureInValue,
  Requests,
  Row,
  VersionItem,
  VersionsView,
} from '../../../cli/edit/api.ts';
import { both, entryOf, FakeServer, REFUSED, ROWS, VALUES } from './fake.ts';
import { followAddress, leave, pass, visit, withPage } from './visit.tsx';

withPage();

describe('the list', () => {
  it('names every entry with its state in words, by collection', async () => {
    const { texts, get } = await visit();
    expect(texts('h2')).toEqual(['Artikel 5', 'Halaman 2']);
    await act(async () => get('.languages [lang=en]').click());
    expect(texts('h2')).toEqual(['Articles 5', 'Pages 2']);
    await act(async () => get('.languages [lang=id]').click());
    expect(texts('.row:nth-child(3) .states')).toEqual(['Menunggu sampai 5 Mei 2026']);
    const state = get('.row a').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(state)?.textContent).toBe('Siap terbit');
    expect(texts('.row .state').slice(0, 3)).toEqual(['Siap terbit', 'Belum disimpan', 'Draf']);
    expect(texts('.row .state').slice(4)).toEqual([
      'Belum dapat dibaca',
      'Diturunkan sejak 2 Januari 2026',
      'Siap terbit',
      'Ada 2 yang perlu diperbaiki',
      'Tersimpan',
    ]);
  });

  it('is searched and filtered, and shown whole again', async () => {
    const { get, texts, type, press } = await visit();
    await type(get('input[type=search]'), 'jalan');
    expect(texts('.row a')).toEqual(['Jalan pagi']);
    expect(texts('.found')).toEqual(['1 dari 7 tulisan']);
    await type(get('input[type=search]'), 'zzz');
    expect(texts('.found')).toEqual(['Tidak ada yang cocok']);
    await press('Tampilkan semua');
    expect(texts('.row a')).toHaveLength(7);
    await type(get('select'), 'pages');
    expect(texts('.row a')).toEqual(['Kontak', 'Tentang Kami']);
  });

  it('shows many entries in portions, and leads to the first new one', async () => {
    const server = new FakeServer();
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...ROWS[0],
      file: `articles/${at}.yaml`,
      title: `T${at}`,
    }));
    server.site = { ...server.site, entries: many as unknown as typeof ROWS };
    const { texts, press } = await visit('', server);
    expect(texts('.row a')).toHaveLength(50);
    await press('Tampilkan 50 lagi');
    expect(document.activeElement?.textContent).toBe('T50');
    expect(texts('.row a')).toHaveLength(100);
  });

  it('follows what the server says', async () => {
    const { site, texts } = await visit();
    const [first] = ROWS;
    const rows = first
      ? [
          { ...first, title: 'Sayur asem' },
          { ...first, file: 'articles/06-baru.yaml', title: 'Baru' },
        ]
      : [];
    await act(async () => site.update({ rows, removed: ['articles/02-jalan.yaml'], checking: false }));
    expect(texts('.row a').slice(0, 2)).toEqual(['Sayur asem', ROWS[2]?.title]);
    expect(texts('h2')[0]).toBe('Artikel 5');
  });

  it('speaks the language that is chosen, also the next time', async () => {
    const { press, texts, get } = await visit();
    await act(async () => get('.languages [lang=en]').click());
    expect(texts('h1')).toEqual(['All entries']);
    expect(document.documentElement.lang).toBe('en');
    await leave();
    const again = await visit();
    expect(again.texts('h1')).toEqual(['All entries']);
    expect(press).toBeDefined();
  });

  it('says in which language titles and texts are, whatever it speaks itself', async () => {
    const server = new FakeServer();
    const [first, second, ...others] = ROWS;
    const rows = first && second ? [first, { ...second, language: 'en' }, ...others] : [];
    server.site = { ...server.site, entries: rows as typeof ROWS };
    const list = await visit('', server);
    await act(async () => list.get('.languages [lang=en]').click());
    expect(document.documentElement.lang).toBe('en');
    const titles = [...list.element.querySelectorAll<HTMLElement>('.row a')];
    expect(titles.slice(0, 2).map(({ lang }) => lang)).toEqual(['id', 'en']);
    await leave();
    const { get } = await visit('#/articles/03-tidur.md', server);
    expect(['h1', 'textarea', '#body'].map((one) => get(one).lang)).toEqual(['id', 'id', 'id']);
    await leave();
    const whole = await visit('#/articles/03-tidur.md?text', server);
    expect(whole.get('#text').lang).toBe('id');
  });

  it('begins a new entry', async () => {
    const { press, get, type, texts, field, server, changes } = await visit();
    const focused: string[] = [];
    const note = ({ target }: Event) => focused.push((target as Element).tagName);
    document.addEventListener('focusin', note);
    await press('Tulis baru');
    document.removeEventListener('focusin', note);
    // Orca says nothing of a field that has the focus when the rest of the page goes away.
    expect(focused).toEqual(['H2', 'INPUT']);
    await act(async () => get<HTMLButtonElement>('dialog [type=submit]').click());
    expect(texts('dialog [role=alert]')).toEqual(['Isilah judulnya.']);
    // The same words are read again only in a new alert.
    const first = get('dialog [role=alert]');
    await act(async () => get<HTMLButtonElement>('dialog [type=submit]').click());
    expect(texts('dialog [role=alert]')).toEqual(['Isilah judulnya.']);
    expect(first.isConnected).toBe(false);
    // As long as the field has the focus, it is read once.
    const title = get('dialog input[name=title]');
    expect(title.getAttribute('aria-describedby')).toBeNull();
    await act(async () => title.blur());
    const says = title.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(says)?.textContent).toBe('Isilah judulnya.');
    await type(get('dialog input[name=title]'), 'Teh jahe');
    expect(texts('dialog [role=alert]')).toEqual(['']);
    await act(async () => get<HTMLButtonElement>('dialog [type=submit]').click());
    await followAddress();
    await pass();
    expect(server.asked.find(({ path }) => path === '/api/new')?.body).toEqual({
      collection: 'articles',
      title: 'Teh jahe',
      body: true,
    });
    expect(location.hash).toBe('#/articles/99-baru.md');
    expect(field('/title').value).toBe('Teh jahe');
    expect(texts('.notice')[0]).toContain('Simpan');
    expect(texts('.others .add-field')).toContain('+ Tambah Tanggal terbit');
    // What cannot be brought back is asked about.
    await press('Buang tulisan baru ini');
    expect(texts('dialog p')[0]).toContain('tidak dapat dikembalikan');
    expect(changes()).toEqual([]);
    await press('Hapus', get('dialog'));
    expect(changes()).toEqual([{ is: 'discard' }]);
    expect(location.hash).toBe('#/');
  });

  it('says calmly what a new entry lacks, and as `check` does once a field is left or the entry is saved', async () => {
    const begin = async () => {
      const page = await visit();
      await page.press('Tulis baru');
      await page.type(page.get('dialog input[name=title]'), 'Teh jahe');
      await act(async () => page.get<HTMLButtonElement>('dialog [type=submit]').click());
      await followAddress();
      await pass();
      return page;
    };
    const summary = ['Masih perlu diisi: 1'];
    const isRed = () =>
      document.querySelector('.finding, [aria-invalid], .state-faulty, .is-faulty') !== null;
    const { texts, field, button } = await begin();
    expect([texts('.faults summary'), texts('.faults li'), isRed()]).toEqual([summary, ['imageUrl'], false]);
    await act(async () => button('imageUrl').click());
    await pass();
    // Nor while it is being filled in.
    expect([document.activeElement?.id, isRed()]).toEqual(['field:/imageUrl', false]);
    await act(async () => {
      field('/title').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      field('/title').focus();
    });
    // A message that moves what is being pressed would lose the click.
    expect(isRed()).toBe(false);
    await act(async () => field('/title').dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
    await pass(0);
    expect([texts('.finding'), texts('.faults summary')]).toEqual([
      ['kesalahan Isian wajib imageUrl belum ada.Alamat foto.'],
      ['1 hal untuk diperiksa'],
    ]);
    expect([isRed(), texts('.entry-head .state-faulty')]).toEqual([true, ['Ada yang perlu diperbaiki']]);
    await leave();
    document.body.replaceChildren();
    location.hash = '';
    const again = await begin();
    const form = location.hash;
    location.hash = `${form}?preview`;
    await followAddress();
    await pass();
    expect(again.texts('.preview-page')).toEqual(['Halaman tampil di sini setelah isian yang wajib diisi.']);
    location.hash = form;
    await followAddress();
    expect([again.texts('.faults summary'), isRed()]).toEqual([summary, false]);
    await again.press('Simpan');
    expect([again.texts('.finding').length, isRed()]).toEqual([1, true]);
  });

  it('counts no note among what is to be checked, and shows code as code', async () => {
    const [row] = ROWS;
    const server = new FakeServer();
    const entry = entryOf(row as Row);
    const [one] = entry.findings;
    const fieldHint = 'Pakai `draft: true`.';
    const said = {
      label: 'catatan',
      message: 'Ini draf.',
      fieldMessage: 'Ini draf.',
      hint: 'Hapus baris `draft`.',
      fieldHint,
    };
    const note = { ...one, severity: 'note', suggestions: [], words: { id: said, en: said } } as EntryFinding;
    server.entries.set(entry.row.file, { ...entry, findings: [note] });
    const { texts, get, press } = await visit(ENTRY, server);
    expect(texts('.faults summary')).toEqual(['Tidak ada yang perlu diperbaiki · 1 catatan']);
    expect(get('.faults').hasAttribute('open')).toBe(false);
    expect([texts('.finding'), texts('.finding code')]).toEqual([
      ['catatan Ini draf.Pakai draft: true.'],
      ['draft: true'],
    ]);
    // In the text there are lines.
    await press('Teks');
    expect(texts('.text-says .label, .finding-hint')).toEqual([
      'Tidak ada yang perlu diperbaiki · 1 catatan',
      'Hapus baris draft.',
    ]);
  });

  it('leaves red what the file on disk lacks, whatever is typed elsewhere', async () => {
    const { field, type, texts } = await visit(`#/${ROWS[0]?.file}`);
    expect(texts('.faults summary')).toEqual(['2 hal untuk diperiksa']);
    await type(field('/title'), 'Sayur');
    await pass();
    expect(texts('.faults summary')).toEqual(['2 hal untuk diperiksa']);
  });
});

const ENTRY = `#/${ROWS[0]?.file}`;

describe('the form', () => {
  it('sends what is typed, and says that it is recorded but not saved, then saved', async () => {
    const { field, type, values, texts, press } = await visit(ENTRY);
    expect(texts('.saved')).toEqual(['Tersimpan']);
    expect(texts('.bar [aria-disabled=true]')).toEqual(['Urungkan', 'Ulangi', 'Simpan']);
    // Without the words that are in the label.
    expect(texts('.hint').slice(0, 2)).toEqual([
      'Satu atau dua kalimat.',
      'Salah satu nama di Pengaturan situs.',
    ]);
    await type(field('/title'), 'Sayur asem');
    await pass();
    expect(values()?.title).toBe('Sayur asem');
    expect(texts('h1')).toEqual(['Sayur asem']);
    expect(texts('.bar [aria-disabled=true]')).not.toContain('Simpan');
    expect(texts('.saved')).toEqual(['Belum disimpan']);
    await press('Simpan');
    expect(texts('.saved')).toEqual(['Tersimpan']);
    await pass(1000);
    expect(texts('[role=status].hidden')).toEqual(['Tersimpan']);
    // Later it is not there to be read out once more, as after a dialog.
    await pass(4000);
    expect(texts('[role=status].hidden')).toEqual(['']);
  });

  it('says that the site shows it only of what is saved', async () => {
    const server = new FakeServer();
    const { file = '' } = ROWS[0] ?? {};
    const entry = server.entries.get(file);
    const values = { ...VALUES, draft: false };
    if (entry) server.entries.set(file, { ...entry, values, findings: [] });
    const { texts, type, field } = await visit(ENTRY, server);
    const says = () => texts('.entry-facts')[0]?.includes('Tampil begitu situs diterbitkan.');
    expect(says()).toBe(true);
    await type(field('/title'), 'Sayur asem');
    await pass();
    expect(says()).toBe(false);
  });

  it('shows a message at its field, and applies its suggestion', async () => {
    const { field, texts, press, values, has, button } = await visit(ENTRY);
    const set = field('/category');
    const says = document.getElementById(set.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    expect(says?.textContent).toContain(
      'Isian category berisi “Makanan Seht”, yang tidak ada dalam pilihan.',
    );
    expect(texts('.faults summary')).toEqual(['2 hal untuk diperiksa']);
    // Orca reads nothing of a set: the choice that Tab leads to has the message too. What is required is said once.
    expect([...set.querySelectorAll('input')].map((one) => one.getAttribute('aria-describedby'))).toEqual([
      'field:/category-says',
      ...Array(set.querySelectorAll('input').length - 1).fill(null),
    ]);
    expect([
      field('/title').getAttribute('aria-required'),
      texts('label > .required:not([aria-hidden=true])'),
    ]).toEqual(['true', []]);
    expect(texts('legend > .required[aria-hidden=true]')).toEqual([]);
    expect(texts('.suggestions > legend')).toEqual(['Maksud Anda:']);
    await act(async () => button('imageUrl: Isian wajib imageUrl belum ada.').click());
    await pass();
    expect(document.activeElement?.id).toBe('field:/imageUrl');
    await act(async () => button('Makanan Sehat').focus());
    await press('Makanan Sehat');
    expect(values()?.category).toBe('Makanan Sehat');
    expect(has('[id="field:/category-says"]')).toBe(false);
    // The button is gone; the focus stays in its field.
    expect(set.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.matches(':checked')).toBe(true);
  });

  it('adds, moves and removes items, and keeps the focus with them', async () => {
    const { field, press, type, values } = await visit(ENTRY);
    await press('Tambah Kata kunci');
    expect(document.activeElement?.id).toBe('field:/keywords/2');
    await type(field('/keywords/2'), 'sehat');
    await pass();
    await press('Naikkan Kata kunci 3');
    expect(values()?.keywords).toEqual(['sayur', 'sehat', 'bening']);
    expect(document.activeElement?.id).toBe('field:/keywords/1-up');
    await press('Hapus Kata kunci 1');
    expect(values()?.keywords).toEqual(['sehat', 'bening']);
    expect(document.activeElement?.id).toBe('field:/keywords/0');
    await press('Tambah: Saran');
    expect(values()?.sections).toEqual([
      { type: 'quote', words: 'Pelan-pelan saja.' },
      { type: 'tip', tip: '' },
    ]);
  });

  it('is calm about a new item in the place of one that was removed', async () => {
    const { field, press, texts } = await visit(ENTRY);
    const said = () => texts('.finding').length;
    const before = said();
    await press('Tambah Kata kunci');
    expect(said()).toBe(before);
    await press('Simpan');
    expect(said()).toBe(before + 1);
    await press('Hapus Kata kunci 3');
    await press('Tambah Kata kunci');
    expect([said(), document.activeElement?.id]).toEqual([before, 'field:/keywords/2']);
    await act(async () => field('/title').focus());
    expect(said()).toBe(before + 1);
  });

  it('takes changes back, and makes them again', async () => {
    const { press, values, button } = await visit(ENTRY);
    expect(button('Urungkan').getAttribute('aria-disabled')).toBe('true');
    await press('Hapus Kata kunci 1');
    await press('Urungkan');
    expect(values()?.keywords).toEqual(['sayur', 'bening']);
    expect(button('Urungkan').getAttribute('aria-disabled')).toBe('true');
  });

  it('takes back what was typed just now, at once and with its keys', async () => {
    const { field, type, values, server, element } = await visit(ENTRY);
    let arrive = () => {};
    server.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    await type(field('/title'), 'Teh');
    const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true });
    await act(async () => element.dispatchEvent(event));
    arrive();
    await pass();
    expect(values()?.title).toBe('Sayur bening yang hangat dan empuk');
  });

  it('takes back what was changed last, wherever its keys are pressed or a menu is used', async () => {
    const { field, type, press, values } = await visit(ENTRY);
    const undo = async (at: Element | null, event: Event) => {
      await act(async () => at?.dispatchEvent(event));
      await pass();
      return event.defaultPrevented;
    };
    const options = { bubbles: true, cancelable: true };
    const keys = () => new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, ...options });
    const menu = () => new InputEvent('beforeinput', { inputType: 'historyUndo', ...options });
    const title = field('/title');
    await press('Makanan Sehat');
    for (const by of [keys, menu]) {
      await type(title, 'Teh');
      await pass();
      expect(await undo(field('/excerpt'), by())).toBe(true);
      expect(values()).toMatchObject({ title: VALUES.title, category: 'Makanan Sehat' });
    }
    expect(await undo(title, keys())).toBe(true);
    expect(values()?.category).toBe('Makanan Seht');
    // A dialog is not about what is behind it.
    await type(title, 'Teh');
    await press('Tautan');
    for (const by of [keys, menu])
      expect(await undo(document.querySelector('dialog input'), by())).toBe(false);
    expect(values()?.title).toBe('Teh');
  });

  it('is taken back by what was typed in one go', async () => {
    const { field, type, server } = await visit(ENTRY);
    const now = vi.spyOn(Date, 'now');
    const typed = async (text: string, inputType: string, at: number) => {
      now.mockReturnValue(at);
      const box = field('/excerpt');
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
      await act(async () => box.dispatchEvent(new InputEvent('input', { inputType, bubbles: true })));
      await pass();
      const sent = server.asked.findLast(({ path }) => path === '/api/change');
      return (sent?.body as Requests['change'] | undefined)?.step;
    };
    await type(field('/excerpt'), '');
    const steps = [
      await typed('a', 'insertText', 5000),
      await typed('ab', 'insertText', 5900),
      await typed('abc', 'insertText', 7000),
      await typed('abcdef', 'insertFromPaste', 7100),
      await typed('abcdefghi', 'insertFromPaste', 7200),
      await typed('abcdefgh', 'deleteContentBackward', 7300),
      await typed('abcdefg', 'deleteContentBackward', 7400),
    ];
    const [first, second, third, fourth, fifth, sixth, last] = steps;
    expect([first === second, sixth === last]).toEqual([true, true]);
    expect(new Set([second, third, fourth, fifth, sixth]).size).toBe(5);
  });

  it('shows what was undone in every kind of box', async () => {
    const { field, type, press } = await visit(ENTRY);
    await press('+ Tambah Urutan');
    for (const [pointer, text] of [
      ['/publishDate', 'besok'],
      ['/publishDate', 'kapan saja'],
      ['/author', 'tentang kami'],
      ['/author', 'siapa'],
      ['/order', '012'],
    ] as const) {
      const before = field(pointer).value;
      await type(field(pointer), text);
      expect(field(pointer).value).toBe(text);
      await pass();
      await press('Urungkan');
      expect(field(pointer).value, `${pointer} ${text}`).toBe(before);
    }
  });

  it('calls choices by their names', async () => {
    const { press, texts, type, field, values } = await visit(ENTRY);
    await press('+ Tambah Gambar');
    expect(texts('[id="field:/drawing"] option').slice(0, 5)).toEqual([
      '(tidak dipilih)',
      'buah',
      'bubur',
      'buku',
      'Garam dapur',
    ]);
    await type(field('/drawing'), '3');
    await pass();
    expect(values()?.drawing).toBe('garam');
  });

  it('opens an absent field, and removes it when it is left empty', async () => {
    const { press, field, type, values, changes } = await visit(ENTRY);
    await press('+ Tambah Pembuka');
    expect(document.activeElement?.id).toBe('field:/hero/lead');
    await type(field('/hero/lead'), 'Semangkuk sayur');
    await pass();
    expect(values()?.hero).toHaveProperty('lead', 'Semangkuk sayur');
    await type(field('/hero/lead'), '');
    await act(async () => field('/hero/lead').blur());
    await pass();
    expect(changes().at(-1)).toEqual({ is: 'remove', pointer: '/hero/lead' });
    expect(field('/hero/lead')).toBeDefined();
  });

  it('puts the focus into a value that has another form, for what is typed next', async () => {
    const { press, type, values } = await visit(ENTRY);
    const focused = () => document.activeElement?.id;
    await press('+ Tambah Kontak');
    expect(focused()).toBe('field:/contact');
    await press('Beberapa');
    expect(focused()).toBe('field:/contact/0');
    await type(document.activeElement as HTMLElement, 'Ibu Sri');
    await pass();
    expect(values()?.contact).toEqual(['Ibu Sri']);
    await press('Satu saja');
    expect([focused(), values()?.contact]).toEqual(['field:/contact', 'Ibu Sri']);
  });

  it('empties what was said about a picture when another one is put in its place, and offers it again', async () => {
    const server = new FakeServer();
    const file = ROWS[0]?.file ?? '';
    const entry = server.entries.get(file);
    const old = { imageUrl: 'images/teh.png', imageAlt: 'Secangkir teh' };
    if (entry) server.entries.set(file, { ...entry, values: { ...VALUES, ...old } });
    const { press, type, field, get, texts, has, changes, values } = await visit(ENTRY, server);
    await press('Dari situs ini');
    await press('kebun pagi.jpg Belum dipakai');
    expect(values()).toMatchObject({ imageUrl: 'images/kebun pagi.jpg' });
    expect(values()).not.toHaveProperty('imageAlt');
    expect([field('/imageAlt').value, texts('.old-about blockquote')]).toEqual(['', ['Secangkir teh']]);
    expect(document.activeElement?.id).toBe('field:/imageAlt');
    await press('Masih cocok, pakai lagi', get('.old-about'));
    expect([values()?.imageAlt, has('.old-about')]).toEqual(['Secangkir teh', false]);
    // The same for an address that is typed; not for the same picture in another size.
    const before = changes().length;
    for (const [address, isAnother] of [
      ['images/kebun pagi.jpg?w=800', false],
      ['images/laut.jpg', true],
    ] as const) {
      await type(field('/imageUrl'), address);
      await act(async () => field('/imageUrl').blur());
      await pass();
      expect([address, has('.old-about')]).toEqual([address, isAnother]);
    }
    expect(
      changes()
        .slice(before)
        .filter(({ is }) => is === 'remove'),
    ).toHaveLength(1);
  });

  it('stores a picture, sets it, and asks for its description next', async () => {
    const { element, field, get, texts, changes, server, type, press } = await visit(ENTRY);
    const give = async (file: File) => {
      const input = get<HTMLInputElement>('input[type=file]');
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
      await pass();
    };
    await give(new File(['....ftypheic'], 'IMG_1.heic'));
    expect(texts('.drop [role=status]')).toEqual(['Gambar ini tidak dibaca.']);
    await give(new File([new Uint8Array(20_000_001)], 'besar.jpg'));
    expect(texts('.drop [role=status]')[0]).toContain('lebih besar dari 20 MB');
    expect(changes()).toEqual([]);
    await give(new File(['x'], 'IMG 2.jpg'));
    expect(server.asked.find(({ body }) => body instanceof File && body.size === 1)?.path).toBe(
      '/api/picture?file=articles%2F01-sayur.yaml&name=IMG+2.jpg',
    );
    expect(changes()).toEqual([{ is: 'set', pointer: '/imageUrl', value: 'images/sayur.jpg' }]);
    expect(texts('.drop [role=status]')).toEqual(['Tempatnya dihapus.']);
    expect(document.activeElement?.id).toBe('field:/imageAlt');
    expect(server.asked.at(-1)?.path).toBe(
      '/api/picture?file=articles%2F01-sayur.yaml&address=images%2Fsayur.jpg',
    );
    expect(get<HTMLImageElement>('.thumbnail').src).toMatch(/^blob:/);
    // One of the site's own, found by its name.
    await press('Dari situs ini');
    await type(get('dialog input[type=search]'), 'PAGI kebun');
    await press('kebun pagi.jpg Belum dipakai');
    expect(field('/imageUrl').value).toBe('images/kebun pagi.jpg');
    // Nothing is loaded from another site.
    await type(field('/imageUrl'), 'https://foto.example/a.jpg');
    await pass();
    await act(async () => field('/imageUrl').blur());
    expect(element.querySelector('.thumbnail')).toBeNull();
    expect(texts('.drop .hint').at(-1)).toContain('ada di situs lain');
  });

  it('reads dates as people write them, and says what they do before anything is saved', async () => {
    const { field, type, changes, texts, press, get } = await visit(ENTRY);
    const says = () => document.getElementById('field:/publishDate-words')?.textContent?.trim();
    const control = field('/publishDate');
    expect([control.value, says()]).toEqual([
      '28 April 2025',
      'Senin, 28 April 2025. Hari itu sudah tiba. Tidak tampil di situs selama masih draf.',
    ]);
    expect(texts('.entry-head .state')).toEqual(['Ada 2 yang perlu diperbaiki', 'Draf']);
    await type(control, '30 nov');
    expect(says()).toBe(
      'Terbit pada Senin, 30 November 2026, bila situs diterbitkan pada hari itu atau sesudahnya. Tidak tampil di situs selama masih draf.',
    );
    await type(control, '30 november 2');
    expect(says()).toMatch(/^Tanggal ini belum terbaca/);
    // A day that does not exist is said at once, with the nearest ones.
    for (const text of ['31 Februari 2026', '2026-02-30', '30/02/2026', '31 february 2026']) {
      await type(control, text);
      expect(says()).toBe('Hari itu tidak ada: hari terakhir bulan itu 28 Februari 2026.');
      expect(texts('.field[data-pointer="/publishDate"] .suggestions button')).toEqual([
        'Sabtu, 28 Februari 2026',
        'Minggu, 1 Maret 2026',
      ]);
    }
    await press('Minggu, 1 Maret 2026');
    expect([control.value, changes().at(-1)]).toEqual([
      '1 Maret 2026',
      { is: 'day', pointer: '/publishDate', day: '2026-03-01' },
    ]);
    await type(control, 'besok');
    await pass();
    expect(says()).toContain('Kamis, 2 April 2026');
    expect(control.getAttribute('aria-describedby')).toBeNull();
    // Screen readers hear nothing at each key, and the last of it in a pause.
    const heard = () => texts('[role=status].hidden').join();
    expect(heard()).toBe('');
    await pass(1000);
    expect(heard()).toBe(says());
    // What may be read in two ways is offered in the other one too.
    await type(control, '3/4/2026');
    await pass();
    await act(async () => control.blur());
    expect(control.getAttribute('aria-describedby')).toContain('field:/publishDate-words');
    expect([control.value, texts('.suggestions button').slice(-1)]).toEqual([
      '3 April 2026',
      ['Rabu, 4 Maret 2026'],
    ]);
    await press('Rabu, 4 Maret 2026');
    expect([control.value, changes().at(-1)]).toEqual([
      '4 Maret 2026',
      { is: 'day', pointer: '/publishDate', day: '2026-03-04' },
    ]);
    // What is no date yet is recorded as it is typed, for `check` to say so.
    await type(control, 'nanti');
    await pass();
    expect(changes().at(-1)).toEqual({ is: 'set', pointer: '/publishDate', value: 'nanti' });
    await act(async () => control.blur());
    expect(control.value).toBe('nanti');
    // An empty one is removed.
    await type(control, '');
    await act(async () => control.blur());
    await pass();
    expect(changes().at(-1)).toEqual({ is: 'remove', pointer: '/publishDate' });
    // The calendar of the browser, and the state on top, which follows.
    await type(get('.calendar'), '2026-05-05');
    await act(async () => get<HTMLInputElement>('[name="/draft"][value="0"]').click());
    await pass();
    expect(texts('.entry-head .state-waits')).toEqual(['Menunggu sampai 5 Mei 2026']);
    expect(get('.entry-head').textContent).toContain('Terbit pada Selasa, 5 Mei 2026, bila situs');
    // Its own button for no day.
    await type(get('.calendar'), '');
    await pass();
    expect(changes().at(-1)).toEqual({ is: 'remove', pointer: '/publishDate' });
  });

  it('finds an entry to refer to', async () => {
    const { field, type, texts, values } = await visit(ENTRY);
    expect(field('/author').value).toBe('Kontak');
    await type(field('/author'), 'tent');
    expect(texts('[role=option]')).toEqual(['Tentang Kami']);
    for (const key of ['ArrowDown', 'Enter'])
      await act(async () =>
        field('/author').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    await pass();
    expect(values()?.author).toBe('tentang-kami');
    // Recorded as it is typed.
    await type(field('/author'), 'Bu Siti');
    await pass();
    expect(values()?.author).toBe('Bu Siti');
    await type(field('/author'), 'kontak');
    await act(async () => field('/author').blur());
    await pass();
    expect([values()?.author, field('/author').value]).toEqual(['kontak', 'Kontak']);
  });

  it('keeps what a number or a switch cannot be', async () => {
    const { press, field, type, values, get } = await visit(ENTRY);
    await press('+ Tambah Urutan');
    for (const [text, value] of [
      ['12', 12],
      ['1,5', 1.5],
      ['1.500.000', 1_500_000],
      ['Rp 25.000', 25_000],
      // One of two numbers: `check` asks.
      ['1,500', '1,500'],
      ['1.500', '1.500'],
      ['dua', 'dua'],
    ] as const) {
      await type(field('/order'), text);
      await pass();
      expect(values()?.order).toBe(value);
    }
    await act(async () => get<HTMLInputElement>('[name="/draft"][value="0"]').click());
    await pass();
    expect(values()).not.toHaveProperty('draft');
  });

  it('names both states of a draft, and writes what a switch would', async () => {
    const { texts, element, get, changes, press, has } = await visit(ENTRY);
    const radios = [...element.querySelectorAll<HTMLInputElement>('[name="/draft"]')];
    const set = get('[id="field:/draft"]');
    expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['Diterbitkan', false],
      ['Draf', true],
    ]);
    expect(set.querySelector('[role=status]')?.textContent).toContain('selama masih draf');
    expect(has('.switch [name="/draft"]')).toBe(false);
    await act(async () => radios[0]?.click());
    await pass();
    expect(changes().at(-1)).toEqual({ is: 'remove', pointer: '/draft' });
    await act(async () => radios[1]?.click());
    await pass();
    expect(changes().at(-1)).toEqual({ is: 'set', pointer: '/draft', value: true });
    await act(async () => get('.languages [lang=en]').click());
    expect(texts('[id="field:/draft"] .radios label')).toEqual(['Published', 'Draft']);
    await act(async () => get('.languages [lang=id]').click());
    await press('Simpan');
  });

  it('shows fields that it does not know as text, and why others are locked', async () => {
    const { field, type, server, texts } = await visit(ENTRY);
    await type(field('/warna'), 'warna: hijau\n');
    await pass();
    expect(server.entries.get(ROWS[0]?.file ?? '')?.lines['/warna']).toBe('warna: hijau\n');
    expect(texts('.locked')).toEqual(['shared: *x\n']);
  });

  it('turns one value into several, and back', async () => {
    const { press, field, type, values } = await visit(ENTRY);
    await press('+ Tambah Kontak');
    await type(field('/contact'), 'Ani');
    await pass();
    await press('Beberapa');
    expect(values()?.contact).toEqual(['Ani']);
    await press('Satu saja');
    expect(values()?.contact).toBe('Ani');
  });

  it('keeps a refused text in its field, with the reason', async () => {
    const { field, type, get, press } = await visit(ENTRY);
    await type(field('/title'), REFUSED);
    await pass();
    expect(get('[id="field:/title-says"]').textContent).toContain('Ini tidak dapat ditulis di sini.');
    expect(field('/title').value).toBe(REFUSED);
    await press('Kembalikan yang lama');
    expect(field('/title').value).toBe('Sayur bening yang hangat dan empuk');
  });

  it('tells what was restored, and drops it', async () => {
    const server = new FakeServer();
    const file = ROWS[0]?.file ?? '';
    const entry = server.entries.get(file);
    if (entry)
      server.entries.set(file, {
        ...entry,
        restored: '2026-04-01T07:03:00Z',
        unsaved: '2026-04-01T07:03:00Z',
      });
    const { texts, press, has } = await visit(ENTRY, server);
    expect(texts('.notice')[0]).toContain('1 April 2026');
    await press('Buang perubahan');
    expect(has('.notice')).toBe(false);
  });

  it('says so for a file that is not there', async () => {
    const { texts } = await visit('#/articles/tidak-ada.yaml');
    expect(texts('.opening p')).toEqual(['Berkas ini tidak ada.']);
  });

  it('saves with Ctrl+S', async () => {
    const { changes } = await visit(ENTRY);
    await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true })));
    await pass();
    expect(changes()).toContainEqual({ is: 'save' });
  });
});

describe('a text that is clicked in the page', () => {
  const title = 'Sayur bening yang hangat dan empuk';
  async function visitPage(hash: string) {
    // There is room for the page beside the form, unless it is to be seen instead.
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: hash === ENTRY }) as MediaQueryList,
    );
    const server = new FakeServer();
    server.page = 'about:blank';
    const page = await visit(hash, server);
    const source = {};
    Object.defineProperty(page.get('iframe'), 'contentWindow', { value: source });
    const click = (value: string, time = Date.now()) =>
      act(async () => {
        const data = { is: 'clicked', value, title: '', time };
        const event = new MessageEvent('message', { data, origin: 'null' });
        window.dispatchEvent(Object.assign(event, { source }));
      });
    const focused = () => document.activeElement?.id;
    return { ...page, click, focused };
  }

  it('leads to its field, at once', async () => {
    const { click, focused } = await visitPage(ENTRY);
    await click(title);
    expect(focused()).toBe('field:/title');
    await click('Bahan');
    expect(focused()).toBe('body');
    await click('tidak ada');
    expect(focused()).toBe('body');
  });

  it('leads there no more once the user has gone elsewhere', async () => {
    const { click, focused, get } = await visitPage(ENTRY);
    const before = Date.now() - 1;
    await act(async () => {
      get('#body').dispatchEvent(new Event('pointerdown', { bubbles: true }));
      get('#body').focus();
    });
    await click(title, before);
    expect(focused()).toBe('body');
    await click(title);
    expect(focused()).toBe('field:/title');
  });

  it('leads there once the form is shown again, however long that takes', async () => {
    const { click, focused, has } = await visitPage(`${ENTRY}?preview`);
    expect(has('.form')).toBe(false);
    await click(title);
    await followAddress();
    await pass(1000);
    expect([focused(), has('.form')]).toEqual(['field:/title', true]);
  });
});

it('leaves radio buttons alone while another field is typed in: each change is an event for screen readers', async () => {
  const { field, type, get } = await visit(ENTRY);
  const radios = get('.radios');
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((found) => changes.push(...found));
  watch.observe(radios, { subtree: true, attributes: true, childList: true });
  await type(field('/title'), 'Sup');
  await pass(1000);
  expect([field('/title').value, changes.length]).toEqual(['Sup', 0]);
  await act(async () => radios.querySelectorAll('input')[1]?.click());
  await pass(1000);
  expect(changes.length).toBeGreaterThan(0);
  watch.disconnect();
});

it('reads out a cell of a text with its row, column and words when the caret comes into it, and not while it is typed in', async () => {
  const server = new FakeServer();
  const file = ENTRY.slice(2);
  const entry = server.entries.get(file);
  if (!entry) throw new Error(`No ${file}.`);
  const text = '\n| Hari | Menu |\n| --- | --- |\n| Senin | |\n\nAkhir.\n';
  server.entries.set(file, { ...entry, body: { text, start: entry.body?.start ?? 0 } });
  const { get, texts } = await visit(ENTRY, server);
  const view = EditorView.findFromDOM(get('#body'));
  if (!view) throw new Error('No text.');
  const heard = async (change: TransactionSpec) => {
    await act(async () => view.dispatch(change));
    await pass(1000);
    return texts('[role=status].hidden').join();
  };
  const at = (words: string) => ({ selection: { anchor: view.state.doc.toString().indexOf(words) } });
  await heard(at('Akhir'));
  expect(await heard(at('Menu'))).toBe('Baris 1 dari 2, kolom 2: Menu');
  expect(await heard(at('Senin'))).toBe('Baris 2 dari 2, kolom Hari: Senin');
  await pass(5000);
  const { head } = view.state.selection.main;
  expect(await heard({ changes: { from: head, insert: 'x' }, userEvent: 'input.type' })).toBe('');
  expect(await heard({ selection: { anchor: view.state.doc.toString().indexOf(' | |') + 3 } })).toBe(
    'Baris 2 dari 2, kolom Menu: kosong',
  );
});

it('tells the page once more where to go, if it was still being loaded and did not hear of it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
  );
  const server = new FakeServer();
  server.page = 'about:home';
  const { get, field, type } = await visit(ENTRY, server);
  const told: unknown[] = [];
  const source = { postMessage: ({ go }: { go?: string }) => void (go && told.push(go)) };
  Object.defineProperty(get('iframe'), 'contentWindow', { value: source });
  const shows = (value: string) =>
    act(async () => {
      const event = new MessageEvent('message', { data: { is: 'shown', value, title: '' }, origin: 'null' });
      window.dispatchEvent(Object.assign(event, { source }));
    });
  server.page = 'about:soup';
  await type(field('/title'), 'Sup');
  await pass(1000);
  expect(told).toEqual(['about:soup']);
  await shows('home');
  expect(told).toEqual(['about:soup', 'about:soup']);
  await shows('soup');
  // Another page that the user has gone to.
  await shows('home');
  expect(told).toHaveLength(2);
});

describe('the text', () => {
  it('shows a broken file with its lines, and fixes what is certain', async () => {
    const { texts, press, get, button } = await visit('#/articles/04-hening.yaml');
    expect(texts('.notice')).toEqual(['Berkas ini belum dapat dibaca sebagai isian.']);
    expect(texts('.sheet-line')).toHaveLength(4);
    expect(texts('.line-error')).toEqual(['category; Makanan Sehat']);
    await press('Tunjukkan baris 3');
    const area = get<HTMLTextAreaElement>('#text');
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('category');
    await act(async () => button('Perbaiki semua yang pasti').focus());
    await press('Perbaiki semua yang pasti');
    expect(texts('.switcher [aria-current]')).toEqual(['Isian']);
  });

  it('stays while it is written, also once it can be read as fields', async () => {
    const { texts, press, get } = await visit('#/articles/04-hening.yaml');
    const area = get<HTMLTextAreaElement>('#text');
    await act(async () => area.focus());
    await press('Perbaiki semua yang pasti');
    expect(document.activeElement).toBe(area);
    expect(texts('.switcher a').slice(0, 2)).toEqual(['Isian', 'Teks']);
    expect(texts('.switcher [aria-current]')).toEqual(['Teks']);
    expect(location.hash).toBe('#/articles/04-hening.yaml?text');
  });
});

it('leaves the caret where a text has changed that is undone', async () => {
  const { get, type, press } = await visit('#/articles/04-hening.yaml');
  const area = get<HTMLTextAreaElement>('#text');
  const { value } = area;
  await type(area, `Awal ${value}`);
  await pass();
  area.setSelectionRange(5, 5);
  await press('Urungkan');
  expect([area.value, area.selectionStart]).toEqual([value, 0]);
});

describe('the text below the fields', () => {
  const FILE = ROWS[0]?.file ?? '';
  async function visitText(text: string, changes: object = {}) {
    const server = new FakeServer();
    const entry = server.entries.get(FILE);
    if (entry) server.entries.set(FILE, { ...entry, body: { text, start: entry.text.length }, ...changes });
    const page = await visit(ENTRY, server);
    const view = EditorView.findFromDOM(page.get('#body'));
    if (!view) throw new Error('No editor.');
    const select = (words: string) =>
      act(async () => {
        const anchor = view.state.doc.toString().indexOf(words);
        view.dispatch({ selection: { anchor, head: anchor + words.length } });
      });
    return { ...page, view, select, body: () => server.entries.get(FILE)?.body?.text };
  }

  it('keeps headings, items and boxes what they are, wherever words are typed in their lines', async () => {
    const { view, body } = await visitText('## Bahan\n\n- bayam\n\n::: note\nAir.\n:::\n');
    const typeAt = (at: number) =>
      act(async () =>
        view.dispatch({
          changes: { from: at, insert: 'a' },
          selection: { anchor: at + 1 },
          userEvent: 'input.type',
        }),
      );
    for (const before of ['## ', '- ']) await typeAt(view.state.doc.toString().indexOf(before));
    await typeAt(view.state.doc.length - 1);
    await pass();
    expect(body()).toBe('## aBahan\n\n- abayam\n\n::: note\nAir.\n:::\n\na\n');
  });

  it('changes nothing by being opened, whatever breaks its lines', async () => {
    const text = '\nsatu\rdua\u2028tiga\n\n\n';
    const { view, changes, body } = await visitText(text);
    expect(view.state.doc.toString()).toBe(text.slice(1));
    expect(changes()).toEqual([]);
    await act(async () => view.dispatch({ changes: { from: 0, insert: 'a' }, userEvent: 'input.type' }));
    await pass();
    expect(body()).toBe('\nasatu\rdua\u2028tiga\n\n\n');
  });

  it('has tools that say what is on, and take it back', async () => {
    const { button, press, select, body, server, view } = await visitText('\nair hangat\n');
    await select('hangat');
    await press('Tebal');
    expect(body()).toBe('\nair **hangat**\n');
    expect(button('Tebal').getAttribute('aria-pressed')).toBe('true');
    await press('Tebal');
    await press('Judul');
    expect(body()).toBe('\n## air hangat\n');
    const steps = server.asked
      .map((one) => (one.body as Requests['change'] | undefined)?.step)
      .filter(Boolean);
    expect(new Set(steps).size).toBe(3);
    await press('Urungkan');
    expect(body()).toBe('\nair hangat\n');
    // For what is typed next.
    await act(async () => view.dispatch({ selection: { anchor: view.state.doc.length } }));
    await press('Miring');
    expect([button('Miring').getAttribute('aria-pressed'), body()]).toEqual(['true', '\nair hangat\n']);
  });

  it('leaves the caret where something is typed before an undo is answered', async () => {
    const { view, server, press, button, body } = await visitText('satu');
    const typed = (text: string) =>
      act(async () => {
        const { head } = view.state.selection.main;
        const selection = { anchor: head + text.length };
        view.dispatch({ changes: { from: head, insert: text }, selection, userEvent: 'input.type' });
      });
    await act(async () => {
      view.focus();
      view.dispatch({ selection: { anchor: 4 } });
    });
    await typed(' dua');
    await pass();
    let arrive = () => {};
    server.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    await act(async () => button('Urungkan').click());
    await typed(' t');
    arrive();
    await pass();
    for (const letter of 'iga') await typed(letter);
    await pass();
    expect(body()).toBe('satu tiga');
    await press('Urungkan');
    expect(view.state.selection.main.head).toBe(view.state.doc.length);
  });

  it('links to an entry that is found by its title, or to an address', async () => {
    const { press, select, type, get, element, body, texts } = await visitText('Lihat di sini.');
    await select('di sini');
    await press('Tautan');
    await press('Pasang');
    expect(texts('dialog [role=alert]')).toEqual(['Pilih tulisan, atau ketik alamatnya.']);
    await type(get('dialog [role=combobox]'), 'tak');
    expect(texts('dialog [role=option]')).toEqual(['Kontak']);
    // What is outside of a modal dialog is not read out.
    await pass(1000);
    expect(texts('dialog [role=status]')).toEqual(['1 pilihan']);
    await act(async () =>
      get('dialog [role=option]').dispatchEvent(new Event('pointerdown', { bubbles: true })),
    );
    await press('Pasang');
    expect(body()).toBe('Lihat [di sini](/pages/kontak/).');
    expect(element.querySelector('dialog')).toBeNull();
    await press('Tautan');
    await type(get('dialog [role=combobox]'), 'kemkes.go.id');
    await press('Pasang');
    expect(body()).toBe('Lihat [di sini](https://kemkes.go.id).');
    await press('Tautan');
    await press('Hapus tautan');
    expect(body()).toBe('Lihat di sini.');
  });

  it('offers an entry without a page last, as one that nothing can link to', async () => {
    const { server, ...visited } = await visitText('Lihat.');
    const card = {
      ...(ROWS[0] as Row),
      file: 'articles/00-kartu.yaml',
      title: 'Kontak kartu',
      address: null,
    };
    const { press, type, get, texts, body, site } = visited;
    await act(async () => site.update({ rows: [card], removed: [], checking: false }));
    await press('Tautan');
    await type(get('dialog [role=combobox]'), 'kontak');
    expect(texts('dialog [role=option]')).toEqual(['Kontak', 'Kontak kartu · belum punya halaman']);
    expect(get('dialog [role=option][aria-disabled]').textContent).toContain('kartu');
    const choose = new Event('pointerdown', { bubbles: true });
    await act(async () => get('dialog [role=option][aria-disabled]').dispatchEvent(choose));
    await type(get('dialog [role=combobox]'), 'Kontak kartu');
    await press('Pasang');
    expect(texts('dialog [role=alert]')[0]).toContain('“Kontak kartu” belum punya halaman sendiri');
    expect(body()).toBe('Lihat.');
  });

  async function clip(view: EditorView, data: Record<string, string>) {
    const clipboardData = { files: [], getData: (type: string) => data[type] ?? '' };
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
    await act(async () => view.contentDOM.dispatchEvent(event));
    await pass();
  }

  it('keeps the lines of plain text, but not where it shows marks, and nothing of its own changes', async () => {
    const { view, body, press, select } = await visitText('satu\ndua');
    await select('satu\ndua');
    const own = view.state.sliceDoc();
    for (const copy of view.state.facet(EditorView.clipboardOutputFilter)) copy(own, view.state);
    await clip(view, { 'text/plain': own });
    expect(body()).toBe('satu\ndua');
    await select('satu\ndua');
    await clip(view, { 'text/plain': 'Jalan Senja 60\r\nJakarta' });
    expect(body()).toBe('Jalan Senja 60  \nJakarta');
    await select('Jalan Senja 60');
    await press('Judul');
    await select('Jalan Senja 60  ');
    await clip(view, { 'text/plain': 'a\nb' });
    expect(body()).toBe('## a\nb\n\nJakarta');
    await press('Teks biasa');
    await select('Jakarta');
    await clip(view, { 'text/plain': 'a\nb' });
    expect(body()).toBe('## a\nb\n\na\nb');
  });

  it('takes what is pasted, and says what was left out', async () => {
    const { view, body, texts } = await visitText('');
    await clip(view, { 'text/html': '<b>Air</b><img src="data:,">' });
    expect(body()).toBe('**Air**');
    expect(texts('.note')).toEqual(['Gambar tidak ikut ditempel. Pasang dengan tombol Gambar.']);
  });

  it('takes a picture that is dropped, and asks what it shows', async () => {
    const { view, press, type, get, body } = await visitText('Air.');
    const files = [new File(['x'], 'sayur.jpg', { type: 'image/jpeg' })];
    const dataTransfer = { files, types: ['Files'], getData: () => '' };
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
    await act(async () => view.contentDOM.dispatchEvent(event));
    await pass();
    await type(get('dialog input[name=alt]'), 'Sayur');
    await press('Pakai gambar ini');
    expect(body()).toBe('![Sayur](images/sayur.jpg)\n\nAir.');
  });

  it('puts a picture in, with its description', async () => {
    const { press, type, get, body } = await visitText('Air.\n');
    await press('Gambar');
    await press('teh.png Dipakai di: Jalan pagi dan 1 lagi');
    await type(get('dialog input'), 'Teh [hangat]');
    await press('Pakai gambar ini');
    expect(body()).toBe('![Teh \\[hangat\\]](images/teh.png)\n\nAir.\n');
  });

  it('marks what `check` says, and reads it out at the caret', async () => {
    const entry = new FakeServer().entries.get(FILE);
    const start = entry?.text.length ?? 0;
    const [finding] = entry?.findings ?? [];
    const place = { line: 9, column: 1, start: start + 7, end: start + 12 };
    const findings = [{ ...finding, inBody: true, pointer: '', place }];
    const { get, texts, press, view } = await visitText('\nLihat [sini](/x/).', { findings });
    expect(texts('.md-fault')).toEqual(['[sini']);
    expect(get('#body').getAttribute('aria-describedby')).toBe('body-hint body-says');
    await press('Tunjukkan tempatnya');
    const { from, to } = view.state.selection.main;
    expect(view.state.sliceDoc(from, to)).toBe('[sini');
    await act(async () => view.dispatch({ selection: { anchor: from + 1 } }));
    await pass(1000);
    expect(texts('[role=status].hidden').join()).toContain('tidak ada dalam pilihan');
    expect(texts('.md-says').join()).toContain('tidak ada dalam pilihan');
  });

  it('is shown plain, also the next time', async () => {
    const { texts, press, has } = await visitText('## Bahan\n\nair **hangat**');
    expect(texts('.cm-line')).toEqual(['Bahan', '', 'air hangat']);
    await press('Teks biasa');
    expect(texts('.cm-line')).toEqual(['## Bahan', '', 'air **hangat**']);
    await leave();
    const again = await visit(ENTRY);
    expect(again.has('.body.is-plain')).toBe(true);
    expect(has('.md-h2')).toBe(false);
  });
});

it('calls a field and the text wrong for errors alone, and says advice all the same', async () => {
  const server = new FakeServer();
  const [row] = ROWS;
  const entry = entryOf(row as Row);
  const [one] = entry.findings;
  const place = { line: 2, column: 1, start: 0, end: 4 };
  const findings = (severity: string) =>
    [
      { ...one, pointer: '/title', severity },
      { ...one, pointer: '', inBody: true, place, severity },
    ] as EntryFinding[];
  for (const [severity, wrong] of [
    ['note', [null, null]],
    ['error', ['true', 'true']],
  ] as const) {
    server.entries.set(entry.row.file, { ...entry, findings: findings(severity) });
    const { field, get } = await visit(ENTRY, server);
    await pass();
    const both = [field('/title'), get('.cm-content')];
    expect(both.map((control) => control.getAttribute('aria-invalid'))).toEqual(wrong);
    for (const control of both) expect(control.getAttribute('aria-describedby')).toMatch(/says/);
    await leave();
  }
});

describe('an action on several files', () => {
  it('is shown before it is done, and can be undone', async () => {
    const server = new FakeServer();
    const { press, get, type, texts, has } = await visit(ENTRY, server);
    await press('Ganti nama atau alamat');
    await type(get('dialog input[name=name]'), 'sayur-asem');
    expect(get('[for=rename-name]').textContent).toBe('Nama dalam alamat');
    expect(get('#rename-name').getAttribute('aria-describedby')).toBe('rename-name-hint');
    server.plan = {
      id: 'p',
      says: [both('Berkas ini pindah.')],
      entries: [
        { file: 'pages/kontak.yaml', title: both('Kontak'), places: 1, edits: ['/a/ → /b/'] },
        { file: 'pages/beranda.yaml', title: both('Beranda'), places: 3, edits: [] },
      ],
    };
    const faults = [{ file: 'site.yaml', title: both('Pengaturan situs'), words: both('Tautan salah.') }];
    server.trial = { is: 'done', value: { faults } };
    const done = { id: 'd', at: new Date().toISOString(), words: both('Nama diganti'), file: null };
    server.site = { ...server.site, done: [done] };
    await press('Lihat akibatnya');
    expect(document.activeElement?.textContent).toBe('Yang akan terjadi');
    const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('Berkas ini pindah.');
    expect(texts('.plan li')).toEqual([
      'Berkas ini pindah.',
      'Kontak/a/ → /b/',
      'Beranda: 3 tempat',
      'Pengaturan situs: Tautan salah.',
    ]);
    await press('Ganti');
    const action = {
      is: 'rename',
      file: ROWS[0]?.file,
      title: ROWS[0]?.title,
      name: 'sayur-asem',
      address: null,
    };
    expect(server.asked.find(({ path }) => path === '/api/act')?.body).toEqual({ action, plan: 'p' });
    expect(location.hash).toBe('#/');
    expect([has('dialog'), texts('.done li > span')[0]]).toEqual([
      false,
      expect.stringMatching(/^Nama diganti/),
    ]);
    await press('Urungkan Nama diganti');
    expect(server.asked.find(({ path }) => path === '/api/undo')?.body).toEqual({ id: 'd' });
  });

  it('is shown before the site is checked with it, and done after that', async () => {
    const server = new FakeServer();
    const { press, texts, get } = await visit(ENTRY, server);
    server.plan = { id: 'p', says: [both('Berkas ini pindah.')], entries: [] };
    let check: () => void = () => undefined;
    server.holdTrial = new Promise((resolve) => {
      check = resolve;
    });
    await press('Ganti nama atau alamat');
    await press('Lihat akibatnya');
    const shown = () => [texts('.plan li'), texts('.plan .hint'), texts('dialog [type=submit]')];
    expect(shown()).toEqual([['Berkas ini pindah.'], ['Memeriksa tulisan lain…'], ['Sebentar…']]);
    await act(async () => get<HTMLButtonElement>('dialog [type=submit]').click());
    expect(server.asked.map(({ path }) => path)).not.toContain('/api/act');
    await act(async () => check());
    expect(shown()).toEqual([['Berkas ini pindah.'], ['Tidak ada masalah baru.'], ['Ganti']]);
    expect(server.asked.find(({ path }) => path === '/api/trial')?.body).toEqual({ plan: 'p' });
  });

  it('is not done if it must not cause what the check finds, and can be changed', async () => {
    const server = new FakeServer();
    const { press, texts, get } = await visit(ENTRY, server);
    server.plan = { id: 'p', says: [both('Berkas ini pindah.')], entries: [] };
    server.trial = { is: 'refused', refused: both('Alamat itu sudah dipakai.'), instead: null };
    await press('Ganti nama atau alamat');
    await press('Lihat akibatnya');
    expect([texts('.plan li'), texts('dialog [role=alert]')]).toEqual([[], ['Alamat itu sudah dipakai.']]);
    expect([texts('dialog [type=submit]'), get('.action-fields').hidden]).toEqual([
      ['Lihat akibatnya'],
      false,
    ]);
  });

  it('goes on once what is not saved yet is saved from its dialog', async () => {
    const { press, get, field, type, texts, server } = await visit(ENTRY);
    server.plan = { id: 'p', says: [both('Berkas ini pindah.')], entries: [] };
    await type(field('/title'), 'Sayur asem');
    await pass();
    await press('Ganti nama atau alamat');
    await type(get('dialog input[name=name]'), 'sayur-asem');
    await press('Lihat akibatnya');
    expect(texts('dialog [role=alert]')).toEqual(['Simpan dahulu.']);
    await press('Simpan', get('dialog'));
    expect([texts('.plan li'), texts('.saved')]).toEqual([['Berkas ini pindah.'], ['Tersimpan']]);
    expect(server.asked.findLast(({ path }) => path === '/api/plan')?.body).toMatchObject({
      name: 'sayur-asem',
    });
  });

  it('gives an entry without a text room for one, and leads there', async () => {
    const server = new FakeServer();
    const [row] = ROWS;
    const long = row && { ...row, file: row.file.replace('yaml', 'md') };
    if (row) server.entries.set(row.file, entryOf(row, { body: null, takesBody: true }));
    if (long) server.entries.set(long.file, entryOf(long, { body: { text: '\n', start: 9 } }));
    server.plan = { id: 'p', says: [both('Berkas ini menjadi Markdown.')], entries: [] };
    server.shows = long?.file ?? null;
    const { press, texts, has } = await visit(ENTRY, server);
    expect(has('#body')).toBe(false);
    await press('Tambah tulisan panjang');
    expect(texts('.plan li')).toEqual(['Berkas ini menjadi Markdown.']);
    await press('Tambah');
    expect(location.hash).toBe(`#/${long?.file}?body`);
    await pass();
    expect(document.activeElement?.id).toBe('body');
    // Where no text can be, none is offered.
    expect(texts('button').filter((name) => name === 'Tambah tulisan panjang')).toEqual([]);
  });

  it('is shown at once if there is nothing to choose', async () => {
    const server = new FakeServer();
    const [row] = ROWS;
    if (row) server.entries.set(row.file, entryOf({ ...row, address: null }));
    server.plan = { id: 'p', says: [both('Berkas ini dihapus.')], entries: [] };
    const { press, texts } = await visit(ENTRY, server);
    await press('Hapus tulisan ini');
    // Not the button that removes it.
    expect(document.activeElement?.matches('h2, h3')).toBe(true);
    expect(texts('.plan li')).toEqual(['Berkas ini dihapus.']);
  });

  it('comes with saving what others follow, unless that is not wanted', async () => {
    const server = new FakeServer();
    const { press, texts, changes } = await visit(ENTRY, server);
    server.plan = { id: 'p', says: [both('Kategori berganti nama.')], entries: [] };
    await press('Simpan');
    expect(texts('.plan li')).toEqual(['Kategori berganti nama.']);
    await press('Simpan yang ini saja');
    expect(server.asked.some(({ path }) => path === '/api/act')).toBe(false);
    expect(changes().at(-1)).toEqual({ is: 'save' });
  });
});

describe('a conflict', () => {
  const shown = (text: string, ...pictures: PictureInValue[]) => ({ text: both(text), pictures });

  it('shows both values, and saves the choice', async () => {
    const server = new FakeServer();
    server.conflict = {
      parts: [
        {
          part: '/title',
          label: both('Judul'),
          mine: 'Punya saya',
          theirs: 'Punya dia',
          shown: { mine: shown('Punya saya'), theirs: shown('Punya dia') },
        },
        {
          part: '/draft',
          label: both('Draf'),
          mine: null,
          theirs: true,
          shown: { mine: { text: null, pictures: [] }, theirs: shown('Ya') },
        },
      ],
    };
    const { press, texts, get, element, type, field } = await visit(ENTRY, server);
    const focused: string[] = [];
    await act(async () => field('/title').focus());
    element.addEventListener('focusin', ({ target }) => focused.push((target as Element).tagName));
    await press('Simpan');
    // Orca says nothing if the focus comes from what is gone: it rests on what is around in between.
    expect(focused).toEqual(['MAIN', 'H2']);
    expect(texts('.version-text')).toEqual(['Punya saya', 'Punya dia', '(dihapus)', 'Ya']);
    const languages = [...element.querySelectorAll<HTMLElement>('.version-text')].map(({ lang }) => lang);
    expect(languages).toEqual(['id', 'id', '', 'id']);
    const radios = element.querySelectorAll<HTMLInputElement>('.part input');
    const submit = () => act(async () => get('.conflict [type=submit]').click());
    await submit();
    expect(texts('.conflict [role=alert]')).toEqual(['Pilih satu untuk setiap isian.']);
    expect(document.activeElement).toBe(radios[0]);
    const first = get('.conflict [role=alert]');
    await submit();
    expect([first.isConnected, texts('.conflict [role=alert]')]).toEqual([
      false,
      ['Pilih satu untuk setiap isian.'],
    ]);
    await act(async () => radios[2]?.click());
    expect(get('.part textarea').lang).toBe('id');
    await type(get('.part textarea'), 'Punya kami');
    await submit();
    // The first that is not decided.
    expect(document.activeElement).toBe(radios[3]);
    await act(async () => radios[4]?.click());
    await act(async () => get('.conflict [type=submit]').click());
    await pass();
    expect(server.asked.findLast(({ path }) => path === '/api/change')?.body).toMatchObject({
      change: { keep: { '/title': { is: 'value', value: 'Punya kami' }, '/draft': { is: 'theirs' } } },
    });
    expect(texts('.saved')).toEqual(['Tersimpan']);
  });
});

describe('pictures of values that differ', () => {
  const picture = (address: string, about: string) => ({
    text: both(address),
    pictures: [{ address, about }],
  });

  it('are seen with their descriptions; their addresses only where there is none to see', async () => {
    const server = new FakeServer();
    const parts = ['images/kebun.jpg', 'https://foto.example/laut.jpg'];
    server.conflict = {
      parts: [
        {
          part: '/imageUrl',
          label: both('Foto'),
          mine: parts[0] ?? '',
          theirs: parts[1] ?? '',
          shown: { mine: picture(parts[0] ?? '', 'Kebun'), theirs: picture(parts[1] ?? '', 'Laut') },
        },
      ],
    };
    const { press, texts, element, field, type } = await visit(ENTRY, server);
    await type(field('/title'), 'Lain');
    await press('Simpan');
    expect(texts('.version-text')).toEqual(['Kebun', 'https://foto.example/laut.jpgLaut']);
    const shown = [...element.querySelectorAll<HTMLImageElement>('.version-text img')];
    expect(shown.map(({ alt, src }) => [alt, src.startsWith('blob:')])).toEqual([['Kebun', true]]);
    // It may be gone since.
    const asked = server.asked.filter(({ path }) => path.startsWith('/api/picture?'));
    expect(asked.at(-1)?.path).toContain('address=images%2Fkebun.jpg&version=last');
  });

  it('are seen among what has changed since the last version, also those that are gone', async () => {
    const server = new FakeServer();
    const items = (['new', 'changed', 'removed'] as const).map((is) => ({
      file: `images/${is}.jpg`,
      is,
      title: both(`Gambar ${is}.jpg`),
      isPicture: true,
      parts: [],
    }));
    server.versions = { ...server.versions, is: 'open', items };
    const { texts, element } = await visit('#/?versions', server);
    expect(texts('.change-pictures')).toEqual(['', 'Waktu ituSekarang', '']);
    expect(element.querySelectorAll('.change-pictures img')).toHaveLength(4);
    const asked = server.asked.flatMap(({ path }) => (path.startsWith('/api/picture?') ? path : []));
    expect(asked.map((path) => new URLSearchParams(path.split('?')[1]).get('version'))).toEqual([
      null,
      'HEAD',
      null,
      'HEAD',
    ]);
  });
});

describe('versions', () => {
  const item = (file: string, title: string, changes: Partial<VersionItem> = {}): VersionItem => ({
    file,
    is: 'changed',
    title: both(title),
    isPicture: false,
    parts: [],
    ...changes,
  });
  const withVersions = (changes: Partial<VersionsView> = {}): FakeServer => {
    const server = new FakeServer();
    server.versions = {
      ...server.versions,
      is: 'open',
      items: [
        item('articles/01-sayur.yaml', 'Sayur', { parts: [both('Ringkasan'), both('URL foto')] }),
        item('articles/02-jalan.yaml', 'Jalan', { is: 'new' }),
        item('articles/03-tidur.md', 'Tidur'),
        item('images/a.png', 'images/a.png', { is: 'removed' }),
      ],
      unsent: 2,
      asksAuthor: true,
      ...changes,
    };
    return server;
  };

  it('are shown only where there are any', async () => {
    expect((await visit()).texts('a.button')).toEqual([]);
    await leave();
    document.body.replaceChildren();
    expect((await visit('', withVersions())).texts('a.button')).toEqual(['Versi (4)']);
  });

  it('are made of what is chosen, with a note that can be changed', async () => {
    const server = withVersions();
    const { get, texts, press, type, element } = await visit('#/?versions', server);
    // The language of each title; files have no words of their own.
    const titles = [...element.querySelectorAll<HTMLElement>('.change-title [lang], .change-link [lang]')];
    expect(titles.map(({ lang, textContent }) => [lang, textContent])).toEqual([
      ['id', 'Sayur'],
      ['id', 'Sayur'],
      ['id', 'Jalan'],
      ['id', 'Tidur'],
    ]);
    expect(texts('.change-parts')).toEqual([
      'ringkasan, URL foto',
      // It has changes that are not saved.
      'baruBelum disimpan',
      'hanya komentar atau susunan berkas',
      'dihapus',
    ]);
    const note = () => get<HTMLTextAreaElement>('textarea').value;
    expect(note()).toBe(
      'Sayur, Jalan, Tidur, dan 1 lagi\n\n- Sayur: ringkasan, URL foto\n- Jalan: baru\n- Tidur\n- images/a.png: dihapus',
    );
    const boxes = element.querySelectorAll<HTMLInputElement>('.row input');
    for (const box of boxes) await act(async () => box.click());
    await press('Simpan versi');
    expect(texts('.fault-line')).toContain('Pilih sedikitnya satu yang berubah.');
    const first = get('form .fault-line');
    await press('Simpan versi');
    expect([first.isConnected, texts('form .fault-line')]).toEqual([
      false,
      ['Pilih sedikitnya satu yang berubah.'],
    ]);
    await act(async () => boxes[0]?.click());
    expect(note()).toBe('Sayur: ringkasan, URL foto');
    await press('Simpan versi');
    expect(texts('.fault-line')).toContain('Isilah nama dan alamat email Anda.');
    await type(get('[name=name]'), ' Ani ');
    await type(get('[name=mail]'), 'ani@contoh.id');
    await type(get('textarea'), 'Sayur jagung');
    server.refusedVersion = 'Ejaan salah';
    await press('Simpan versi');
    expect(texts('form .fault-line')).toEqual(['Ejaan salah']);
    expect(note()).toBe('Sayur jagung');
    await press('Simpan versi');
    expect(server.asked.at(-1)).toEqual({
      path: '/api/version',
      body: {
        files: ['articles/01-sayur.yaml'],
        message: 'Sayur jagung',
        author: { name: 'Ani', mail: 'ani@contoh.id' },
      },
    });
    expect(texts('.change-title')).toEqual(['Jalan', 'Tidur', 'images/a.png']);
    expect(document.activeElement?.textContent).toBe('Versi');
    expect(element.querySelector('[name=mail]')).toBeNull();
  });

  it('are sent, or it is said why not', async () => {
    const server = withVersions({ items: [] });
    const { texts, press } = await visit('#/?versions', server);
    expect(texts('.notice')).toEqual(['2 versi belum dikirim.Kirim']);
    server.refusedVersion = 'Tidak terhubung';
    await press('Kirim');
    expect(texts('.notice .fault-line')).toEqual(['Tidak terhubung']);
    await press('Kirim');
    expect(texts('.notice')).toEqual(['Terkirim. Semua versi sudah dikirim.']);
    expect(texts('.trail .is-done')).toEqual(['Tulis (selesai)']);
  });

  it('say what they say in the language that is chosen since', async () => {
    const server = withVersions();
    const { texts, press, get } = await visit('#/?versions', server);
    const inEnglish = () => act(async () => get('.languages [lang=en]').click());
    const inIndonesian = () => act(async () => get('.languages [lang=id]').click());
    await press('Simpan versi');
    await inEnglish();
    expect(texts('.fault-line')).toContain('Enter your name and email address.');
    await inIndonesian();
    server.versions = { ...server.versions, asksAuthor: false };
    await press('Kirim');
    await inEnglish();
    expect(texts('.notice.is-done')).toEqual(['Sent. All versions are on their way.']);
  });

  it('cannot be made while they are merged, but what to keep can be chosen', async () => {
    const items = [item('articles/01-sayur.yaml', 'Sayur', { is: 'both' }), item('site.yaml', 'site.yaml')];
    const { texts, get, element } = await visit(
      '#/?versions',
      withVersions({ is: 'read', why: both('Sedang digabung.'), items, unsent: null, more: 3 }),
    );
    expect(texts('.notice')).toEqual(['Sedang digabung.']);
    expect(element.querySelector('form input, form button, textarea')).toBeNull();
    expect(get<HTMLAnchorElement>('.row a').getAttribute('href')).toBe('#/articles/01-sayur.yaml');
    expect(texts('form > fieldset > p')).toEqual(['Ada 3 berkas lagi, yang tampil sesudah ini disimpan.']);
  });
});
