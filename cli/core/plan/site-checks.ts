/** Checks by what they are of. */
import type { FileCheck, FileChecks } from '../validate/file-checks.ts';

export type Check = FileCheck;

export interface Checks {
  /** Of a file by itself. */
  file: FileChecks;
}

const isOn =
  <On extends Check['on']>(...kinds: On[]) =>
  (check: Check): check is Extract<Check, { on: On }> =>
    (kinds as string[]).includes(check.on);

/** @param all checks, some of them several in one folder */
export function sortedChecks(all: readonly (Check | readonly Check[])[]): Checks {
  const each = all.flat() as Check[];
  return {
    file: {
      document: each.filter(isOn('document')),
      link: each.filter(isOn('link')),
      body: each.filter(isOn('body', 'empty-body')),
    },
  };
}
