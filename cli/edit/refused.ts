/** Requests that are not carried out: each with a reason in one sentence. */
import path from 'node:path';
import { inBoth } from '../diagnostics/languages/index.ts';
import { type NameIn, type Phrase, phrase, reasonFor } from '../diagnostics/phrases/index.ts';
import { Failure, reasonAndHelp } from '../io/failures/index.ts';
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

/** @returns the file of a failure, below a folder; '' for one elsewhere */
function fileIn(folder: string, error: unknown, reason: string): string {
  const message = error instanceof Failure ? error.words.en.message : '';
  const file = message.slice(0, -`: ${reason}.`.length);
  return folder !== '' && file.startsWith(folder + path.sep)
    ? file
        .slice(folder.length + 1)
        .split(path.sep)
        .join('/')
    : '';
}

/** @returns why the machine has refused something, in words that name no place on it; null for any other error */
function reasonOfMachine(error: unknown, folder: string): RefusedRequest['refused'] | null {
  const cause = error instanceof Failure ? error.cause : error;
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  if (!reasonFor('machine/file-system', code)) return null;
  const { reason, help } = reasonAndHelp(cause);
  const file = fileIn(folder, error, reason.en);
  const about = inBoth((lang) => (file === '' ? reason[lang] : `${file}: ${reason[lang]}`));
  return phrase('edit.failed', { reason: about, help });
}

/** What begins with the root of a disk, up to the last slash. */
const FOLDERS = /(?<![\w./:])(?:[A-Za-z]:\\|\/)(?:[^\s/\\:“”"']+[/\\])+/g;

/**
 * @returns the refusal that an error means: one of the command line, of the machine, or a bug. Its words are for people
 *   who do not know the terminal; what they lack is printed there
 * @param content absolute path of the content folder, whose files are named
 */
export function refusalFor(error: unknown, content = ''): Refused {
  if (error instanceof Refused) return error;
  const reason = reasonOfMachine(error, content);
  if (reason) return refusedAs(reason, 500);
  if (!(error instanceof Failure)) return refusedBecause('bug', 500);
  const { words, exitCode } = error;
  const plain = (message: string): string =>
    (content === '' ? message : message.replaceAll(content + path.sep, '')).replace(FOLDERS, '');
  return refusedAs(
    inBoth((lang) => plain(words[lang].message)),
    exitCode === 2 ? 400 : 500,
  );
}
