/** Criteria that need interaction, by number. */
import type { Engine } from '../drivers/tab.ts';
import type { Site } from '../sites.ts';
import type { Visitor } from '../visitor.ts';
import { menu, walk } from './by-keyboard.ts';
import { hover } from './by-mouse.ts';
import { fields, status, toast } from './in-forms.ts';
import { enlarged, forcedColours } from './in-settings.ts';
import { anonymous, textSize } from './kept.ts';

type Verify = (visitor: Visitor, site: Site, engine: Engine) => Promise<string[]>;

export const IN_USE: Record<number, Verify> = {
  3: enlarged,
  7: forcedColours,
  9: walk,
  10: menu,
  11: hover,
  12: fields,
  17: status,
  18: toast,
  20: anonymous,
  21: textSize,
};
