/** What is loaded when there is something to say. It answers what the phases ask, and they import nothing of it. */

import * as brokenLinks from '../checks/broken-links/advice/index.ts';
import { brokenLinkAdvice } from '../checks/broken-links/index.ts';
import * as goneChoice from '../checks/gone-choices/advice/index.ts';
import { goneChoices } from '../checks/gone-choices/index.ts';
import * as intendedPages from '../checks/link-suggestions/advice/index.ts';
import { intendedPage } from '../checks/link-suggestions/index.ts';
import * as findMoved from '../checks/published-addresses/advice/index.ts';
import { movedPages } from '../checks/published-addresses/index.ts';
import { repair, repaired, standInFor } from '../core/entries/index.ts';
import { hostFile } from '../core/files/hosts/index.ts';
import { hostFiles } from '../core/files/index.ts';
import { meant, toml } from '../core/parse/index.ts';
import { explained } from '../core/validate/index.ts';
import { relativeReadings } from '../core/values/days/date-readings.ts';
import { wrongDates } from '../core/values/formats/formats.ts';
import * as places from '../diagnostics/field-places/index.ts';
import { fieldPlaces } from '../diagnostics/locator/index.ts';
import * as programs from '../diagnostics/reporters/for-programs/index.ts';
import { programFormats } from '../diagnostics/reporters/index.ts';
import './bodies/index.ts';
import { dateFault } from './field-faults/date-faults.ts';
import { emptyAt, fromAjv, notOneOf } from './field-faults/from-ajv.ts';
import { thousandsFault } from './field-faults/number-faults.ts';
import { readToml } from './toml.ts';
import { coverable } from './traps/coverable.ts';
import { fromYaml } from './traps/from-yaml.ts';
import { decoratedName, lineTrap } from './traps/line-traps.ts';

export { indentsOf } from './traps/layout-traps.ts';
export {
  dashedParts,
  decoratedParts,
  holdsField,
  inQuotes,
  isProse,
  mayBeText,
  withoutComment,
} from './traps/line-traps.ts';

meant.provide({ fromYaml, lineTrap, decoratedName, coverable });
toml.provide({ readToml });
explained.provide({ fromAjv, emptyAt, notOneOf, thousandsFault });
wrongDates.provide({ dateFault, relativeReadings });
brokenLinkAdvice.provide(brokenLinks);
hostFiles.provide({ hostFile });
repair.provide({ repaired, standInFor });
movedPages.provide(findMoved);
intendedPage.provide(intendedPages);
goneChoices.provide(goneChoice);
programFormats.provide(programs);
fieldPlaces.provide(places);
