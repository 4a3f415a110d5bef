/** Explains an unknown field that people write in place of the text below the fields. */
import type { DiagnosticCheck } from '../../core/models/checks/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

const FIELD = /^\/(isi|teks|tulisan|konten|naskah|uraian|body|text|content|markdown)$/i;

export default {
  on: 'diagnostic',
  of: ['content/unknown-field'],
  run:
    ({ mayHaveBody }) =>
    ({ file, field, suggestions }) => {
      const name = FIELD.exec(field)?.[1];
      if (name === undefined || suggestions.length > 0 || !mayHaveBody(file)) return null;
      const how = phrase(`content/body-in-field:${file.endsWith('.md') ? 'below' : 'renamed'}`, { name });
      return { code: 'content/body-in-field', params: { name, how } };
    },
} satisfies DiagnosticCheck;
