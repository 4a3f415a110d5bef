/** What each action does, by its request. */
import type { SiteAction } from '../api.ts';
import type { ActionContext, ActionPlan, Planner } from './action.ts';
import { planBody } from './body/plan.ts';
import { planDelete } from './delete/plan.ts';
import { planRenaming } from './rename/plan.ts';
import { planSaving } from './save/plan.ts';
import { planSetting } from './set/plan.ts';

const PLANNERS: { readonly [Is in SiteAction['is']]: Planner<Is> } = {
  rename: planRenaming,
  delete: planDelete,
  body: planBody,
  save: planSaving,
  set: planSetting,
};

/** @returns what an action would do; null if nothing follows in other files. @throws Refused, Failure */
export const planAction = (action: SiteAction, own: ActionContext): Promise<ActionPlan | null> =>
  (PLANNERS[action.is] as Planner<SiteAction['is']>)(action, own);
