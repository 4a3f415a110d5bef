/** Lists in `site.yaml` that fields choose from. */
import type { Model } from '../../models/index.ts';

/** A list in `site.yaml`, and the field of its items that is compared: `topics/name`; '' for a list of texts. */
export const listNamed = (keyword: string): { list: string; by: string } => {
  const [list = '', by = ''] = keyword.split('/');
  return { list, by };
};

/**
 * @param settingOf gives a setting
 * @returns the choices in their order, '' for one that is not a text; null if there is no list
 */
export function choicesNamed(keyword: string, settingOf: (name: string) => unknown): string[] | null {
  const { list, by } = listNamed(keyword);
  const items = settingOf(list);
  if (!Array.isArray(items)) return null;
  const chosenBy = (item: unknown): unknown =>
    by === '' ? item : Object.entries(item ?? {}).find(([name]) => name === by)?.[1];
  return items.map(chosenBy).map((value) => (typeof value === 'string' ? value : ''));
}

/** @returns the keywords by which fields of models are chosen from lists in `site.yaml`: `topics/name` */
export const listsIn = (models: Iterable<Model>): Set<string> =>
  new Set([...models].flatMap(({ chosen }) => chosen.flatMap(([, schema]) => schema['x-one-of'] ?? [])));
