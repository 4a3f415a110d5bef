/** What every kind of field has: its values, and what makes it from a model. A kind is a folder; `kinds.ts` lists them. */
import type { Schema } from '../../core/models/schema/index.ts';
import type { Json } from '../../core/values/changes/field-values.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';

/** A text in both languages of the interface. */
export type Both = Readonly<Record<Lang, string>>;

/** What every field has. */
export interface FieldHead {
  /** Its name in the file; '' for an item of a list. */
  name: string;
  label: Both;
  /** What the model says of it; '' if nothing. */
  hint: Both;
  required: boolean;
  /** The value if the field is absent. */
  default?: Json;
}

/** What a form needs to know besides the model. */
export interface FormContext {
  /** Names of the folders of entries. */
  folders: ReadonlySet<string>;
  /** Values that fields choose from `site.yaml`, by name of the list; null while they are not certain. */
  choices: Readonly<Record<string, readonly string[] | null>>;
}

/** What a kind with other fields in it makes them with; `Any` is a field of any kind. */
export interface Maker<Any> extends FormContext {
  /** @returns the field of a part of a model; as lines of text if it says more than a form can show */
  field(name: string, schema: Schema, required: boolean): Any;
  /** @returns the fields of a group or a model, in its order */
  fields(schema: Schema, skipped?: string): Any[];
  /** @returns the JSON types of the values that a field can show */
  types(field: Any): readonly string[];
}

/** A kind of field: how it comes from a model, and which values it can show. Its control is in `control.tsx` beside it. */
export interface FieldKind<Own, Any> {
  /** @returns the field of a part of a model that says nothing but what a form can show; null if it is of another kind */
  from(schema: Schema, head: FieldHead, make: Maker<Any>): Own | null;
  /** @returns the JSON types of the values that it can show: `string`, `array` … */
  types(field: Own, make: Pick<Maker<Any>, 'types'>): readonly string[];
}

/** @returns a limit that a model states; null for none */
export const limitIn = (schema: Schema, keyword: 'maxItems' | 'maxLength'): number | null => {
  const value: unknown = Reflect.get(schema, keyword);
  return typeof value === 'number' ? value : null;
};

/** A kind of field for texts. */
export const ofTexts = (): readonly string[] => ['string'];
