/** Files in the folder of another collection. */
import type { Fault } from '../../diagnostics/index.ts';
import { type Collection, type Model, TEMPLATE } from '../models/index.ts';
import type { Document } from '../stages/document.ts';
import type { Fields } from '../stages/entry.ts';

const ownNames = ({ schema }: Model): string[] => Object.keys(schema.properties ?? {});

/** The model that fields would have in a collection, if they name it. */
function modelIn({ models }: Collection, fields: Fields): Model | undefined {
  const template = fields[TEMPLATE];
  if (template === undefined) return models.get('');
  return typeof template === 'string' ? models.get(template) : undefined;
}

/**
 * @param own the collection of the file's folder, whose model its fields do not meet
 * @returns the fault of a file with the fields of another collection, or null
 */
export function wrongFolder(
  { path, fields, unread }: Document,
  own: Collection,
  collections: readonly Collection[],
): Fault | null {
  const named = modelIn(own, fields);
  // Without a template, the file may follow any model of its folder.
  const known = new Set((named ? [named] : [...own.models.values()]).flatMap(ownNames));
  const names = Object.keys(fields);
  if (unread || (named && fields[TEMPLATE] !== undefined)) return null;
  for (const other of collections) {
    const model = other.name === own.name ? undefined : modelIn(other, fields);
    if (!model) continue;
    const there = new Set(ownNames(model));
    const foreign = names.filter((name) => there.has(name) && !known.has(name));
    const hasMost = (model.schema.required ?? []).every((name) => names.includes(name));
    if (foreign.length < 2 || !hasMost) continue;
    const params = { folder: other.name, names: foreign.slice(0, 3).join(', ') };
    const name = path.slice(path.lastIndexOf('/') + 1);
    const at = { start: 0, end: 0 };
    return { code: 'file/wrong-folder', params, suggestions: [`${other.name}/${name}`], at };
  }
  return null;
}
