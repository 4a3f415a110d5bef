/** Explains an unknown field that belongs in another place: the text below the fields, or the code of the site. */
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import type { DiagnosticCheck } from '../../core/models/checks/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

const TEXT = /^\/(isi|teks|tulisan|konten|naskah|uraian|body|text|content|markdown)$/i;

/** What `defineSite` takes, of which one could think that editors set it. */
const OPTION = /^\/(api|feed|llms|offline|pictures|prefetch|splitStyles|training)$/;

export default {
  on: 'diagnostic',
  of: ['content/unknown-field'],
  run:
    ({ mayHaveBody }) =>
    ({ file, field, suggestions }) => {
      const option = file === SITE_FILE ? OPTION.exec(field)?.[1] : undefined;
      if (option !== undefined) return { code: 'content/option-in-field', params: { name: option } };
      const name = TEXT.exec(field)?.[1];
      if (name === undefined || suggestions.length > 0 || !mayHaveBody(file)) return null;
      const how = phrase(`content/body-in-field:${file.endsWith('.md') ? 'below' : 'renamed'}`, { name });
      return { code: 'content/body-in-field', params: { name, how } };
    },
} satisfies DiagnosticCheck;
