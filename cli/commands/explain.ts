/** `senja explain`: the long text of a diagnostic code. What was asked for goes to standard output. */
import pc from 'picocolors';
import { explainCode, isCode, listCodes, nearestCodes } from '../diagnostics/explain.ts';
import { Failure } from '../io/failure.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';

/**
 * @param code as typed, or undefined to list all codes
 * @throws Failure when there is no such code
 */
export async function explain(
  { options, stdout, width, called }: Context,
  code: string | undefined,
): Promise<ExitCode> {
  const { lang, colour } = options;
  const paint = pc.createColors(colour);
  if (code === undefined) {
    stdout(listCodes(lang, paint, called));
    return EXIT.done;
  }
  if (!isCode(code)) {
    const near = nearestCodes(code);
    throw new Failure('usage/unknown-code', {
      id: {
        message: `Kode ${code} tidak ada.`,
        hint: near.length > 0 ? `Maksud Anda: ${near.join(', ')}` : `Lihat semua kode: ${called} explain`,
      },
      en: {
        message: `There is no code ${code}.`,
        hint: near.length > 0 ? `Did you mean: ${near.join(', ')}` : `See all codes: ${called} explain`,
      },
    });
  }
  stdout(explainCode(code, lang, paint, { width, called }));
  return EXIT.done;
}
