/** Pages without a heading that says what they are about. */
import type { FileFault, OutputCheck, OutputCheckInput } from '../../core/pipeline/site-checks.ts';
import type { Page } from '../../core/stages/page.ts';
import { outputPathOf } from '../../core/values/addresses.ts';
import { groupBy } from '../../core/values/lists.ts';
import { phrase } from '../../diagnostics/phrases.ts';

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

export default { on: 'output', onlyChecked: true, run: untitledPages } satisfies OutputCheck;
