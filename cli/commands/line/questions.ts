/** Questions of `senja new` at a terminal for missing arguments. */
import { fold } from '../../core/values/names/slug.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrasesIn } from '../../diagnostics/phrases/index.ts';
import { safeText } from '../../diagnostics/texts/index.ts';
import { Failure } from '../../io/failures/index.ts';
import type { Ask } from '../../io/process/index.ts';

/**
 * Asks until the title is valid, and explains why one is not.
 * @param check throws a Failure for an invalid title
 * @returns null at the end of input
 */
export async function askTitle(
  ask: Ask,
  lang: Lang,
  check: (title: string) => Promise<void>,
): Promise<string | null> {
  for (let prompt = ''; ; ) {
    const answer = await ask(`${prompt}${phrasesIn(lang)('new.title')}`);
    if (answer === null) return null;
    const title = answer.trim();
    try {
      await check(title);
      return title;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { message, hint } = error.words[lang];
      prompt = `${message} ${hint}\n`;
    }
  }
}

export interface Question {
  lang: Lang;
  /** The thing to choose. */
  about: string;
  choices: readonly string[];
  /** Other names of the choices, in their order. */
  also?: readonly (readonly string[])[];
  /** Whether the answer may be empty. */
  optional: boolean;
}

/**
 * Offers a numbered list until a number or a name is given.
 * @returns null for an empty answer, and at the end of input
 */
export async function askChoice(
  ask: Ask,
  { lang, about, choices, also = [], optional }: Question,
): Promise<string | null> {
  const say = phrasesIn(lang);
  const width = String(choices.length).length;
  const list = choices.map((choice, at) => `  ${String(at + 1).padStart(width)}  ${safeText(choice)}\n`);
  const question = say(optional ? 'new.optional' : 'new.number');
  for (
    let prompt = `\n${about}\n${list.join('')}`;
    ;
    prompt = `${say('new.range', { last: choices.length })}\n`
  ) {
    const answer = (await ask(`${prompt}${question}`))?.trim() ?? null;
    if (answer === null || (answer === '' && optional)) return null;
    const chosen = /^\d{1,4}$/.test(answer)
      ? choices[Number(answer) - 1]
      : choices.find((choice, at) =>
          [choice, ...(also[at] ?? [])].some((name) => fold(name) === fold(answer)),
        );
    if (chosen !== undefined) return chosen;
  }
}
