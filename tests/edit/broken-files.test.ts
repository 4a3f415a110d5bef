/** Every faulty sample opens: what cannot be read as fields as text, with its places marked; nothing is rewritten. */
import { expect, it } from 'vitest';
import { fixContent } from '../../cli/core/edit/fix-content.ts';
import { entryReader } from '../../cli/core/entries/read-entry.ts';
import { decode } from '../../cli/core/parse/decode.ts';
import { parse } from '../../cli/core/parse/parse.ts';
import type { EditedSite } from '../../cli/desk/index.ts';
import { entryView, formOf } from '../../cli/edit/entry-view.ts';
import { isExactly } from '../../cli/edit/session/disk.ts';
import { newDraft } from '../../cli/edit/session/draft.ts';
import { rowOf } from '../../cli/edit/site/rows.ts';
import { contentOf, corpus, definition, models, overlay } from '../diagnostics/corpus.ts';
import { LONG } from '../support/machine/long.ts';

const CONTEXT = { choices: {}, targets: {}, images: new Set<string>(), reserved: models.reserved };
const READ = { models, ordered: new Set<string>(), pathOf: () => null, today: '2025-06-01' };

it('opens, as a form or as text', async () => {
  let [forms, texts, fixes] = [0, 0, 0];
  const tried = new Set<string>();
  for (const { files, title, code } of await corpus()) {
    // One sample of each code as it is, and one in each other form.
    const kind = `${code} ${/, ([^,:]+)$/.exec(title)?.[1] ?? ''}`;
    if (!LONG && tried.has(kind)) continue;
    tried.add(kind);
    for (const [file, content] of Object.entries(files)) {
      if (content === null || !/^(?:articles|pages)\/.*\.(?:md|ya?ml)$/.test(file)) continue;
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const { text } = decode(bytes);
      const { value: document, diagnostics } = parse(file, bytes, models.isName);
      const site = {
        known: () => ({ models, context: { choices: {}, targets: {} } }),
        findings: () => diagnostics,
      } as unknown as EditedSite;
      const readEntry = entryReader(CONTEXT, { content: { read: () => bytes, stamp: () => null }, models });
      const isText = isExactly(bytes, text);
      const around = {
        row: rowOf(file, readEntry(file).entry, diagnostics, false, READ),
        disk: { text: isText ? text : null, shown: text },
        conflict: null,
        checked: 0,
      };
      const draft = newDraft(file, text);
      const view = entryView(draft, site, { ...around, fixed: null });
      const isForm = isText && document !== null && document.unread === null;
      expect([title, view.mode]).toEqual([title, isForm ? 'form' : 'text']);
      expect(view.text).toBe(text.replaceAll('\r\n', '\n'));
      expect([title, view.row.state === 'unread']).toEqual([title, !isForm]);
      expect(view.why === null).toBe(isForm);
      for (const { place, words } of view.findings) {
        expect(place.start, title).toBeLessThanOrEqual(place.end);
        expect(place.end, title).toBeLessThanOrEqual(view.text.length);
        expect(words.id.message, title).not.toBe('');
      }
      if (isForm) {
        // Each field of the file is in its form.
        const names = formOf(draft, site)?.form.map(({ name }) => name) ?? [];
        expect(names, title).toEqual(expect.arrayContaining(Object.keys(view.values)));
        forms += 1;
      } else texts += 1;
      if (isForm || fixes > 20) continue;
      const folder = await contentOf(overlay(files));
      const [fixed] = fixContent(folder, models, definition, null, (path) => path === file);
      if (!fixed) continue;
      const offered = entryView(draft, site, { ...around, fixed }).fixes;
      expect(offered?.id.length, title).toBeGreaterThan(0);
      // Neither a path nor a code.
      for (const line of offered?.id ?? []) expect(line, title).toMatch(/^Baris \d+: (?:“|[a-z])/);
      fixes += 1;
    }
  }
  expect(Math.min(forms / 10, texts, fixes)).toBeGreaterThan(15);
});
