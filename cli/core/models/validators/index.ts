/**
 * Compiled validators. `Validators` has them by name of the model; `SETTINGS` is the name of the one for `site.yaml`,
 * which `SETTINGS_MODEL` describes. Their code requires the modules in `MODEL_REQUIRES`, among them `FORMAT_CHECKS`.
 */
export { SETTINGS, SETTINGS_MODEL } from './settings.ts';
export { FORMAT_CHECKS, MODEL_REQUIRES, type Validators } from './validators.ts';
