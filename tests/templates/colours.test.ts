/** The palette is defined only in `styles/tokens.css`; places that style sheets cannot reach take it from there. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COLOURS } from '../../templates/colours.generated.ts';
import { FRAME } from '../../templates/plan/look.ts';
import { root } from '../support/process/senja.ts';

const folder = path.join(root, 'templates');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Drawings have colours of their own, some with the names of words. */
const DRAWN = /^(?:parts\/drawings\/(?:scene|signs)\.tsx|drawings\/.*|.*\.generated\.ts)$/;

it('is that of the style sheet', () => {
  const tokens = read('styles/tokens.css').toUpperCase();
  expect(Object.keys(COLOURS).length).toBeGreaterThan(10);
  for (const hex of Object.values(COLOURS)) expect(tokens).toContain(`: ${hex};`);
  expect(tokens).toContain(`--PAPER: ${FRAME};`);
});

it('is written nowhere else', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|svg)$/.test(file) && !DRAWN.test(file),
  );
  const again = files.flatMap((file) => {
    const text = read(file).toUpperCase();
    return Object.entries(COLOURS).flatMap(([name, hex]) => (text.includes(hex) ? [`${file}: ${name}`] : []));
  });
  expect(again).toEqual([]);
});
