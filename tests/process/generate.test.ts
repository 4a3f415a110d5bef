/** `senja generate`: schemas with the real choices, and tables of guides; nothing is written twice. */
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tree } from '../support/process/senja.ts';
import { generatedPosko } from '../support/sites/posko.ts';

const { folder, at, read, change, generate } = generatedPosko();

it('writes what is new, and nothing if nothing has changed', async () => {
  await generate();
  const before = tree(folder);
  expect(await generate()).toMatchObject({
    code: 0,
    stdout: '',
    stderr: 'Everything is up to date with the models.\n',
  });
  expect(tree(folder)).toEqual(before);
  change('content/models/staff.schema.json', '"draft": {', '"phone": { "type": "string" }, "draft": {');
  expect((await generate()).stdout.split('\n').filter(Boolean)).toEqual([
    '.senja/content.d.ts',
    '.senja/schemas/models/staff.schema.json',
  ]);
  expect(read('.senja/content.d.ts')).toContain('  phone?: string;\n');
});

it('completes existing entries in code editors, and reports invalid models', async () => {
  await generate();
  const schedule = JSON.parse(read('.senja/schemas/models/schedule.schema.json'));
  expect(schedule.properties.place).toEqual({ type: 'string', enum: ['market', 'village-hall'] });
  expect(schedule.properties.staff.items).toEqual({ type: 'string', enum: ['sri', 'budi'] });
  expect(JSON.parse(read('.senja/schemas/content/schedules.schema.json')).$ref).toBe(
    '../models/schedule.schema.json',
  );
  const before = tree(folder);
  change('content/models/schedule.schema.json', '"x-one-of": "places"', '"x-one-of": "place"');
  const { code, stderr } = await generate();
  expect({ code, reported: stderr.includes('model/unknown-list') }).toEqual({ code: 1, reported: true });
  expect(read('.senja/content.d.ts')).toBe(before['.senja/content.d.ts']);
});

it('updates the tables of guides, and keeps the rest', async () => {
  const guide =
    '# Guide\n\n<!-- isian: staff -->\n<!-- akhir isian -->\n\n<!-- isian: other -->\n<!-- akhir isian -->\n';
  writeFileSync(at('content/README.en.md'), guide);
  expect((await generate()).stdout).toContain('content/README.en.md\n');
  expect(read('content/README.en.md')).toBe(
    guide.replace(
      '<!-- isian: staff -->\n',
      `<!-- isian: staff -->

| Field | Required | Value | Description |
|---|---|---|---|
| \`name\` | yes | text |  |
| \`aliases\` | no | list: former address, such as \`/kontak/\` |  |
| \`draft\` | no | \`true\` or \`false\` |  |

`,
    ),
  );
});
