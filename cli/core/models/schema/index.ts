/**
 * Content models as they are written: JSON Schema 2020-12 with keywords of senja (`schema.ts` explains them). Pointers
 * are JSON Pointers (RFC 6901).
 *
 * - `Schema` is what senja reads of one. `aboutOf` gives its description in both languages, `isPlainText` whether
 *   people read its texts, `fieldAt` and `isRequired` what it says of a value at a pointer.
 * - `pathsWhere` finds the fields of one kind (`FieldsOfKind`), `fieldTexts` their texts in given fields. Paths are
 *   names, `*` for each item of a list, and steps for groups of a kind.
 * - `replacedAt` gives fields with other values at such a path.
 * - `blocksIn` gives the kinds of a group. `schemasIn` and `mapParts` visit the schemas inside another (`SchemaPart`).
 */
export { blocksIn } from './blocks.ts';
export { type FieldsOfKind, fieldTexts, pathsWhere } from './field-paths.ts';
export { mapParts, type SchemaPart, schemasIn } from './parts.ts';
export { replacedAt } from './replaced-at.ts';
export { aboutOf, fieldAt, isPlainText, isRequired, type Schema } from './schema.ts';
