/** Changes that are tried: what a build says of them, compared with what it says without them. */
import { beforeEach, expect, it, vi } from 'vitest';
import { buildSite } from '../../cli/build-site.ts';
import { trialOf } from '../../cli/desk/index.ts';
import type { Diagnostic } from '../../cli/diagnostics/index.ts';

vi.mock('../../cli/build-site.ts', () => ({ buildSite: vi.fn() }));

const found = (line: number) =>
  ({
    code: 'link/dead',
    file: 'a/b.md',
    field: '',
    severity: 'error',
    range: { line },
  }) as unknown as Diagnostic;
const site = { ports: () => ({}) } as unknown as Parameters<typeof trialOf>[0];
const content = { entries: ['a/b.md'], addresses: null } as unknown as Parameters<typeof trialOf>[1];
const changes = [{ from: 'a/b.md', to: 'a/c.md', before: '', after: '' }];
const [old, fresh] = [found(1), found(2)];
/** What builds say, one after the other. */
const says = (...all: Diagnostic[][]) => {
  for (const diagnostics of all) vi.mocked(buildSite).mockResolvedValueOnce({ diagnostics } as never);
};

beforeEach(() => vi.mocked(buildSite).mockReset());

it('builds the site without the changes, and with them', async () => {
  says([old], [old, fresh]);
  expect(await trialOf(site, content, changes)).toEqual({ before: [old], fresh: [fresh] });
});

it('builds it once if it is known what a build says without them', async () => {
  says([old, fresh]);
  expect(await trialOf(site, content, changes, [old])).toEqual({ before: [old], fresh: [fresh] });
  expect(buildSite).toHaveBeenCalledTimes(1);
});
