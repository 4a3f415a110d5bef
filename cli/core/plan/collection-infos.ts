/** Facts about collections for the plan, from the models. */
import { addressesWithin } from '../entries/routes.ts';
import type { CollectionInfo } from '../stages/site.ts';
import { modelFor } from '../validate/model-for.ts';
import type { Collection, Models } from '../validate/models.ts';

/** @returns the facts about each collection, in the order of names */
export function collectionInfos(models: Models): CollectionInfo[] {
  const addresses = addressesWithin(models, null);
  return models.collections.map((collection: Collection): CollectionInfo => {
    const models = [...collection.models.values()];
    const fields = models.flatMap(({ references }) => references);
    const all = fields.map(([path, schema]) => ({ path, to: schema['x-one-of'] ?? '' }));
    const byPath = new Map(all.map((one) => [`${one.path.join('/')} ${one.to}`, one]));
    return {
      name: collection.name,
      references: [...byPath.values()],
      pictures: models.flatMap(({ pictures }) => pictures.map(([path]) => path)),
      templateOf: ({ fields }) => collection.template ?? modelFor(collection, fields)?.name ?? '',
      descriptionOf({ fields }) {
        const value = fields[modelFor(collection, fields)?.roles.description ?? ''];
        return typeof value === 'string' ? value : '';
      },
      pathOf: (entry) => addresses(entry)[0] ?? null,
    };
  });
}
