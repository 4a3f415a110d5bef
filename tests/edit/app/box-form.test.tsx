// @vitest-environment happy-dom
/** The form of a box has the fields of its component's model, and writes those that were changed. */
import { act } from 'react';
import { expect, it } from 'vitest';
import { fieldsIn } from '../../../cli/edit/fields/kinds.ts';
import { FakeServer, ROWS } from './fake.ts';
import { visit, withPage } from './visit.tsx';

withPage();

const FIELDS = fieldsIn(
  {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', description: 'Nama resep.' },
      minutes: { type: 'integer', description: 'Lama memasak.' },
      level: { enum: ['mudah', 'sulit'] },
      tags: { type: 'array', items: { type: 'string' } },
      hot: { type: 'boolean', default: false },
      more: { type: 'object', properties: { a: { type: 'string' } } },
    },
  } as never,
  { folders: new Set(), choices: {} },
);

it('asks for what the model has', async () => {
  const server = new FakeServer();
  const { file = '' } = ROWS[0] ?? {};
  const entry = server.entries.get(file);
  const text = '::: resep Sup {minutes=30  tags=[a, b]}\nAir.\n:::\n';
  if (entry) server.entries.set(file, { ...entry, body: { text, start: entry.text.length } });
  server.site = { ...server.site, parts: { resep: FIELDS } };
  const { press, type, get, changes, texts } = await visit(`#/${file}`, server);
  await press('Isian kotak');
  const named = (name: string) => get<HTMLInputElement>(`dialog [name="${name}"]`);
  expect(texts('dialog .label, dialog .switch')).toEqual([
    'Nama resep',
    'Lama memasak',
    'Level',
    'Tags',
    'Hot',
  ]);
  expect(['title', 'field minutes', 'field level', 'field tags'].map((name) => named(name).value)).toEqual([
    'Sup',
    '30',
    '',
    'a, b',
  ]);
  await type(named('field minutes'), '45');
  await type(named('field level'), 'sulit');
  await type(named('field tags'), 'a, c d');
  await act(async () => named('field hot').click());
  await press('Pakai');
  expect(changes().at(-1)).toEqual({
    is: 'body',
    text: text.replace('minutes=30  tags=[a, b]', 'minutes=45  tags=[a, c d] level="sulit" hot'),
  });
});
