/**
 * Collections as the texts of models declare them, before anything is compiled. Faulty texts count as none;
 * `../compile/` reports them.
 *
 * - `ModelTexts` has the texts by name; `SITE` is that of `site.yaml`, `isOfPart` says whether one is a component's.
 *   `schemaIn` reads a text, null if it is no JSON; `keywordIn` its `x-collection`, `folderNamed` the folder in that,
 *   `templateOf` the template of its entries.
 * - `collectionsIn` joins the models of a folder (`CollectionModel`); `isRows` says whether a part names a file of rows.
 * - `slugIn` gives the name of an entry in its collection, `orderedFiles` the files and folders that what is in front
 *   of their names puts in order or tells apart.
 */
export {
  type CollectionModel,
  collectionsIn,
  folderNamed,
  isOfPart,
  isRows,
  keywordIn,
  type ModelTexts,
  orderedFiles,
  SITE,
  schemaIn,
  slugIn,
  templateOf,
} from './collections.ts';
