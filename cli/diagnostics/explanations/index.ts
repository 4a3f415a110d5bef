/** The long texts of `senja explain`, apart from the catalogue because no other command needs them. */
import type { Code } from '../diagnostic.ts';
import { CODE } from './code.ts';
import { CONTENT } from './content.ts';
import type { Explanation } from './explanation.ts';
import { FILE } from './file.ts';
import { MARKDOWN } from './markdown.ts';
import { SITE } from './site.ts';
import { YAML } from './yaml.ts';

export const EXPLANATIONS: Readonly<Record<Code, Explanation>> = {
  ...FILE,
  ...YAML,
  ...CONTENT,
  ...MARKDOWN,
  ...SITE,
  ...CODE,
};
