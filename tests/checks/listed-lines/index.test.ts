/** Most texts hold no list: then the file is not parsed again for the places of its values. */
import { expect, it } from 'vitest';
import listedLines from '../../../cli/checks/listed-lines/index.ts';
import type { Document } from '../../../cli/core/stages/document.ts';

const yaml = {
  start: 0,
  get text(): string {
    throw new Error('parsed again');
  },
};

const documentOf = (value: string, from = yaml): Document => ({
  path: 'articles/01.yaml',
  text: '',
  yaml: from,
  fields: { excerpt: value },
  body: null,
  unread: null,
});

it.each(['Telepon 119 atau 112. Bila ragu, tanya.', 'Suhu -5 derajat.', 'Senin-Jumat', 'Bab 12.', 'satu -'])(
  'does not read again: %s',
  (value) => {
    expect([...listedLines.run(documentOf(value), {})]).toEqual([]);
  },
);

it.each([
  '-Sesak',
  'Ini:\n- Sesak',
  '• Sesak',
  'Ini 1. Sesak',
  '– Sesak',
  'Ini *Sesak',
  '•\u00A0Nyeri •\u00A0Sesak',
  '• *Nyeri* • *Sesak*',
])('reads again: %j', (value) => {
  expect(() => [...listedLines.run(documentOf(value), {})]).toThrow('parsed again');
});
