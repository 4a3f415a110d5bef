/** Which parts of a model a form can show. */
import type { Schema } from '../../core/models/schema/index.ts';

/** Keywords that a form understands, or that only limit values: `check` says what is wrong with one. */
const UNDERSTOOD = new Set(
  (
    '$comment $defs $id $schema additionalProperties const default description enum examples exclusiveMaximum ' +
    'exclusiveMinimum format items maxItems maxLength maxProperties maximum minItems minLength minProperties ' +
    'minimum multipleOf oneOf pattern properties required title type uniqueItems deprecated readOnly writeOnly'
  ).split(' '),
);

/** @returns whether a form can show all that a part of a model says; its own parts are not looked at */
export const isUnderstood = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => UNDERSTOOD.has(key) || key.startsWith('x-')) &&
  typeof (schema as { additionalProperties?: unknown }).additionalProperties !== 'object';
