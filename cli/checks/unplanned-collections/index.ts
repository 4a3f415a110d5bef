/** Collections whose model has a route, while the site plans no page for any of their entries. */
import type { FileFault, PlanCheck } from '../../core/build/site-checks.ts';
import { collectionInfos } from '../../core/plan/plan-input.ts';
import { PLAN_FILE } from '../../core/stages/site-error.ts';

export default {
  on: 'plan',
  *run({ build: { folder, models }, content, planned: { site } }): Generator<FileFault> {
    const planned = new Set<string | null>(site.pages.map(({ path }) => path));
    for (const { name, pathOf } of collectionInfos(models)) {
      const route = models.collections.find((one) => one.name === name)?.route;
      if (route === undefined) continue;
      const paths = content.published.flatMap((entry) => (entry.collection === name ? pathOf(entry) : []));
      if (paths.some((path) => path !== null) && !paths.some((path) => planned.has(path)))
        yield { file: `${folder.siteFolder}/${PLAN_FILE}`, code: 'code/no-pages', params: { name, route } };
    }
  },
} satisfies PlanCheck;
