/** Checks of the whole site run at their stage, and their faults are placed. */
import { describe, expect, it } from 'vitest';
import type { Photos } from '../../../cli/core/images/photos.ts';
import {
  type OutputCheck,
  type SiteCheck,
  siteChecker,
} from '../../../cli/core/pipeline/checks/site-checks.ts';
import { buildOf } from '../../support/values/render-values.ts';
import { contentOf } from '../../support/values/site-checks.ts';

const FILE = 'goods/tea.yaml';
const title = { pointer: '/title' };
const fault = { file: FILE, code: 'site/same-text', params: { other: 'a' }, at: title } as const;
const ofSite: SiteCheck = { on: 'site', run: () => [fault] };

function runChecks(checks: readonly (SiteCheck | OutputCheck)[], thorough = true) {
  const build = { ...buildOf({ texts: { [FILE]: 'hidden: false\ntitle: Tea\n' } }), thorough };
  const { diagnostics, open } = siteChecker(checks, build, contentOf({}), {} as Photos)('site', {});
  return { open, places: diagnostics.map(({ code, file, range }) => `${file}:${range.line} ${code}`) };
}

describe('a check of the whole site', () => {
  it('runs on its kind of input, and its faults are located', () => {
    const ofOutput: OutputCheck = { on: 'output', run: () => [fault] };
    expect(runChecks([ofSite, ofOutput])).toEqual({ open: 0, places: [`${FILE}:2 site/same-text`] });
  });

  it('may be limited to `senja check`', () => {
    const onlyChecked: SiteCheck = { ...ofSite, onlyChecked: true };
    expect(runChecks([onlyChecked]).places).toHaveLength(1);
    expect(runChecks([onlyChecked], false).places).toEqual([]);
  });

  it('counts what cannot be checked yet', () => {
    const open: SiteCheck = { on: 'site', run: () => [{ ...fault, open: true }, fault] };
    expect(runChecks([open])).toMatchObject({ open: 1, places: [`${FILE}:2 site/same-text`] });
  });
});
