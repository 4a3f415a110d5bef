/** Loaded if a link may be broken: what it was meant to be, and which links of faulty content are broken too. */

/** Broken links of a site whose content has errors, so that its pages cannot be rendered. */
export { linksAmidErrors } from './amid-errors.ts';
/** A fault of a link with what is known of its target: another code, parameters, suggestions; or the same fault. */
export { expectedIdFault, knownTargets } from './known-targets.ts';
