/** Compiled validators, and the modules that their code requires. */
import type { ValidateFunction } from 'ajv/dist/2020.js';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { FORMAT_RULES, LONGEST } from '../../values/formats/formats.ts';

/** The formats in the form that Ajv's code requires. */
export const FORMAT_CHECKS = Object.fromEntries(
  Object.entries(FORMAT_RULES).map(([name, check]) => [
    name,
    (value: string) => check(value.slice(0, LONGEST)) === null,
  ]),
);

/** A CommonJS module as `require` returns it, however the loader unwraps defaults. */
function asModule(loaded: unknown): { default: unknown } {
  return typeof loaded === 'function' ? { default: loaded } : (loaded as { default: unknown });
}

/** Modules that the code made by `compileModels` requires. */
export const MODEL_REQUIRES: Readonly<Record<string, unknown>> = {
  formats: FORMAT_CHECKS,
  'ajv/dist/runtime/ucs2length': asModule(ucs2length),
  'ajv/dist/runtime/equal': asModule(equal),
};

/**
 * Validators by name of the model, and of the settings: each returns whether the fields are valid, fills in defaults, and stores its
 * errors in itself.
 */
export type Validators = Readonly<Record<string, ValidateFunction>>;
