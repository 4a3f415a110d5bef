/** Compiles content models to code that validates fields, so that Ajv need not do it at every start. */
import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { folderNamed, isOfPart, keywordIn, type ModelTexts, SITE, schemaIn } from '../collections/index.ts';
import type { FaultyModels } from '../models.ts';
import { FORMAT_CHECKS, SETTINGS_MODEL } from '../validators/index.ts';
import { asTexts, holdsParts } from './definitions.ts';
import { KEYWORDS } from './keywords.ts';
import { checkModels, keyIn } from './model-faults/check-models.ts';

/** Compiled models, as far as they have no faults. */
export interface CompiledModels {
  /**
   * CommonJS text that exports a validator for each of the texts, by its index in the sorted names, and `settings`; it
   * requires the modules in `MODEL_REQUIRES`.
   */
  code: string;
  /**
   * Usable models in the language of the content: without faults, and in a folder that no faulty model declares.
   * A faulty model of `site.yaml` is replaced by an empty one.
   */
  texts: ModelTexts;
  faulty: FaultyModels | null;
}

/** @param language of the content */
export function compileModels(texts: ModelTexts, language = ''): CompiledModels {
  const ajv = newAjv();
  const { models, faults, faulty } = checkModels(texts, ajv, language);
  const folderOf = (name: string): string => keywordIn(schemaIn(texts[name]))?.folder ?? '';
  const nameOf = (name: string): string => folderNamed(folderOf(name)).name;
  const lost = [...faulty].map(nameOf).filter((name) => name !== '');
  const usable = new Map([...models].filter(([name]) => !faulty.has(name) && !lost.includes(nameOf(name))));
  const ofSite = faulty.has(SITE);
  if (ofSite) {
    usable.set(SITE, {});
    ajv.removeSchema(keyIn(SITE)).addSchema({}, keyIn(SITE));
  }
  const names = [...usable.keys()].sort();
  ajv.addSchema(SETTINGS_MODEL, 'settings');
  const keys = names.map((name, index) => [`model${index}`, keyIn(name)]);
  const code = standalone(ajv, Object.fromEntries([...keys, ['settings', 'settings']]));
  const isOfNoFolder = (name: string): boolean =>
    name !== SITE && !isOfPart(name) && folderOf(name) === '' && !holdsParts(schemaIn(texts[name]) ?? {});
  return {
    code,
    texts: asTexts(usable),
    faulty: faults.length === 0 ? null : { faults, ofSite, anyFolder: [...faulty].some(isOfNoFolder) },
  };
}

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: true,
    // A source is a line of text or a mapping.
    allowUnionTypes: true,
    verbose: true,
    // senja has its own texts; Ajv's would only cost time.
    messages: false,
    formats: FORMAT_CHECKS,
    code: { source: true, formats: _`require("formats")` },
  });
  // Keywords that Ajv does not check: `schema/schema.ts` says what each means.
  ajv.addVocabulary(KEYWORDS);
  return ajv;
}
