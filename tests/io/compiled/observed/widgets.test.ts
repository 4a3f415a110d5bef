/** Widgets are rendered once more as in a browser elsewhere. */
import { expect, it } from 'vitest';
import type { TemplatesCode } from '../../../../cli/io/compiled/observed/templates-code.ts';
import { type PageWidget, widgetWarnings } from '../../../../cli/io/compiled/observed/widgets.ts';
import { runCode } from '../../../../cli/io/compiled/run-code.ts';

/** @returns what is said of a widget whose HTML is the value of an expression */
async function saidOf(expression: string, before = ''): Promise<string[]> {
  const text = `${before};module.exports = { observe() {}, async loadLazy() {}, renderWidget: ({ props: { day, n } }) => String(${expression}) };`;
  const here = runCode<TemplatesCode>(text, { filename: 'senja-templates.cjs' });
  const shown = { name: 'w', props: { day: '2026-12-01', n: 1234.5 }, prefix: '', language: 'en' };
  const widget: PageWidget = { ...shown, html: here.renderWidget(shown), path: '/a/' };
  const found = await widgetWarnings([widget], { here, text }, { w: 'client/widgets/w.tsx' });
  return found.map(
    ({
      diagnostic: {
        file,
        severity,
        params: { text: words },
      },
    }) => {
      expect({ file, severity }).toEqual({ file: 'client/widgets/w.tsx', severity: 'warning' });
      return (words as { en: string }).en;
    },
  );
}

it.each<[what: string, expression: string, before?: string]>([
  ['the time', 'new Date().getFullYear()'],
  ['the time as a text', 'Date()'],
  ['milliseconds', 'Date.now()'],
  ['chance', 'Math.random()'],
  ['the time zone', "new Date(day).toLocaleDateString('en-GB')"],
  ['hours', 'new Date(day).getHours()'],
  ['the language of numbers', 'n.toLocaleString()'],
  ['the language of a format', 'new Intl.NumberFormat().format(n)'],
  ['the width of the window', "typeof window !== 'undefined' && window.innerWidth < 600 ? 'a' : 'b'"],
  ['a medium', "globalThis.matchMedia || typeof matchMedia !== 'undefined' && matchMedia('print').matches"],
  ['what is stored', "typeof localStorage === 'undefined' ? 'a' : localStorage.getItem('a')"],
  [
    'parsed data that is stored',
    "typeof window === 'undefined' ? 'a' : JSON.parse(localStorage.getItem('a'))",
  ],
  ['a document', "typeof document === 'undefined'"],
  [
    'the window when the module is loaded',
    "isBrowser ? 'a' : 'b'",
    "const isBrowser = typeof window === 'object' || typeof window === 'function'",
  ],
])('%s differs', async (_, expression, before) => {
  expect(await saidOf(expression, before)).toEqual([expect.stringContaining('on /a/, the widget “w” shows')]);
});

it.each<[what: string, expression: string, before?: string]>([
  ['a date in a time zone', "new Date(day).toLocaleDateString('en-GB', { timeZone: 'Asia/Jakarta' })"],
  ['a number in a language', "new Intl.NumberFormat('id').format(n)"],
  ['a day', 'new Date(day).toISOString() + (new Date(day) instanceof Date)'],
  [
    'a look around without effect',
    "(typeof window !== 'undefined' && window.addEventListener('a', () => 1), 'a')",
  ],
  ['code that no browser runs so', "typeof window === 'undefined' ? 'a' : window.a.b.c.parentNode.d"],
  ['an endless look around', "typeof window !== 'undefined' && (() => { for (;;) window.a; })(), 'a'"],
  ['a module that fails with a window', "'a'", "if (typeof window !== 'undefined') throw new Error('no')"],
  ['a timer', "'a'", "if (typeof window !== 'undefined') setTimeout(() => { throw new Error('late') }, 1)"],
])('%s is the same', async (_, expression, before) => {
  const zone = process.env.TZ;
  expect(await saidOf(expression, before)).toEqual([]);
  expect(process.env.TZ).toBe(zone);
  expect((1.5).toLocaleString('de')).toBe('1,5');
});

it('names HTML that browsers change', async () => {
  expect(await saidOf("'<p><div>a</div></p>'")).toEqual([
    expect.stringContaining('browsers change the HTML'),
  ]);
});
