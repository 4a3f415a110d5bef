/** Which model of a collection an entry follows. */
import type { Fields } from '../stages/entry.ts';
import { type Collection, collectionOf, type Model, type Models } from './models.ts';

/** The field that says which model of a collection an entry follows. */
export const TEMPLATE = 'template';

/** @returns the model of these fields, as far as they name it */
export function modelFor({ models }: Collection, fields: Fields): Model | undefined {
  const template = fields[TEMPLATE];
  return models.get('') ?? (typeof template === 'string' ? models.get(template) : undefined);
}

/** @returns the model of an entry, as far as its file and fields name it */
export function modelOf(
  { file, fields }: { file: string; fields: object },
  models: Models,
): Model | undefined {
  const collection = collectionOf(file, models);
  return collection && modelFor(collection, fields as Fields);
}
