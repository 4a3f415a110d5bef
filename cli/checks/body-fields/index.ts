/** Fields that people write in place of the text below the fields. */
import type { DocumentCheck } from '../../core/validate/file-checks.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { escapePointer } from '../../diagnostics/pointer.ts';

const NAME = /^(?:isi|teks|tulisan|konten|naskah|uraian|body|text|content|markdown)$/i;

export default {
  on: 'document',
  *run({ path, fields }, { properties = {}, 'x-body': body }) {
    if (body === undefined) return;
    const called = Object.entries(properties).flatMap(([name, field]) => [
      name,
      ...(field['x-synonyms'] ?? []),
    ]);
    for (const name of Object.keys(fields)) {
      if (!NAME.test(name) || called.includes(name)) continue;
      const how = phrase(`content/body-in-field:${path.endsWith('.md') ? 'below' : 'renamed'}`, { name });
      const at = { pointer: `/${escapePointer(name)}`, target: 'key' } as const;
      yield { code: 'content/body-in-field', params: { name, how }, at };
    }
  },
} satisfies DocumentCheck;
