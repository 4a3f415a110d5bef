/** One of some texts or numbers, from the model or from a list in `site.yaml`. */

import type { Json } from '../../../core/values/changes/field-values.ts';
import type { Both, FieldHead, FieldKind } from '../field.ts';
import { withCapital } from '../words.ts';

export interface ChoiceField extends FieldHead {
  kind: 'choice';
  choices: readonly Json[];
  /** What some of them are called, by how they are written. */
  names?: Readonly<Record<string, Both>>;
  /** The list in `site.yaml` that they come from; null if the model has them. */
  from: string | null;
}

const isScalar = (value: unknown): value is Json => typeof value !== 'object' || value === null;

/** @returns what a description says of each choice in brackets, `newest (latest date first)`, and the rest of it */
function namesIn(about: string, choices: readonly string[]) {
  const names = new Map<string, string>();
  let [first, last] = [about.length, 0];
  for (const choice of choices) {
    const start = ` ${about}`.indexOf(` ${choice} (`);
    const open = start + choice.length + 2;
    const end = start < 0 ? -1 : about.indexOf(')', open);
    if (end < 0) continue;
    names.set(choice, withCapital(about.slice(open, end)));
    first = Math.min(first, start);
    last = Math.max(last, end + 1);
  }
  return { names, rest: names.size < choices.length ? about : about.slice(0, first) + about.slice(last) };
}

function choiceAmong(choices: readonly Json[], head: FieldHead, from: string | null): ChoiceField {
  const texts = choices.map(String);
  const [id, en] = [namesIn(head.hint.id, texts), namesIn(head.hint.en, texts)];
  const names = texts.map((one) => [one, { id: id.names.get(one) ?? one, en: en.names.get(one) ?? one }]);
  const hint = { id: id.rest, en: en.rest };
  return { ...head, hint, kind: 'choice', choices, names: Object.fromEntries(names), from };
}

export const choiceKind = {
  from(schema, head, { choices }) {
    const { 'x-one-of': list, enum: values } = schema;
    if (list !== undefined && schema.type !== 'array') return choiceAmong(choices[list] ?? [], head, list);
    const known = values ?? (schema.const === undefined ? null : [schema.const]);
    return known?.every(isScalar) ? choiceAmong(known, head, null) : null;
  },
  types: ({ choices, from }) => (from === null ? [...new Set(choices.map((one) => typeof one))] : ['string']),
} satisfies FieldKind<ChoiceField, unknown>;
