/** A value of one of several forms, such as a text or a list of texts; the value shows which. */
import type { Schema } from '../../../core/models/schema/index.ts';
import type { FieldHead, FieldKind, Maker } from '../field.ts';

export interface EitherField<Any> extends FieldHead {
  kind: 'either';
  options: readonly Any[];
}

/** @returns the schemas of the forms that a value can have */
function formsIn({ type, oneOf, ...rest }: Schema): Schema[] {
  if (oneOf) return rest.properties ? [] : oneOf;
  return Array.isArray(type) ? type.map((one): Schema => ({ ...rest, type: one })) : [];
}

export const eitherKind = {
  from<Any>(schema: Schema, head: FieldHead, make: Maker<Any>): EitherField<Any> | null {
    const options = formsIn(schema).map((one) => make.field(head.name, one, head.required));
    const types = options.map(make.types);
    const all = types.flat();
    const isShown = new Set(all).size === all.length && types.every(({ length }) => length > 0);
    return options.length > 0 && isShown ? { ...head, kind: 'either', options } : null;
  },
  types: <Any>({ options }: EitherField<Any>, make: Pick<Maker<Any>, 'types'>) => options.flatMap(make.types),
} satisfies FieldKind<EitherField<unknown>, unknown>;
