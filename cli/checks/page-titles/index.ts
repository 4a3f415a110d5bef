/** Pages without a heading that says what they are about, and with two. */
import type { FileFault, OutputCheck, OutputCheckInput } from '../../core/pipeline/checks/index.ts';
import type { Page } from '../../core/stages/page.ts';
import { outputPathOf } from '../../core/values/addresses.ts';
import { groupBy } from '../../core/values/lists.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';

/** A page without an h1 is reported at its body if other pages of its template have one, else once at the template. */
function* untitledPages({ build, plan, pages: files }: OutputCheckInput): Generator<FileFault> {
  const isUntitled = ({ path }: Page): boolean => files.get(outputPathOf(path))?.notes?.untitled === true;
  for (const [template, pages] of groupBy(plan.pages, (page) => page.template)) {
    const untitled = pages.filter((page) => page.indexed && isUntitled(page));
    const [first] = untitled;
    const source = build.frontEnd.sources[template];
    if (!first || first.leadsTo !== undefined) continue;
    const code = 'code/no-heading';
    if (pages.every(isUntitled)) {
      if (source === undefined) continue;
      const others = untitled.length > 1 ? untitled.length - 1 : '';
      const params = { path: first.path, others, advice: phrase(`${code}:template`) };
      yield { file: `${build.folder.siteFolder}/${source}`, code, params };
    } else
      for (const { path, entry } of untitled)
        if (entry)
          yield { file: entry.file, code, params: { path, others: '', advice: phrase(`${code}:body`) } };
  }
}

/** A body that begins with a title of its own, below that of the entry: often a note of its author. */
function* secondTitles({ plan, pages: files, documentOf }: OutputCheckInput): Generator<FileFault> {
  for (const { path, entry } of plan.pages) {
    const notes = files.get(outputPathOf(path))?.notes;
    // One that is told to be a note is no title.
    if (
      !entry ||
      !notes?.secondTitle ||
      notes.diagnostics.some(({ code }) => code === 'markdown/placeholder')
    )
      continue;
    const { body } = documentOf(entry.file) ?? {};
    const [, before = '', line = ''] = /^(\s*)(#[ \t][^\n]*)/.exec(body?.text ?? '') ?? [];
    if (!body || line === '') continue;
    const start = body.start + before.length;
    const at = { start, end: start + line.trimEnd().length };
    const heading = shorten(line.replace(/^#\s+/, '').trim(), 60);
    yield { file: entry.file, code: 'markdown/second-title', params: { heading, title: entry.title }, at };
  }
}

export default [
  { on: 'output', onlyChecked: true, run: untitledPages } satisfies OutputCheck,
  { on: 'output', onlyChecked: true, run: secondTitles } satisfies OutputCheck,
];
