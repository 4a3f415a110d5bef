/** Collections whose model has a route, while the site plans no page for any of their entries. */
import type { FileFault, PlanCheck } from '../../core/pipeline/checks/index.ts';
import { collectionInfos } from '../../core/plan/index.ts';
import { PLAN_FILE } from '../../core/stages/site-error.ts';

export default {
  on: 'plan',
  *run({ build: { folder, models }, content, plan }): Generator<FileFault> {
    const planned = new Set<string>();
    for (const { path } of plan.pages) planned.add(path);
    for (const { name, pathOf } of collectionInfos(models)) {
      const route = models.collections.find((one) => one.name === name)?.route;
      if (route === undefined) continue;
      let isLacking = false;
      for (const entry of content.published) {
        const path = entry.collection === name ? pathOf(entry) : null;
        if (path !== null) isLacking = !planned.has(path);
        // In most sites the first entry has its page.
        if (path !== null && !isLacking) break;
      }
      if (isLacking)
        yield { file: `${folder.siteFolder}/${PLAN_FILE}`, code: 'code/no-pages', params: { name, route } };
    }
  },
} satisfies PlanCheck;
