/** The sheet for the wall: a PDF with the numbers in large letters. */
import { expect, it } from 'vitest';
import { sheetPath, wallSheet } from '../../../templates/plan/wall-sheet.ts';
import { inIndonesian as say } from '../../support/values/words.ts';

const site = {
  title: 'Senja (Sehat)',
  url: 'https://senja.example/',
  emergencyNumbers: [
    { number: '119', label: 'ambulans' },
    { number: '112', label: 'darurat umum' },
  ],
};
const text = (): string => String.fromCharCode(...wallSheet(site, say));

it('has each number at 48 points, with its label, and lines to fill in', () => {
  for (const { number, label } of site.emergencyNumbers) {
    expect(text()).toMatch(new RegExp(`/F1 48 Tf [^\\n]*\\(${number}\\) Tj`));
    expect(text()).toContain(`(${label}) Tj`);
  }
  expect(text()).toContain('(Tetangga) Tj');
  expect(text().match(/ l S$/gm)).toHaveLength(say('sheet.lines').split('|').length);
});

it('keeps everything on its page', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ number: `11${index}`, label: 'uji' }));
  const drawn = String.fromCharCode(...wallSheet({ ...site, emergencyNumbers: many }, say));
  const heights = [...drawn.matchAll(/ Tf [\d.]+ (-?[\d.]+) Td/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
});

it('writes brackets, and letters that its fonts lack, so that the file stays valid', () => {
  expect(text()).toContain('(Senja \\(Sehat\\), https://senja.example/)');
  const odd = wallSheet({ ...site, title: 'Senja 日 é' }, say);
  expect(String.fromCharCode(...odd)).toContain('(Senja ? \u00e9, ');
});

it('says where each of its parts begins', () => {
  const file = text();
  const [, start] = /startxref\n(\d+)/.exec(file) ?? [];
  expect(file.slice(Number(start))).toMatch(/^xref\n/);
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => file.slice(place, place + 7))).toEqual(
    places.map((_, index) => `${index + 1} 0 obj`),
  );
});

it('exists only for a site with emergency numbers', () => {
  expect(sheetPath(site, say)).toBe('nomor-penting.pdf');
  expect(sheetPath({}, say)).toBe('');
  expect(sheetPath({ emergencyNumbers: [] }, say)).toBe('');
});
