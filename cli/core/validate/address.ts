/** The address that a content file has of itself. */
import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Fields } from '../stages/entry.ts';
import { isDeviceName } from '../values/device-name.ts';
import { deviceFault, slugFault } from '../values/slug.ts';
import type { Collection } from './models.ts';
import type { Schema } from './schema.ts';

/**
 * @param slug of the content file
 * @param written the address in its fields, of the right form
 * @returns the address without base path: a fixed one, as written, or from the file's name
 */
export function addressOf(
  slug: string,
  written: string | undefined,
  schema: Pick<Schema, 'x-address'> | undefined,
): string {
  const fixed = schema?.['x-address'];
  if (fixed !== undefined) return fixed;
  if (written !== undefined) return written.normalize('NFC');
  return slug === 'index' ? '/' : `/${slug}/`;
}

/** @returns the address that fields state, or undefined */
export const writtenAddress = ({ address }: Pick<Collection, 'address'>, fields: Fields) =>
  address === undefined ? undefined : (fields[address] as string | undefined);

/**
 * @param slug of the content file
 * @param written the address in its fields, of the right form
 * @param field that holds it
 * @param reserved first parts of addresses that the site keeps for itself
 * @returns why the file's page cannot have its address, or null
 */
export function addressFault(
  slug: string,
  written: string | undefined,
  field: string,
  reserved: readonly string[],
): Fault | null {
  const first = written === undefined ? slug : (written.split('/')[1] ?? '');
  const isHome = written === undefined ? slug === 'index' : first === '';
  const device = written?.split('/').find(isDeviceName);
  const fault = isHome ? null : device ? deviceFault(device) : slugFault(first, reserved);
  return fault && written !== undefined ? { ...fault, at: { pointer: `/${field}`, target: 'value' } } : fault;
}
