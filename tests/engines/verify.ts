/** The editor, and every criterion on both sites, in one engine. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Faults, lookAround } from './criteria/at-rest.ts';
import { IN_USE } from './criteria/in-use.ts';
import { CRITERIA } from './criteria/list.ts';
import type { Engine, Tab } from './drivers/tab.ts';
import { writeIn } from './editor.ts';
import { doByKeyboard } from './editor-keyboard.ts';
import { doTasks } from './editor-tasks.ts';
import { SITES } from './sites.ts';
import { visitorIn } from './visitor.ts';

export function verify(engine: Engine): void {
  describe(engine.name, () => {
    let tab: Tab & AsyncDisposable;
    beforeAll(async () => {
      tab = await engine.start();
    });
    afterAll(() => tab?.[Symbol.asyncDispose]());

    it('edits', () => writeIn(tab));

    it('does the tasks of an editor', () => doTasks(tab));

    it('does an editor’s tasks with the keyboard alone', () => doByKeyboard(tab));

    describe.each(SITES.map((site) => [site.name, site] as const))('%s', (_, site) => {
      let atRest: Faults;
      beforeAll(async () => {
        atRest = await lookAround(visitorIn(tab), site);
      });
      const criteria = CRITERIA.filter(({ unchecked }) => !unchecked?.(engine.name, site.name));
      it.each(criteria)('$number $name', async ({ number }) => {
        const inUse = (await IN_USE[number]?.(visitorIn(tab), site, engine)) ?? [];
        expect([...(atRest.get(number) ?? []), ...inUse]).toEqual([]);
      });
    });
  });
}
