/** Each fault is reported once, in any run: also if the site's own code fails at some step, after which bodies are read again. */
import { expect, it } from 'vitest';
import { buildSite } from '../../cli/build-site.ts';
import type { Ports } from '../../cli/core/pipeline/ports.ts';
import { SiteError, SiteFaults } from '../../cli/core/stages/site-error.ts';
import { nothingCached } from '../../cli/core/stages/site-state.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { LONG } from '../support/machine/long.ts';
import { BASE, corpus, definition, overlay, ports } from './corpus.ts';

const OF_CODE = {
  code: 'senja/site-code',
  severity: 'error',
  params: { text: 'x', during: '' },
  suggestions: [],
  file: 'templates/site.ts',
  range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
  field: '',
  lineText: '',
} as const satisfies Diagnostic;

const fail = (): never => {
  throw new SiteError(new Error('x'));
};

/** Steps at which the site's own code can be at fault. */
const STEPS: Readonly<Record<string, (ports: Ports) => Partial<Ports>>> = {
  none: () => ({}),
  bundle: () => ({ frontEnd: () => Promise.reject(new SiteError(new Error('x'))) }),
  code: () => ({ siteCode: fail }),
  plan: () => ({ siteCode: (files) => ({ ...code(files), definition: { ...definition, plan: fail } }) }),
  templates: () => ({ siteCode: (files) => ({ ...code(files), renderPage: fail }) }),
  page: () => ({ siteCode: (files) => ({ ...code(files), renderPage: () => fail }) }),
  'dead link': ({ siteCode }) => ({
    siteCode(files) {
      const { renderPage, ...others } = siteCode(files);
      return {
        ...others,
        renderPage:
          (base) =>
          (props, ...more) =>
            `${renderPage(base)(props, ...more)}<a href="/nowhere/">x</a>`,
      };
    },
  }),
  noUnhandledErrors: () => ({ noUnhandledErrors: async () => fail() }),
};

const code = (files: Parameters<Ports['siteCode']>[0]) =>
  ports(BASE, nothingCached('', 'no-cache')).siteCode(files);

async function diagnosticsOf(
  files: Parameters<typeof ports>[0],
  step: string,
): Promise<readonly Diagnostic[]> {
  const whole = ports(files, nothingCached('', 'no-cache'));
  const changed: Ports = {
    ...whole,
    ...STEPS[step]?.(whole),
    codeFaults: async () => new SiteFaults([OF_CODE]),
  };
  try {
    return (await buildSite(changed)).diagnostics;
  } catch (error) {
    if (!(error instanceof SiteFaults)) throw error;
    expect(error.diagnostics).toEqual([OF_CODE]);
    return error.content;
  }
}

const keyOf = ({ code, severity, file, range, params, suggestions, field }: Diagnostic): string =>
  JSON.stringify([code, severity, file, range, params, suggestions, field]);

/** @returns the diagnostics that are there more than once */
const repeated = (diagnostics: readonly Diagnostic[]): string[] => {
  const keys = diagnostics.map(keyOf);
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))];
};

const samples = await corpus();

/** Of how many samples one is taken. The last check finds faults of code once everything else is known. */
const share = (step: string): number => (LONG ? 1 : step === 'dead link' ? 11 : 14);

it.each(Object.keys(STEPS))('with a fault of the code: %s', async (step) => {
  const twice: string[] = [];
  let others = 0;
  for (const { title, files } of samples.filter((_, at) => at % share(step) === 0)) {
    const found = await diagnosticsOf(overlay(files), step);
    others += found.filter(({ severity }) => severity !== 'error').length;
    for (const one of repeated(found)) twice.push(`${title}: ${one}`);
  }
  expect(twice).toEqual([]);
  expect(others).toBeGreaterThan(5);
});
