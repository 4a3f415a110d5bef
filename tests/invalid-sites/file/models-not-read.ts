import { file, type Case } from '../case.ts';

const told = { at: { file: 'models', line: 1, column: 1 } };

export default [
  file('a model that was changed', 'models/article.schema.json', '{}', told),
  file('a model that senja does not have', 'models/page-faq.schema.json', '{}', told),
] satisfies Case[];
