/** Models and documents for the tests of `core/validate`: as few fields as a rule needs. */
import { runInThisContext } from 'node:vm';
import { parse } from 'yaml';
import { CHECKS } from '../../../cli/checks/index.ts';
import type { ModelTexts } from '../../../cli/core/models/collections/collections.ts';
import { compileModels } from '../../../cli/core/models/compile/compile-models.ts';
import { loadModels, type Models } from '../../../cli/core/models/models.ts';
import type { Schema } from '../../../cli/core/models/schema/schema.ts';
import { SETTINGS } from '../../../cli/core/models/validators/settings.ts';
import { MODEL_REQUIRES, type Validators } from '../../../cli/core/models/validators/validators.ts';
import type { Document } from '../../../cli/core/stages/document.ts';

/** A schema with keywords that senja itself ignores. */
export interface WholeSchema extends Schema {
  additionalProperties?: boolean;
  minProperties?: number;
  properties?: Record<string, WholeSchema>;
  items?: WholeSchema;
  $defs?: Record<string, WholeSchema>;
}

/** @returns the texts of models; one without a folder is named like its folder */

export const textsOf = (schemas: Readonly<Record<string, WholeSchema>>): ModelTexts =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const own = name === 'site' ? {} : { 'x-collection': { folder: name } };
      return [name, JSON.stringify({ ...own, ...schema })];
    }),
  );

type Exports = Readonly<Record<string, Validators[string]>>;
type Run = (module: { exports: Exports }, exports: Exports, require: (name: string) => unknown) => void;

/** @returns the exports of code made by `compileModels` */
export function run(code: string): Exports {
  const module = { exports: {} as Exports };
  const wrapped = runInThisContext(`(function (module, exports, require) {${code}\n})`) as Run;
  wrapped(module, module.exports, (name) => MODEL_REQUIRES[name]);
  return module.exports;
}

export function modelsOf(schemas: Readonly<Record<string, WholeSchema>>): Models {
  const { code, texts } = compileModels(textsOf(schemas));
  const exported = run(code);
  const names = Object.keys(texts).sort();
  const checks = names.flatMap((name, index) => Object.entries({ [name]: exported[`model${index}`] }));
  const validators = { ...Object.fromEntries(checks), [SETTINGS]: exported.settings } as Validators;
  return loadModels(texts, validators, CHECKS.file);
}

/** @returns a YAML file, as the parser returns it */
export function documentOf(text: string, changes: Partial<Document> = {}): Document {
  const fields = (parse(text, { logLevel: 'silent' }) ?? {}) as Document['fields'];
  return {
    path: 'acara/teh.yaml',
    text,
    yaml: { text, start: 0 },
    fields,
    body: null,
    unread: null,
    ...changes,
  };
}
