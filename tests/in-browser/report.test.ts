// @page
/** The report that `senja dev` shows over a page. */
import { afterEach, expect, it, vi } from 'vitest';
import type { FaultView, ReportView } from '../../cli/diagnostics/view/index.ts';
import { type Overlay, type RequestFix, reportIn } from '../../cli/in-browser/report.ts';

const HOSTILE = '<img src=x onerror="alert(1)"></pre><b>';

const fault = (changes: Partial<FaultView> = {}): FaultView => ({
  code: 'content/not-one-of',
  file: 'articles/a.yaml',
  place: 'articles/a.yaml:3:11',
  open: 'vscode://file/x/articles/a.yaml:3:11',
  frame: { line: 3, text: 'category: Seht', marker: '          ^^^^' },
  suggestions: ['Sehat', 'Sejuk'],
  words: {
    id: { label: 'kesalahan', message: 'Tidak ada dalam pilihan.', hint: 'Pilihlah.' },
    en: { label: 'error', message: 'Not one of the choices.', hint: 'Choose.' },
  },
  ...changes,
});
const view = (changes: Partial<ReportView> = {}): ReportView => ({
  lang: 'id',
  faults: [fault()],
  fixes: [],
  words: {
    id: { total: '1 kesalahan.', kept: 'Yang tampil yang lama.', mean: 'Maksud Anda:' },
    en: { total: '1 error.', kept: 'The old one is shown.', mean: 'Did you mean:' },
  },
  ...changes,
});

function open(mend: RequestFix = async () => true) {
  const report: Overlay = reportIn(document, mend);
  const shadow = document.querySelector('senja-report')?.shadowRoot as ShadowRoot;
  const text = () => shadow.querySelector('section')?.textContent ?? null;
  const textOf = (role: string) => shadow.querySelector(`[role=${role}]`)?.textContent;
  const press = (name: string) => {
    const found = [...shadow.querySelectorAll('button')].find((one) => one.textContent === name);
    found?.click();
    return found;
  };
  return { report, shadow, text, textOf, press };
}

afterEach(() => {
  document.querySelector('senja-report')?.remove();
  localStorage.clear();
});

it('shows what the terminal says, with links to the place', () => {
  const { report, shadow, text } = open();
  expect(text()).toBeNull();
  report.show(view());
  for (const words of [
    '1 kesalahan. Yang tampil yang lama.',
    'articles/a.yaml:3:11',
    'kesalahan',
    'Pilihlah.',
  ])
    expect(text()).toContain(words);
  expect(text()).toContain('Maksud Anda: Sehat  ·  Sejuk');
  expect(shadow.querySelector('pre')?.textContent).toBe('3 │ category: Seht\n  │           ^^^^');
  expect(shadow.querySelector('a')?.getAttribute('href')).toBe('vscode://file/x/articles/a.yaml:3:11');
});

it('is announced when it appears, when it changes, and when it closes', () => {
  const { report, textOf, text } = open();
  expect([textOf('alert'), textOf('status')]).toEqual(['', '']);
  report.show(view());
  expect(textOf('alert')).toBe('Ada yang perlu diperbaiki. articles/a.yaml:3:11 Tidak ada dalam pilihan.');
  report.show(view({ faults: [fault({ place: 'articles/b.yaml:1:1' })] }));
  expect(textOf('alert')).toContain('articles/b.yaml:1:1');
  report.show(view({ faults: [] }));
  expect([text(), textOf('alert'), textOf('status')]).toEqual([
    null,
    '',
    'Semua kesalahan sudah diperbaiki.',
  ]);
});

it('says nothing on a page without faults', () => {
  const { report, textOf, text } = open();
  report.show(view({ faults: [] }));
  expect([text(), textOf('alert'), textOf('status')]).toEqual([null, '', '']);
});

it('is unchanged when the same is reported again', () => {
  const { report, shadow } = open();
  report.show(view());
  const before = shadow.querySelector('section');
  report.show(view());
  expect(shadow.querySelector('section')).toBe(before);
});

it('switches to the other language and keeps it', () => {
  const { report, text, press } = open();
  report.show(view());
  press('English');
  expect(text()).toContain('Not one of the choices.');
  expect(text()).not.toContain('Tidak ada');
  report.show(view({ faults: [fault({ place: 'articles/b.yaml:1:1' })] }));
  expect(text()).toContain('1 error. The old one is shown.');
  press('Bahasa Indonesia');
  expect(text()).toContain('Tidak ada dalam pilihan.');
});

it('can be closed, and returns', () => {
  const { report, text, press } = open();
  report.show(view());
  press('Sembunyikan');
  expect(text()).toBeNull();
  press('1 kesalahan');
  expect(text()).toContain('Tidak ada dalam pilihan.');
});

it('escapes what it shows', () => {
  const words = { label: HOSTILE, message: HOSTILE, hint: HOSTILE };
  const hostile = fault({
    code: HOSTILE,
    file: HOSTILE,
    place: HOSTILE,
    frame: { line: 1, text: HOSTILE, marker: HOSTILE },
    suggestions: [HOSTILE],
    words: { id: words, en: words },
  });
  const all = { total: HOSTILE, kept: HOSTILE, mean: HOSTILE };
  const { report, shadow, text } = open();
  const fixes = [{ file: HOSTILE, edits: { id: [HOSTILE], en: [HOSTILE] } }];
  report.show(view({ faults: [hostile], fixes, words: { id: all, en: all } }));
  expect(shadow.querySelector('img')).toBeNull();
  expect(text()?.split(HOSTILE).length).toBeGreaterThan(10);
});

it.each([
  [true, 'Sudah ditulis. Halaman ini berganti sendiri.'],
  [false, 'Tidak dapat diperbaiki dari sini. Jalankan senja check --fix.'],
])(
  'offers certain fixes, requests them for that file once, and reports the result: %s',
  async (done, words) => {
    const mend = vi.fn(async () => done);
    const { report, text, press } = open(mend);
    const other = fault({ file: 'articles/b.yaml', place: 'articles/b.yaml:1:1' });
    const edits = { id: ['a → b'], en: ['a → b'] };
    report.show(view({ faults: [fault(), fault(), other], fixes: [{ file: 'articles/a.yaml', edits }] }));
    expect(text()?.match(/a → b/g)).toHaveLength(1);
    expect(text()?.indexOf('a → b')).toBeLessThan(text()?.indexOf('articles/b.yaml') ?? 0);
    const pressed = press('Perbaiki yang sudah pasti');
    pressed?.click();
    await expect.poll(text).toContain(words);
    expect(mend.mock.calls).toEqual([['articles/a.yaml']]);
  },
);

it('shows warnings behind a small button, which opens the same panel and disappears with the last', () => {
  const { report, shadow, text, textOf, press } = open();
  const warning = fault({ code: 'markdown/heading', place: 'articles/c.md:7:1' });
  report.show(view({ faults: [], warnings: [warning, warning] }));
  expect([text(), textOf('alert')]).toEqual([null, '']);
  expect(shadow.querySelector('.tab.calm')?.textContent).toBe('2 peringatan');
  press('2 peringatan');
  expect(text()).toContain('Ada yang sebaiknya dilihat');
  expect(text()).toContain('articles/c.md:7:1');
  expect(text()).not.toContain('Yang tampil yang lama.');
  press('Sembunyikan');
  expect(text()).toBeNull();
  report.show(view({ faults: [], warnings: [] }));
  expect(shadow.querySelector('button')).toBeNull();
});

it('shows errors at once, with warnings below them, and hides the rest once they are fixed', () => {
  const { report, shadow, text, textOf } = open();
  const warning = fault({ place: 'articles/c.md:7:1' });
  report.show(view({ faults: [], warnings: [warning] }));
  report.show(view({ warnings: [warning] }));
  const heads = [...shadow.querySelectorAll('h2')].map((one) => one.textContent?.split(' ')[0]);
  expect(heads).toEqual(['articles/a.yaml:3:11', 'articles/c.md:7:1']);
  report.show(view({ faults: [], warnings: [warning] }));
  expect(text()).toBeNull();
  expect(shadow.querySelector('.tab')?.textContent).toBe('1 peringatan');
  expect(textOf('status')).toBe('Semua kesalahan sudah diperbaiki.');
});

it('reports an unreachable server next to the faults, until it returns', () => {
  const { report, shadow, text, textOf } = open();
  const foot = () => shadow.querySelector('.away')?.textContent;
  report.show(view());
  report.away(true);
  expect(foot()).toContain('senja dev sudah berhenti');
  expect(text()).toContain('articles/a.yaml:3:11');
  report.away(false);
  expect([foot(), textOf('status')]).toEqual(['', 'Halaman ini mengikuti perubahan lagi.']);
  expect(textOf('alert')).toContain('articles/a.yaml:3:11');
});

it('does not announce the return of a server that was never away', () => {
  const { report, textOf } = open();
  report.away(false);
  expect(textOf('status')).toBe('');
});

it('shows the lines of an advice as lines', () => {
  const { report, shadow } = open();
  const words = { label: 'kesalahan', message: 'Bukan tabel.', hint: 'Tulis:\n| a |\n|---|' };
  report.show(view({ faults: [fault({ frame: null, words: { id: words, en: words } })] }));
  expect([...shadow.querySelectorAll('p')].map((one) => one.textContent)).toContain('Tulis:');
  expect(shadow.querySelector('pre')?.textContent).toBe('| a |\n|---|');
});
