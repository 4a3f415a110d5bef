/** Yes or no; of a draft, which of two states. */
import { phrase } from '../../../diagnostics/phrases/index.ts';
import type { Both, FieldHead, FieldKind } from '../field.ts';

export interface SwitchField extends FieldHead {
  kind: 'switch';
  /** Which value has no meaning but the default. */
  off: boolean;
  /** Whether it marks a draft. */
  isDraft: boolean;
}

/** What the values of a draft's mark mean: "not published: no" would have to be read twice. */
export const DRAFT_NAMES: Readonly<Record<'true' | 'false', Both>> = {
  false: phrase('editor.published'),
  true: phrase('editor.states.draft'),
};

export const switchKind = {
  from({ type, default: value, 'x-role': role }, head) {
    if (type !== 'boolean') return null;
    const own = { kind: 'switch', off: value === true } as const;
    return role === 'draft'
      ? { ...head, ...own, label: phrase('editor.state'), hint: { id: '', en: '' }, isDraft: true }
      : { ...head, ...own, isDraft: false };
  },
  types: () => ['boolean'],
} satisfies FieldKind<SwitchField, unknown>;
