/** Reports say of each fault whether `check --fix` mends it. */
import { expect, it } from 'vitest';
import { fixContent } from '../../cli/core/edit/fix-content.ts';
import { fixesOf } from '../../cli/core/edit/placed-edits.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { contentOf, corpus, definition, models, overlay, run } from './corpus.ts';

/** Of every way in which text is edited: characters, lines, values, names, bodies. */
const CODES = new Set([
  ...[
    'content/garbled-text',
    'file/control-character',
    'yaml/tab',
    'yaml/missing-space',
    'content/unknown-field',
  ],
  ...['content/not-one-of', 'content/number-not-text', 'markdown/lost-sign', 'markdown/indented-text'],
]);

it('as it does', async () => {
  const tried = new Set<string>();
  for (const { title, code, files: changes } of await corpus()) {
    if (!CODES.has(code) || tried.has(code)) continue;
    tried.add(code);
    const files = overlay(changes);
    const fixed = [...fixContent(await contentOf(files), models, definition)];
    const after = new Map(files);
    for (const one of fixed) after.set(one.path, new TextEncoder().encode(one.after));
    const [before, left] = [await run(files), await run(after)];
    const of = (diagnostics: readonly Diagnostic[]) => diagnostics.filter((one) => one.code === code).length;
    const said = fixesOf(fixed, before.diagnostics).filter(({ safe }) => safe);
    expect([title, of(said.map(({ diagnostic }) => diagnostic))]).toEqual([
      title,
      of(before.diagnostics) - of(left.diagnostics),
    ]);
  }
  expect(tried).toEqual(CODES);
});
