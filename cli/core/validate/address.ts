/** The address of a content file, as far as the file itself sets it. */

import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Collection } from '../models/index.ts';
import type { Schema } from '../models/schema/index.ts';
import type { Fields } from '../stages/entry.ts';
import { pageAddress } from '../values/addresses.ts';
import { deviceFault, isDeviceName, slugFault } from '../values/names/slug.ts';

/**
 * @param slug of the content file
 * @param written the valid address in its fields, if any
 * @returns the address without base path: a fixed one, as written, or from the file's name
 */
export function addressOf(
  slug: string,
  written: string | undefined,
  schema: Pick<Schema, 'x-address'> | undefined,
): string {
  const fixed = schema?.['x-address'];
  if (fixed !== undefined) return fixed;
  if (written !== undefined) return pageAddress(written);
  return slug === 'index' ? '/' : `/${slug}/`;
}

/** @returns the address that fields state, or undefined */
export const writtenAddress = ({ address }: Pick<Collection, 'address'>, fields: Fields) =>
  address === undefined ? undefined : (fields[address] as string | undefined);

/**
 * @param slug of the content file
 * @param written the valid address in its fields, if any
 * @param field field that holds it
 * @param reserved reserved top-level path segments
 * @returns why the file's page cannot have its address, or null
 */
export function addressFault(
  slug: string,
  written: string | undefined,
  field: string,
  reserved: readonly string[],
): Fault | null {
  if (written?.includes('?')) {
    const params = { value: written, how: phrase('content/bad-path:page') };
    return {
      code: 'content/bad-path',
      params,
      suggestions: [written.replace(/\?.*/s, '')],
      at: { pointer: `/${field}` },
    };
  }
  const first = written === undefined ? slug : (pageAddress(written).split('/')[1] ?? '');
  const isHome = written === undefined ? slug === 'index' : first === '';
  const device = written?.split('/').find(isDeviceName);
  const fault = isHome ? null : device ? deviceFault(device) : slugFault(first, reserved);
  return fault && written !== undefined ? { ...fault, at: { pointer: `/${field}` } } : fault;
}
