/** The fields of a form, as the page gets them: types alone. */
import type { Json, Pointer } from '../core/values/changes/field-values.ts';
import type { Lang } from '../diagnostics/lang.ts';

export type { Json, Pointer };

/** A text in both languages of the interface. */
export type Both = Readonly<Record<Lang, string>>;

/** What every field has. */
interface AnyField {
  /** Its name in the file; '' for an item of a list. */
  name: string;
  label: Both;
  /** What the model says of it; '' if nothing. */
  hint: Both;
  required: boolean;
  /** The value if the field is absent. */
  default?: Json;
}

/** What fields have besides, by their kinds. */
interface FieldKinds {
  text: {
    /** Name of the format (`web-url`, `email-address`, `minutes` …); null for any text. */
    format: string | null;
    /** Whether it may be long: shown in several lines. */
    long: boolean;
    /** For a counter of characters. */
    maxLength: number | null;
  };
  number: { integer: boolean };
  /** Written in the file in the words of the site's language; set with the change `day`. */
  date: {
    format: string;
    /** What it means for when the entry is shown; null for any other date. */
    role: 'published' | 'updated' | 'expires' | null;
  };
  /** A time of day, `07:30`. */
  time: { format: string };
  switch: {
    /** Which value has no meaning but the default. */
    off: boolean;
    /** Whether it marks a draft. */
    isDraft: boolean;
  };
  /** One of some texts or numbers; `from` is the list in `site.yaml` that they come from, null if the model has them. */
  choice: {
    choices: readonly Json[];
    /** What some of them are called, by how they are written. */
    names?: Readonly<Record<string, Both>>;
    from: string | null;
  };
  /** The name of an entry: `Row.name` of the rows of a collection. */
  reference: { collection: string };
  /** `alt` is the name of the field next to it that describes the picture; null without one. */
  picture: { alt: string | null };
  list: { item: Field; maxItems: number | null };
  group: { fields: readonly Field[] };
  /** A group of one of several kinds; the field `by` names the kind and is not among `fields`. */
  blocks: { by: string; kinds: readonly { value: string; label: Both; fields: readonly Field[] }[] };
  /** A value of one of several forms, such as a text or a list of texts; the value shows which. */
  either: { options: readonly Field[] };
  /**
   * What no other kind can show: always its own lines as text; changed with `lines`. `unknown`: the model does not know
   * the field at all; then it is shown only where the file has it.
   */
  lines: { unknown: boolean };
}

export type FieldOf<Kind extends keyof FieldKinds> = AnyField & { kind: Kind } & FieldKinds[Kind];

export type Field = { [Kind in keyof FieldKinds]: FieldOf<Kind> }[keyof FieldKinds];
