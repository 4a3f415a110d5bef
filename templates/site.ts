/** Senja Sehat as a site: which pages there are from which entries, and what is said of its content. */
import { defineSite } from '../cli/site.ts';
import { diagnostics } from './diagnostics.ts';
import type { SiteModel } from './model.ts';
import { PICTURES } from './pictures.ts';
import { categoryClashes, settingAliases } from './plan/categories.ts';
import { categoriesInVain, exampleData } from './plan/checks.ts';
import { plan } from './plan/plan.ts';

export default defineSite<SiteModel>({
  pictures: PICTURES,
  diagnostics,
  checkSettings: categoryClashes,
  checkEntry: exampleData,
  checkContent: categoriesInVain,
  settingAliases,
  plan,
});
