/** Meanings of fields for the engine, independent of their names: `x-role` assigns them. */
import type { Fields, Meanings, Role } from '../stages/entry.ts';
import { modelOf } from './model-for.ts';
import type { Model, Models } from './models.ts';

const DAYS = ['published', 'updated', 'expires'] as const satisfies Role[];

/**
 * @param fields may be faulty: a value that does not meet its role's requirements is ignored
 * @returns the meanings of a model's fields
 */
export function meaningsOf({ roles, days }: Pick<Model, 'roles' | 'days'>, fields: Fields): Meanings {
  const found: { -readonly [Day in (typeof DAYS)[number]]?: string } = {};
  for (const role of DAYS) {
    const name = roles[role] ?? '';
    const value = fields[name];
    const day = typeof value === 'string' ? (days.get(name)?.read(value) ?? null) : null;
    if (day !== null) found[role] = day;
  }
  const [title, aliases] = [fields[roles.title ?? ''], fields[roles.aliases ?? '']];
  return {
    title: typeof title === 'string' ? title : '',
    draft: fields[roles.draft ?? ''] === true,
    aliases: Array.isArray(aliases) ? aliases.filter((one) => typeof one === 'string') : [],
    days: found,
  };
}

/** @returns the name of an entry's field with a role, to place a fault */
export const fieldWith = (role: Role, entry: { file: string; fields: object }, models: Models): string =>
  modelOf(entry, models)?.roles[role] ?? role;
