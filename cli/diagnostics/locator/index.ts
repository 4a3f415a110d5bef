/**
 * Where things are in a content file: fields are plain data until a fault is found, and the YAML is parsed again for its place.
 * The text of the fields has passed the guards of `core/parse/yaml.ts`.
 */

/**
 * `locator` turns the faults of a file into diagnostics. `placesIn` finds fields and items by JSON pointer, parsing once for each
 * object. `fieldPlaces` asks for what they need of `field-places/`, which `advice/` provides.
 */
export { fieldPlaces, locator, placesIn } from './locator.ts';
