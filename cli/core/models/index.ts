/**
 * The content models of a site, loaded: for each collection its fields, what applies to them, and what they mean.
 *
 * - `loadModels` makes `Models` of texts and compiled validators; it throws only if a validator is missing.
 *   `FaultyModels` says which faults keep some from being used.
 * - `collectionOf` and `folderOf` find the `Collection` of a file, `modelOf` and `modelFor` the `Model` of fields,
 *   which `TEMPLATE` names where a folder has several. `mayHaveBody` and `fieldNames` answer from them.
 * - `meaningsOf` gives what fields mean to the engine, by their roles; `fieldWith` is the way back, from a role to the
 *   field.
 *
 * Rooms within: `schema/`, models as they are written; `collections/` and `languages/`, what their texts declare;
 * `checks/`, checks of a file; `validators/`; and `compile/`, which is loaded when models have changed.
 */
export {
  type Collection,
  collectionOf,
  type FaultyModels,
  fieldNames,
  fieldWith,
  folderOf,
  loadModels,
  type Model,
  type Models,
  mayHaveBody,
  meaningsOf,
  modelFor,
  modelOf,
  TEMPLATE,
} from './models.ts';
