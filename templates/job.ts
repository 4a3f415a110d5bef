/** The render job of one template, picked from the union by name. */
import type { RenderJob, SiteView, TemplateName } from './contract.ts';

export type JobOf<Name extends TemplateName> = Extract<RenderJob, { template: Name }>;

/** What parts need of a job to know where they stand. */
export interface Place {
  site: SiteView;
  /** As in `PageMeta`: the link that leads to the page being rendered. */
  current: string | null;
}
