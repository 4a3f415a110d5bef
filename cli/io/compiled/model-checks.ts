/** The content models as validators: compiled once for their texts, cached like the bundled front end. */

import { SiteFaults } from '../../core/stages/site-error.ts';
import type { ModelTexts } from '../../core/validate/collections.ts';
import { textsIn } from '../../core/validate/languages.ts';
import { MODEL_REQUIRES, type Validators } from '../../core/validate/models.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { isOn } from '../../core/values/mechanisms.mjs';
import { readKept, writeKept } from '../cache/cache.ts';
import { runCode } from './run-code.ts';

/**
 * @param root folder of the site
 * @param options `cache`: whether to use a cached result and cache a new one; `language` of the content
 * @returns the code of the validators, for `loadValidators`
 * @throws SiteFaults if the models cannot be used
 */
export async function compiledModels(
  root: string,
  texts: ModelTexts,
  options: { cache: boolean; language: string },
): Promise<string> {
  const key = keyOf(textsIn(texts, options.language));
  const kept = options.cache && isOn('compiled-models') ? readKept(root, 'made', key) : null;
  if (kept) return kept.toString('utf8');
  const code = await compile(texts, options.language);
  if (options.cache) writeKept(root, 'made', key, [code]);
  return code;
}

const keyOf = (texts: ModelTexts): string => `models-${fingerprint(JSON.stringify(texts))}`;

async function compile(texts: ModelTexts, language: string): Promise<string> {
  // Ajv takes time to load, so it is loaded only if there is something to compile.
  const { compileModels } = await import('../../core/validate/compile-models.ts');
  const { noSiteModel } = await import('../../core/validate/model-faults/check-models.ts');
  if (!Object.hasOwn(texts, 'site')) throw new SiteFaults([noSiteModel()]);
  return compileModels(texts, language);
}

/** @returns the validators of `compiledModels`, by name of the model */
export function loadValidators(code: string, texts: ModelTexts, root: string): Validators {
  const exported = runCode<Record<string, Validators[string]>>(code, {
    root,
    filename: 'senja-models.cjs',
    require(name) {
      if (!Object.hasOwn(MODEL_REQUIRES, name))
        throw new Error(`the validators of the content models ask for ${name}`);
      return MODEL_REQUIRES[name];
    },
  });
  const names = Object.keys(texts).sort();
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const check = exported[`model${index}`];
      return check ? [[name, check]] : [];
    }),
  );
}
