/** Senja Sehat as a site: which pages there are from which entries, and what is said of its content. */
import { defineSite } from '../cli/site.ts';
import { diagnostics } from './diagnostics.ts';
import type { SiteModel } from './model.ts';
import { PICTURES } from './pictures.ts';
import { RESERVED } from './plan/addresses.ts';
import { categoryClashes, settingAliases } from './plan/categories.ts';
import { addressesOf, anchors, checkContent, mayCome } from './plan/checks.ts';
import { TEXT_IDS } from './plan/page-ids.ts';
import { plan } from './plan/plan.ts';

export default defineSite<SiteModel>({
  pictures: PICTURES,
  reserved: RESERVED,
  ids: [...TEXT_IDS],
  diagnostics,
  checkSettings: categoryClashes,
  checkContent,
  settingAliases,
  anchors,
  addressesOf,
  mayCome,
  plan,
});
