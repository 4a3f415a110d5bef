/**
 * Bytes → text → fields and body. Nothing here throws: faults are returned, at offsets into the text without byte-order
 * mark, and the rest is read.
 *
 * - `parse` makes a `Document` of a content file; `bodyAlone` that of an `.md` file without fields.
 * - Its parts: `decode` gives the text of bytes (`limitsOf` a path says how long they may be), `conflictsIn` finds
 *   Git's conflict markers, `parseFrontMatter` and `parseYaml` read fields. `commentsIn` finds comments (`Comment`).
 * - `structuralFault` finds YAML that is too large or too deep, before it is read.
 * - `jsonFault` places what `JSON.parse` has thrown.
 * - `meant` is what `advice/` provides for unreadable YAML; `nothingUnread` is where that begins. `toml` reads fields
 *   between lines of `+++`.
 */
export { type Comment, commentsIn } from './comments.ts';
export { conflictsIn } from './conflicts.ts';
export { decode, limitsOf } from './decode.ts';
export { parseFrontMatter } from './front-matter.ts';
export { jsonFault } from './json-faults.ts';
export { meant, toml } from './meant.ts';
export { bodyAlone, parse } from './parse.ts';
export { nothingUnread } from './unreadable-parts.ts';
export { parseYaml } from './yaml.ts';
export { structuralFault } from './yaml-guards.ts';
