/** Compiles content models to code that validates fields, so that Ajv need not do it at every start. */
import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { SiteFaults } from '../stages/site-error.ts';
import type { ModelTexts } from './collections.ts';
import { modelFaults } from './model-faults/check-models.ts';
import { FORMAT_CHECKS } from './models.ts';
import { KEYWORDS } from './schema.ts';

/**
 * @param language of the content
 * @returns CommonJS text that exports a validator for each model, by its index in the sorted names; it requires the
 *   modules in `MODEL_REQUIRES`
 * @throws SiteFaults if they cannot be used
 */
export function compileModels(texts: ModelTexts, language = ''): string {
  const ajv = newAjv();
  const faults = modelFaults(texts, ajv, language);
  if (faults.length > 0) throw new SiteFaults(faults);
  const names = Object.keys(texts).sort();
  return standalone(ajv, Object.fromEntries(names.map((name, index) => [`model${index}`, name])));
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
