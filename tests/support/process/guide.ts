/** A guide as steps: what is typed, what is written into files, what the screen shows. */

export type Step =
  | { does: 'types'; command: string }
  /** `…` on a line of its own represents omitted lines. */
  | { does: 'sees'; screen: string }
  /** Lines of fields that are written into a content file. */
  | { does: 'writes'; file: string; fields: string[] }
  | { does: 'copies'; picture: string };

const FENCE = /^<!-- gambar: (\S+) -->$|^```(\S*)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** @throws for a block without a known label */
export function stepsOf(guide: string): Step[] {
  return [...guide.matchAll(FENCE)].flatMap(([, picture, language, file, text = '']): Step[] => {
    const lines = text.trimEnd().split('\n');
    if (picture !== undefined) return [{ does: 'copies', picture }];
    if (language === 'sh') return lines.map((command) => ({ does: 'types', command }));
    if (language === 'text') return [{ does: 'sees', screen: text }];
    if (file !== undefined) return [{ does: 'writes', file, fields: lines }];
    if (language === 'yaml' || language === 'markdown') return [];
    throw new Error(`a block of ${language || 'no'} language:\n${text}`);
  });
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns a pattern for a screen with the quoted lines */
export const asQuoted = (screen: string): RegExp =>
  new RegExp(`^${screen.split(/^…\n/m).map(literally).join('[\\s\\S]*?')}$`);

/** The questions in a quoted dialogue, each with its answer. */
export const answersIn = (screen: string): [question: string, answer: string][] =>
  [...screen.matchAll(/^((?:Judul|Title|(?:Nomor|Number) \([^)]*\)): )(.+)$/gm)].map(
    ([, question = '', answer = '']) => [question, answer],
  );

/**
 * @returns the text of a content file with these fields, each replacing the field or the comment that offers it
 * @throws for a field that the file does not offer
 */
export function withFields(text: string, fields: readonly string[]): string {
  return fields.reduce((before, field) => {
    const [name = ''] = field.split(':', 1);
    const line = new RegExp(`^(?:# )?${literally(name)}:.*$`, 'm');
    if (!line.test(before)) throw new Error(`no field ${name}`);
    return before.replace(line, () => field);
  }, text);
}
