/** Names of files with data. */

/** Endings, without dot. */
export const DATA_FORMATS = ['csv', 'json', 'toml', 'yaml', 'yml'] as const;

/** The folder of a site whose files have types. */
export const DATA_FOLDER = 'data';

/** What the name of a model ends in. */
const MODEL = '.schema.json';

/** @returns the path of the model next to a file of data, and its name among those of models */
export function modelOfData(file: string): { file: string; name: string } {
  const name = file.slice(0, file.lastIndexOf('.'));
  return { file: `${name}${MODEL}`, name };
}

/** Whether a path, with `/`, is that of a file with data below the folder of a site. */
export const isDataName = (path: string): boolean =>
  DATA_FORMATS.some((ending) => path.endsWith(`.${ending}`)) &&
  !path.endsWith(MODEL) &&
  !/[\\:\0]/.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
