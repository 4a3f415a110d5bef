// The schema for completing pages in editors: a page's template selects its content model.
import { readdirSync } from 'node:fs';

const models = new URL('../../content/models/', import.meta.url);

/** @returns {string} the required text of .vscode/page.schema.json */
export function generatePageSchema() {
  const templates = readdirSync(models).flatMap((name) => /^page-(.+)\.schema\.json$/.exec(name)?.[1] ?? []);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Halaman',
    description: 'Isian mengikuti template yang dipilih.',
    type: 'object',
    required: ['template'],
    properties: { template: { enum: templates.sort(), description: 'Jenis halaman.' } },
    allOf: templates.map((template) => ({
      if: { properties: { template: { const: template } }, required: ['template'] },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: { $ref: `../content/models/page-${template}.schema.json` },
    })),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
