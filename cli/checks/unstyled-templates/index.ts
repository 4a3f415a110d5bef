/** A template of planned pages without a style sheet, while others have one. */
import type { FileFault, PlanCheck } from '../../core/pipeline/checks/index.ts';

export default {
  on: 'plan',
  *run({ build, plan }): Generator<FileFault> {
    const { folder, frontEnd } = build;
    for (const { name, file, sheet } of frontEnd.unstyled)
      if (plan.pages.some(({ template }) => template === name))
        yield { file: `${folder.siteFolder}/${file}`, code: 'code/no-sheet', params: { name, sheet } };
  },
} satisfies PlanCheck;
