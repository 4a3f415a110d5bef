/** What React finds in widgets of open pages, in plain words at the widget. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { widgetFinding } from '../../../cli/commands/dev/widget-findings.ts';
import { wording } from '../../../cli/diagnostics/wording/wording.ts';
import { root } from '../../support/process/senja.ts';

const roots = { siteRoot: path.join(root, 'tests/sites/posko'), toolRoot: root };

const found = (query: Record<string, string>) =>
  widgetFinding(
    new URLSearchParams({ name: 'counter', page: '/staff/', kind: 'differs from its server HTML', ...query }),
    roots,
  );

it.each([
  [
    { text: 'Error: Hydration failed\n+     12.01\n-     12.00' },
    'warning',
    'shows 12.01 in the browser, but 12.00 in the page',
  ],
  [{ text: 'Error: Hydration failed\n+     <p>' }, 'warning', 'shows <p> in the browser, but “” in the page'],
  [{ text: 'Error: Hydration failed' }, 'warning', 'browsers change the HTML of the widget “counter”'],
  [{ text: 'Error: aduh', kind: 'threw' }, 'error', 'fails in the browser: Error: aduh'],
])('places what differs at the widget: %j', (query, severity, words) => {
  const one = found(query);
  expect(one).toMatchObject({ code: 'senja/site-code', severity, file: 'client/widgets/counter.tsx' });
  expect(one && wording(one, 'en').message).toContain(words);
});

it('ignores a name that is no widget', () => {
  expect(found({ name: '__proto__' })).toBeNull();
  expect(found({ name: 'senja' })).toBeNull();
});
