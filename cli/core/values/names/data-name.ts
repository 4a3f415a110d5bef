/** Names of files with data. */

/** Endings, without dot. */
export const DATA_FORMATS = ['csv', 'json', 'toml', 'yaml', 'yml'] as const;

/** The folder of a site whose files have types. */
export const DATA_FOLDER = 'data';

/** Whether a path, with `/`, is that of a file with data below the folder of a site. */
export const isDataName = (path: string): boolean =>
  DATA_FORMATS.some((ending) => path.endsWith(`.${ending}`)) &&
  !/[\\:\0]/.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
