/** Validates the exports of a site's code before they are used. */
import { CHOICES, familyOf, mayBeDemoted } from '../../core/pipeline/severities/index.ts';
import { checkHosts } from '../../core/plan/policy/index.ts';
import type { SiteDefinition } from '../../core/stages/site.ts';
import { CodeFaults, NO_PAGE, ofSite, SiteError, type TextFault } from '../../core/stages/site-error.ts';
import { isObject, shape } from '../../core/values/shapes.ts';
import { CATALOGUE, type Code, SEVERITIES, severityOf } from '../../diagnostics/index.ts';
import type { Param } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { type CodeOptions, runCode } from './run-code.ts';

const isFunction = (value: unknown): boolean => typeof value === 'function';

const isDefinition: (value: unknown) => value is SiteDefinition = shape<
  Pick<SiteDefinition, 'pictures' | 'diagnostics' | 'checkSettings' | 'plan'>
>({
  pictures: isObject,
  diagnostics: isObject,
  checkSettings: isFunction,
  plan: isFunction,
});

/** @returns the same functions, with their errors as `SiteError`. The check of entries does this for `checkEntry`. */
function withSiteErrors(definition: SiteDefinition): SiteDefinition {
  const { checkContent } = definition;
  return {
    ...definition,
    ...(checkContent && { checkContent: (...args) => ofSite(() => checkContent(...args)) }),
    checkSettings: (...args) => ofSite(() => definition.checkSettings(...args)),
    plan: (...args) => ofSite(() => definition.plan(...args)),
  };
}

/** @throws CodeFaults for the first diagnostic that lacks a part */
function checkWords(diagnostics: SiteDefinition['diagnostics']): void {
  for (const [code, words] of Object.entries(diagnostics)) {
    const parts = new Map([['severity', SEVERITIES.includes(words?.severity)]]);
    for (const lang of ['id', 'en'] as const)
      for (const name of ['message', 'hint'] as const)
        parts.set(`${lang}.${name}`, typeof words?.[lang]?.[name] === 'string');
    for (const [part, isThere] of parts)
      if (!isThere) {
        const params = { text: phrase('senja/site-code:bad-words', { code, part }), during: NO_PAGE };
        throw new CodeFaults([{ code: 'senja/site-code', text: code, isKey: true, params, suggestions: [] }]);
      }
  }
}

/** @throws CodeFaults for severities of unknown codes, and for errors that no site can be published with */
function checkSeverities({ checks = {}, diagnostics }: SiteDefinition): void {
  const own = Object.keys(diagnostics);
  const codes = [...Object.keys(CATALOGUE), ...own];
  const known = new Set([...codes, ...codes.map(familyOf)]);
  const faults = Object.entries(checks).flatMap(([name, choice]): TextFault[] => {
    const fault = (text: Param, suggestions: string[] = []): TextFault[] => [
      { code: 'senja/site-code', text: name, isKey: true, params: { text, during: NO_PAGE }, suggestions },
    ];
    if (!CHOICES.some((one) => one === choice))
      return fault(phrase('senja/site-code:severity-value', { name, choice: String(choice) }));
    if (!known.has(name))
      return fault(phrase('senja/site-code:severity-code', { name }), nearest(name, [...known]));
    const isOfSenja = Object.hasOwn(CATALOGUE, name) && !own.includes(name);
    const isFixed = isOfSenja && severityOf(name as Code) === 'error' && !mayBeDemoted(name);
    return isFixed && choice !== 'error' ? fault(phrase('senja/site-code:severity-fixed', { name })) : [];
  });
  if (faults.length > 0) throw new CodeFaults(faults);
}

/**
 * @param text CommonJS text that exports the definition
 * @param options `languages` of the site's dictionaries
 * @throws SiteError for its errors, and for an invalid definition; CodeFaults for hosts or diagnostics that are wrong
 */
export function loadDefinition(
  text: string,
  { languages = [], ...options }: Omit<CodeOptions, 'filename'> & { languages?: readonly string[] },
): SiteDefinition {
  const run = () => runCode<{ default?: unknown }>(text, { ...options, filename: 'senja-site.cjs' });
  const exported = ofSite(run).default;
  if (!isDefinition(exported))
    throw new SiteError('no site is defined', null, phrase('senja/site-code:undefined', { form: '{ … }' }));
  checkHosts(exported.policy ?? {});
  checkWords(exported.diagnostics);
  checkSeverities(exported);
  return { ...withSiteErrors(exported), languages };
}
