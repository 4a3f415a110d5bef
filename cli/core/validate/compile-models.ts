/** Compiles content models to code that validates fields, so that Ajv need not do it at every start. */
import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { folderNamed, keywordIn, type ModelTexts, SITE, schemaIn } from './collections.ts';
import { textsIn } from './languages.ts';
import { keyIn, modelFaults, modelOfFile } from './model-faults/check-models.ts';
import { type FaultyModels, FORMAT_CHECKS } from './models.ts';
import { KEYWORDS } from './schema.ts';

/** Compiled models, as far as they have no faults. */
export interface CompiledModels {
  /**
   * CommonJS text that exports a validator for each of the texts, by its index in the sorted names; it requires the
   * modules in `MODEL_REQUIRES`.
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
  const faults = modelFaults(texts, ajv, language);
  const faulty = [...new Set(faults.map(({ file }) => modelOfFile(file)))];
  const folderOf = (name: string): string => keywordIn(schemaIn(texts[name]))?.folder ?? '';
  const nameOf = (name: string): string => folderNamed(folderOf(name)).name;
  const lost = faulty.map(nameOf).filter((name) => name !== '');
  const isUsable = (name: string): boolean => !faulty.includes(name) && !lost.includes(nameOf(name));
  const usable = Object.fromEntries(Object.entries(texts).filter(([name]) => isUsable(name)));
  const ofSite = faulty.includes(SITE);
  if (ofSite) {
    usable[SITE] = '{}';
    ajv.removeSchema(keyIn(SITE)).addSchema({}, keyIn(SITE));
  }
  const names = Object.keys(usable).sort();
  const code = standalone(
    ajv,
    Object.fromEntries(names.map((name, index) => [`model${index}`, keyIn(name)])),
  );
  const anyFolder = faulty.some((name) => name !== SITE && folderOf(name) === '');
  return {
    code,
    texts: textsIn(usable, language),
    faulty: faults.length === 0 ? null : { faults, ofSite, anyFolder },
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
  // Keywords that Ajv does not check: `models.ts` says what each means.
  ajv.addVocabulary(KEYWORDS);
  return ajv;
}
