import { oneOf, text, texts, yesNo } from '../../shapes.ts';

/** Gives one field of several entries the same value: a choice from a list of the site, or whether they are drafts. */
export const setRequest = {
  files: texts,
  to: oneOf({ choice: { name: text, value: text }, draft: { draft: yesNo } }),
};
