import { article, type Case } from '../case.ts';

export default [
  article('31 Februari', 'publishDate: ⟦31 Februari 2025⟧'),
  article('29 Februari in a common year', 'publishDate: ⟦29 Februari 2025⟧'),
  article('29 Februari 1900', 'updated: ⟦29 Februari 1900⟧'),
  article('31 April', 'publishDate: ⟦31 April 2025⟧'),
  article('in small letters', 'publishDate: ⟦31 april 2025⟧', { suggestions: ['30 April 2025'] }),
  article('in digits', 'publishDate: ⟦2026-02-29⟧', { suggestions: ['28 Februari 2026'] }),
  article('day first', 'updated: ⟦31/06/2025⟧', { suggestions: ['30 Juni 2025'] }),
  article('in English', 'publishDate: ⟦February 30, 2025⟧', { suggestions: ['28 Februari 2025'] }),
  article('with a month in short', 'publishDate: ⟦31 Nop 2025⟧', { suggestions: ['30 November 2025'] }),
] satisfies Case[];
