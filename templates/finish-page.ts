/** The last touch on every page: emergency numbers become links that dial. */
import type { SiteView } from './contract.ts';
import { dialling } from './parts/dial.ts';

const diallers = new WeakMap<object, ReturnType<typeof dialling>>();

/** @param site what all pages share, a `SiteView` */
export function finishPage(parts: readonly string[], site: object): readonly string[] {
  let dial = diallers.get(site);
  if (!dial) {
    dial = dialling((site as SiteView).emergencyNumbers ?? []);
    diallers.set(site, dial);
  }
  return dial(parts);
}
