/**
 * Code made from the site's: bundles for this process and for browsers, and validators from its models. The site's code is
 * loaded in no other way. All is cached; every fault of that code is thrown, and `asSiteFaults` places it.
 */

/**
 * `bundle` gives the site's code as texts, with a key that changes with all its inputs; `loadSite` runs it in this process.
 * @throws esbuild's errors, `SiteError`, `SiteFaults`
 */
export { bundle, bundleFrontEnd, loadSite } from './bundler.ts';
/** What the site's code has read besides content: absolute paths; and what has changed since, null if nothing has. */
export { changedRead, filesRead } from './code-reads.ts';
/** A warning about a file of the site's code. */
export { codeWarning } from './faults/code-place.ts';
/** The site's code while it is edited: loaded again when it changes. */
export { followedCode, type LoadedCode } from './followed-code.ts';
/** The key of the front end as it is on the disk; null if it has not been bundled. */
export { frontEndKey } from './front-end-key.ts';
/** Validators of the models, as code and as functions. Faulty models are in the result. */
export { compiledModels, loadValidators } from './model-checks.ts';
/**
 * Modules that are loaded when they are needed: `asSiteFaults`, which makes `SiteFaults` or a `Failure` of an error of the
 * site's code; `observerOf`, which watches its components during a check.
 */
export { loadCodeFaults, loadObserver } from './on-demand.ts';
/** Which templates, sheets, widgets and dictionaries there are, by name. @throws UnknownTheme */
export { siteModules } from './site-modules.ts';
