/** Senja Sehat as a site: which pages there are from which entries, and what is said of its content. */
import { defineSite } from '../cli/site.ts';
import { diagnostics } from './diagnostics.ts';
import { PICTURES } from './pictures.ts';
import { RESERVED } from './plan/addresses.ts';
import { categoryClashes, settingAliases } from './plan/categories.ts';
import { addressesOf, anchors, checkContent, mayCome } from './plan/checks.ts';
import { TEXT_IDS } from './plan/page-ids.ts';
import { plan, type SiteTypes } from './plan/plan.ts';

export default defineSite<SiteTypes>({
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
