/** Numbers in quotes, with signs between thousands, or with dots that YAML takes for decimal points. */
import { expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { documentFaults } from '../../../cli/core/validate/check.ts';
import { wording } from '../../../cli/diagnostics/wording/wording.ts';
import { documentOf, modelsOf, type WholeSchema } from '../../support/values/validate-values.ts';

const properties = {
  price: { type: 'number' },
  count: { type: 'integer', minimum: 1 },
  share: { type: 'number', minimum: 0, maximum: 100 },
  cost: { type: 'number', minimum: 1000, multipleOf: 100 },
  stock: { type: 'integer', multipleOf: 500 },
  label: { type: ['string', 'number'] },
  lng: { type: 'number' },
  coordinates: { type: 'array', items: { type: 'number' } },
  list: { type: 'array', items: { type: 'number' } },
  group: { type: 'object', properties: { of: { type: ['integer', 'null'] } } },
} as unknown as Record<string, WholeSchema>;
const { site: model } = modelsOf({ site: { type: 'object', properties } });

const faultsOf = (yaml: string) => {
  const document = documentOf(`title: Teh\n${yaml}`);
  return documentFaults(model, document, structuredClone(document.fields), CHECKS.file);
};

it.each<[string, string[]]>([
  // As form editors write them.
  ['price: "12.5"', ['12.5']],
  ["count: '12'", ['12']],
  ['list: ["7", 8]', ['7']],
  ['group: {of: "7"}', ['7']],
  // Read as decimals.
  ['price: 15.000', ['15000', '15']],
  ['price: 1.250', ['1250', '1.25']],
  ['count: 1.000', ['1000', '1']],
  ['stock: 1.500', ['1500']],
  ['cost: 25.000', ['25000']],
  ['list: [25.000]', ['25000', '25']],
  // No number for YAML.
  ['price: 1.500.000', ['1500000']],
  ['price: Rp 25.000', ['25000']],
  ['price: 1.234,56', ['1234.56']],
  ['price: 1,500', ['1500', '1.5']],
  ['price: "25.000"', ['25000', '25']],
  ['price: 1 000', ['1000']],
  ['count: 25_000', ['25000']],
  ['count: 1.234', ['1234']],
  ['share: "12.500"', ['12.5']],
  // None that the field can have.
  ['count: "0"', []],
  ['count: "4.5"', []],
  ['price: dua', []],
])('%s may mean %j, which are right', (yaml, suggestions) => {
  const [fault, ...others] = faultsOf(yaml);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ code: 'content/invalid' });
  expect(fault?.suggestions ?? []).toEqual(suggestions);
  for (const lang of ['id', 'en'] as const) {
    const { message, hint } = wording(fault as never, lang);
    expect(`${message} ${hint}`).not.toMatch(/\{|undefined|object/);
  }
  const [, written = ''] = /(["']?[\dR][\d.,_ Rp]*["']?)/.exec(yaml.slice(yaml.indexOf(':'))) ?? [];
  for (const right of suggestions) expect(faultsOf(yaml.replace(written.trim(), right))).toEqual([]);
});

it.each([
  'price: 12.5',
  'price: 0.500',
  'price: 106.827',
  'price: 1500.000',
  'price: 1e3',
  'share: 12.500',
  'lng: 106.820',
  'coordinates: [106.820, -6.210]',
  'label: 1.500',
  'label: "1.500"',
])('%s is right as it is', (yaml) => {
  expect(faultsOf(yaml)).toEqual([]);
});
