/**
 * Where things are in a content file: fields are plain data until a fault is found, and the YAML is parsed again for its place.
 * The text of the fields has passed the guards of `core/parse/yaml.ts`.
 */

/** Fields that need no YAML parser, with their offsets; null if only the parser is certain of them. */
export { flatFields } from './flat-fields.ts';
/**
 * `locator` turns the faults of a file into diagnostics. `placesIn` finds fields and items by JSON pointer, parsing once for each
 * object; `FieldPlaces` is what it returns, for a text alone.
 */
export { FieldPlaces, locator, placesIn } from './locator.ts';
/** Every field and item of a YAML text, parents before children, with offsets into the file. */
export { type SourceNode, type YamlNode, yamlNodes } from './yaml-nodes.ts';
