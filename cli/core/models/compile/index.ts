/**
 * Models → code that validates fields, and faults of models. `compileModels` checks the texts against the meta-model
 * and each other, puts what `$ref` names in its place, and returns `CompiledModels`: the code, the usable texts, the
 * faults. It throws nothing for faulty models. It is loaded only when models have changed, since Ajv's compiler takes
 * time to load.
 */
export { type CompiledModels, compileModels } from './compile-models.ts';
