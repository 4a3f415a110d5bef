/** Explains an unknown field that belongs in another place: the text below the fields, or the code of the site. */
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import type { DiagnosticCheck } from '../../core/models/checks/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

const TEXT = /^\/(isi|teks|tulisan|konten|naskah|uraian|body|text|content|markdown)$/i;

/** What `defineSite` takes, of which people think that it stands beside `search`. */
const OPTION = /^\/(api|llms|offline|prefetch)$/;

export default {
  on: 'diagnostic',
  of: ['content/unknown-field'],
  run:
    ({ mayHaveBody }) =>
    ({ file, field, suggestions }) => {
      if (suggestions.length > 0) return null;
      const option = file === SITE_FILE ? OPTION.exec(field)?.[1] : undefined;
      if (option !== undefined) return { code: 'content/option-in-field', params: { name: option } };
      const name = TEXT.exec(field)?.[1];
      if (name === undefined || !mayHaveBody(file)) return null;
      const how = phrase(`content/body-in-field:${file.endsWith('.md') ? 'below' : 'renamed'}`, { name });
      return { code: 'content/body-in-field', params: { name, how } };
    },
} satisfies DiagnosticCheck;
