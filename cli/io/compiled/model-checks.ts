/** The content models as validators: compiled once for their texts, cached like the bundled front end. */

import type { ModelTexts } from '../../core/models/collections/index.ts';
import type { CompiledModels } from '../../core/models/compile/index.ts';
import { MODEL_REQUIRES, SETTINGS, type Validators } from '../../core/models/validators/index.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { isOn } from '../../core/values/mechanisms.mjs';
import { codeFingerprint, readCached, writeCached } from '../cache/index.ts';
import { runCode } from './run-code.ts';

/**
 * @param root folder of the site
 * @param options `cache`: whether to use a cached result and cache a new one; `language` of the content; `toolRoot`:
 *   folder of senja
 */
export async function compiledModels(
  root: string,
  texts: ModelTexts,
  { cache, language, toolRoot }: { cache: boolean; language: string; toolRoot: string },
): Promise<CompiledModels> {
  // Validators of another version of senja may lack what this one calls and requires.
  const key = `models-${fingerprint(JSON.stringify([language, texts, codeFingerprint(toolRoot)]))}`;
  const cached = cache && isOn('compiled-models') ? readCached(root, 'made', key) : null;
  if (cached) {
    const end = cached.indexOf('\n');
    const usable = JSON.parse(cached.toString('utf8', 0, end));
    return { texts: usable, code: cached.toString('utf8', end + 1), faulty: null };
  }
  // Ajv takes time to load, so it is loaded only if there is something to compile.
  const { compileModels } = await import('../../core/models/compile/index.ts');
  const compiled = compileModels(texts, language);
  if (cache && !compiled.faulty)
    writeCached(root, 'made', key, [JSON.stringify(compiled.texts), '\n', compiled.code]);
  return compiled;
}

/** @returns the validators of `compiledModels`, by name of the model */
export function loadValidators(code: string, texts: ModelTexts): Validators {
  const exported = runCode<Record<string, Validators[string]>>(code, {
    filename: 'senja-models.cjs',
    require(name) {
      if (!Object.hasOwn(MODEL_REQUIRES, name))
        throw new Error(`the validators of the content models ask for ${name}`);
      return MODEL_REQUIRES[name];
    },
  });
  const names = Object.keys(texts).sort();
  const all = [
    ...names.map((name, index) => [name, exported[`model${index}`]]),
    [SETTINGS, exported.settings],
  ];
  return Object.fromEntries(all.filter(([, check]) => check));
}
