/** What the site's components report while pages are rendered. */
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ComponentReports } from '../../../../cli/core/stages/observer.ts';
import { wording } from '../../../../cli/diagnostics/wording/wording.ts';
import { observerOf } from '../../../../cli/io/compiled/observed/observer.ts';
import type { TemplatesCode } from '../../../../cli/io/compiled/observed/templates-code.ts';
import { root } from '../../../support/process/senja.ts';

const roots = { siteRoot: path.join(root, 'tests/sites/posko'), toolRoot: root };

/** @returns an observer, and a function that says that a page shows a widget with this HTML */
function observing() {
  let reports: ComponentReports | undefined;
  const code: TemplatesCode = {
    renderPage: () => '',
    observe: (all) => {
      reports = all;
    },
    loadLazy: () => Promise.resolve(),
    widgetsInPage: () => [],
  };
  const observer = observerOf(roots, '', { keep: false });
  observer.runs(code);
  return { observer, show: (name: string, html: string): void => reports?.widget(name, html) };
}

/** @returns what is said of a widget with this HTML, on two pages */
async function saidOf(name: string, html: string): Promise<string[]> {
  const { observer, show } = observing();
  for (const page of ['/a/', '/b/']) {
    observer.begins({ path: page, template: 'staff' });
    show(name, html);
  }
  const { found } = await observer.found(() => true);
  expect(
    found.every(({ severity, file }) => severity === 'warning' && file === `client/widgets/${name}.tsx`),
  ).toBe(true);
  return found.map((one) => wording(one, 'en').message);
}

it('reports HTML that browsers change once, at the widget', async () => {
  expect(await saidOf('counter', '<p>a<div>b</div></p>')).toEqual([
    expect.stringContaining('on /a/, browsers change the HTML of the widget “counter”'),
  ]);
});

it('reports no sound HTML, and no widget without a file', async () => {
  expect(await saidOf('counter', '<div><p>a</p></div>')).toEqual([]);
  expect(await saidOf('gone', '<p>a<div>b</div></p>')).toEqual([]);
});

it('has seen a widget on pages of all templates, which may share the part with it', () => {
  const { observer, show } = observing();
  observer.begins({ path: '/a/', template: 'staff' });
  show('counter', '');
  observer.begins({ path: '/b/', template: 'home' });
  expect(observer.hasSeen('home', ['counter'])).toBe(true);
  expect(observer.hasSeen('home', ['counter', 'staff'])).toBe(false);
  expect(observer.hasSeen('counter')).toBe(false);
});
