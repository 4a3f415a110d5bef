/** Yes or no; of a draft, which of two states. */
import { phrase } from '../../../diagnostics/phrases/index.ts';
import type { Both, FieldHead, FieldKind } from '../field.ts';

export interface SwitchField extends FieldHead {
  kind: 'switch';
  /** Which value has no meaning but the default. */
  off: boolean;
  /** What its values mean where it marks a draft, since "not published: no" would have to be read twice; else null. */
  draft: Readonly<Record<'true' | 'false', Both>> | null;
}

export const switchKind = {
  from({ type, default: value, 'x-role': role }, head) {
    if (type !== 'boolean') return null;
    const own = { kind: 'switch', off: value === true } as const;
    if (role !== 'draft') return { ...head, ...own, draft: null };
    const draft = { false: phrase('editor.published'), true: phrase('editor.states.draft') };
    return { ...head, ...own, label: phrase('editor.state'), hint: { id: '', en: '' }, draft };
  },
  types: () => ['boolean'],
} satisfies FieldKind<SwitchField, unknown>;
