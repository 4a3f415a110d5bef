import { file, type Case } from '../case.ts';

const place = { at: { file: 'models', line: 1, column: 1 } };

export default [
  file('a model that was changed', 'models/article.schema.json', '{}', place),
  file('a model that senja does not have', 'models/page-faq.schema.json', '{}', place),
] satisfies Case[];
