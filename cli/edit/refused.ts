/** Requests that are not carried out: each with a reason in one sentence. */
import { type NameIn, type Phrase, phrase } from '../diagnostics/phrases.ts';
import { Failure, fileSystemFailure } from '../io/failure.ts';
import type { RefusedRequest } from './api.ts';

/** Thrown where a request cannot be carried out. */
export class Refused extends Error {
  readonly status: number;
  readonly answer: RefusedRequest;

  constructor(status: number, answer: RefusedRequest) {
    super(answer.refused.en);
    this.status = status;
    this.answer = answer;
  }
}

/** The reasons without anything to fill in. */
type Reason = {
  [Name in NameIn<Phrase, 'edit'>]: Parameters<typeof phrase<`edit.${Name}`>> extends [unknown]
    ? Name
    : never;
}[NameIn<Phrase, 'edit'>];

/** @returns a refusal with words of its own */
export const refusedAs = (refused: RefusedRequest['refused'], status = 400): Refused =>
  new Refused(status, { refused, instead: null });

/** @returns a refusedBecause with a reason of `words/commands/edit.yaml` */
export const refusedBecause = (
  reason: Reason,
  status = 400,
  instead: RefusedRequest['instead'] = null,
): Refused => new Refused(status, { refused: phrase(`edit.${reason}`), instead });

/** @returns the refusedBecause that an error means: one of the machine, the command line, or a bug */
export function refusalFor(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { words } = error instanceof Failure ? error : fileSystemFailure('', error);
  const reason = { id: words.id.message, en: words.en.message };
  const refused = error instanceof Failure ? reason : phrase('edit.failed', { reason });
  const isUsage = error instanceof Failure && error.exitCode === 2;
  return new Refused(isUsage ? 400 : 500, { refused, instead: null });
}
