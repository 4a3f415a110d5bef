/** TypeScript type names for models. */
import type { Model } from '../validate/models.ts';

/** @returns `page-not-found` as `PageNotFound` */
export const pascalCase = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
    .replace(/^(?=\p{N})/u, '_');

/** @returns the title of a model if it is a valid type name, else its name */
export const modelTitle = ({ name, schema }: Pick<Model, 'name' | 'schema'>): string =>
  /^[A-Z][A-Za-z0-9]*$/.test(schema.title ?? '') ? (schema.title ?? '') : pascalCase(name);
