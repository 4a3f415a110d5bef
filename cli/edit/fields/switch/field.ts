/** Yes or no. */
import type { FieldHead, FieldKind } from '../field.ts';

export interface SwitchField extends FieldHead {
  kind: 'switch';
  /** Which value has no meaning but the default. */
  off: boolean;
  /** Whether it marks a draft. */
  isDraft: boolean;
}

export const switchKind = {
  from: ({ type, default: value, 'x-role': role }, head) =>
    type === 'boolean' ? { ...head, kind: 'switch', off: value === true, isDraft: role === 'draft' } : null,
  types: () => ['boolean'],
} satisfies FieldKind<SwitchField, unknown>;
