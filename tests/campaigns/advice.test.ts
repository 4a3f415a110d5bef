/**
 * Advice survives being obeyed: every suggestion, by hand and by the command, every edit of `check --fix`, together and
 * alone, and what the hints show. What comes of it is sound, or has only its other faults, and nothing is lost.
 */
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { type Diagnostic, isError } from '../../cli/diagnostics/diagnostic.ts';
import { BASE, corpus, type Files, overlay, run } from '../diagnostics/corpus.ts';
import { LONG } from '../support/machine/long.ts';
import { mistaken } from './mistakes.ts';
import {
  type Checked,
  fixedByCommand,
  hintFollowed,
  type Obeyed,
  suggestedByCommand,
  suggestionTaken,
  wrongAfter,
} from './obeyed.ts';
import { WRITTEN } from './written.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
const SEED = LONG ? Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31) : 20_250_420;

const tried = { suggestions: 0, 'by command': 0, hints: 0, 'fixes together': 0, 'fixes alone': 0 };

/** Advice that shows lines as they should be, or a phrase of which one mark is marked. */
const OF_LINES = /^markdown\/(?:list-|pasted-table|table-|unclosed-mark)/;

/** Follows the hints of a code until there is none left, since each is about a line. */
async function hintsFollowed(checked: Checked, diagnostic: Diagnostic): Promise<Obeyed | null> {
  let obeyed = hintFollowed(checked, diagnostic);
  for (let tries = 0; obeyed && tries < 20; tries += 1) {
    const { files, mends, replaced } = obeyed;
    const next = (await run(files)).diagnostics.find(
      ({ code, file, params }) =>
        code === diagnostic.code && file === diagnostic.file && params.fix !== diagnostic.params.fix,
    );
    const more = next && hintFollowed({ files, diagnostics: [] }, next);
    if (!more) break;
    obeyed = { files: more.files, mends: [...mends, next], replaced: [...replaced, ...more.replaced] };
  }
  return obeyed;
}

async function wrongIn(checked: Checked, withFixes = true): Promise<string[]> {
  const wrong: string[] = [];
  const check = async (what: string, kind: keyof typeof tried, obeyed: Obeyed | null): Promise<void> => {
    if (!obeyed) return;
    tried[kind] += 1;
    for (const one of await wrongAfter(checked, obeyed)) wrong.push(`${what}: ${one}`);
  };
  for (const one of checked.diagnostics) {
    for (const right of one.suggestions) {
      const obeyed = suggestionTaken(checked, one, right);
      if (obeyed.replaced.includes(right)) wrong.push(`${right} is what was refused`);
      await check(`${one.code}: ${right}`, 'suggestions', obeyed);
    }
    if (one.suggestions.length === 1)
      await check(`${one.code}, by command`, 'by command', await suggestedByCommand(checked, one));
    if (!OF_LINES.test(one.code))
      await check(`${one.code}: ${one.params.fix}`, 'hints', await hintsFollowed(checked, one));
  }
  for (const [index, obeyed] of (withFixes ? await fixedByCommand(checked) : []).entries()) {
    const codes = obeyed.mends.map(({ code }) => code).join(', ');
    await check(`--fix of ${codes}`, index === 0 ? 'fixes together' : 'fixes alone', obeyed);
    // Nothing is left for a second run.
    if (index === 0 && (await fixedByCommand({ files: obeyed.files, diagnostics: [] })).length > 0)
      wrong.push(`--fix of ${codes} changes more when it is run again`);
  }
  return wrong;
}

const isSmall = (files: Readonly<Record<string, string | Uint8Array | null>>): boolean =>
  Object.values(files).every((content) => (content?.length ?? 0) < 20_000);

it('in every sixth sample of a code, the first among them; with FUZZ_RUNS in all', async () => {
  const wrong: string[] = [];
  const ofCode = new Map<string, number>();
  for (const [index, { title, code, files, afterBuild }] of (await corpus()).entries()) {
    if (/, (?:CRLF|byte-order mark|front matter)$/.test(title) || !isSmall(files)) continue;
    const at = ofCode.get(code) ?? 0;
    ofCode.set(code, at + 1);
    if (!LONG && at % 6 > 0) continue;
    const site = overlay(files);
    const { diagnostics } = await run(site, afterBuild);
    // Most edits come of advice. The command knows the choices of a last build.
    const hasAdvice = diagnostics.some(
      ({ suggestions, params }) => suggestions.length > 0 || params.fix !== undefined,
    );
    const withFixes = !afterBuild && (LONG || hasAdvice || index % 2 === 0);
    for (const one of await wrongIn({ files: site, diagnostics }, withFixes))
      wrong.push(`${title}\n    ${one}`);
  }
  expect(wrong).toEqual([]);
  expect(ofCode.size).toBeGreaterThan(100);
});

const valid = [...BASE].flatMap(([path, bytes]) =>
  /\.(?:yaml|md)$/.test(path) ? [[path, new TextDecoder().decode(bytes)] as const] : [],
);

it('in files with mistakes', async () => {
  const property = fc.asyncProperty(mistaken([...WRITTEN, ...valid]), async ({ path, bytes }) => {
    const site: Files = overlay({ [path]: bytes });
    const { diagnostics } = await run(site);
    // One fault hides others, and so does its advice.
    fc.pre(diagnostics.filter(isError).length === 1);
    expect(await wrongIn({ files: site, diagnostics }), new TextDecoder().decode(bytes)).toEqual([]);
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
});

afterAll(() => {
  const counts = Object.entries(tried).map(([kind, count]) => `${kind} ${count}`);
  console.log(`seed ${SEED}: ${counts.join(', ')}`);
});
