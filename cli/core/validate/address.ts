/** The address that a content file has of itself. */
import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Fields } from '../stages/entry.ts';
import { slugFault, slugOf } from '../values/slug.ts';
import type { Collection } from './models.ts';
import type { Schema } from './schema.ts';

/**
 * @param file path of the content file
 * @param written the address in its fields, of the right form
 * @returns the address without base path: a fixed one, as written, or from the file's name
 */
export function addressOf(
  file: string,
  written: string | undefined,
  schema: Pick<Schema, 'x-address'> | undefined,
): string {
  const fixed = schema?.['x-address'];
  if (fixed !== undefined) return fixed;
  if (written !== undefined) return written.normalize('NFC');
  const slug = slugOf(file);
  return slug === 'index' ? '/' : `/${slug}/`;
}

/** @returns the address that fields state, or undefined */
export const writtenAddress = ({ address }: Pick<Collection, 'address'>, fields: Fields) =>
  address === undefined ? undefined : (fields[address] as string | undefined);

/**
 * @param file path of the content file
 * @param written the address in its fields, of the right form
 * @param field that holds it
 * @param reserved first parts of addresses that the site keeps for itself
 * @returns why the file's page cannot have its address, or null
 */
export function addressFault(
  file: string,
  written: string | undefined,
  field: string,
  reserved: readonly string[],
): Fault | null {
  const slug = written === undefined ? slugOf(file) : (written.split('/')[1] ?? '');
  const isHome = written === undefined ? slug === 'index' : slug === '';
  const fault = isHome ? null : slugFault(slug, reserved);
  return fault && written !== undefined ? { ...fault, at: { pointer: `/${field}`, target: 'value' } } : fault;
}
