/** The text of an entry in passages, each below one heading and short enough to be fetched with a few others. */

export interface Passage {
  /** Id and text of the heading above it; '' above the first one. */
  id: string;
  heading: string;
  text: string;
}

/** Length of a passage in characters, if its sentences allow. */
const LONG = 900;

/** Between two sentences; not after an abbreviation of two letters, such as "dr." or "No.". */
const SENTENCE_END = /(?<=[\p{L}\p{N}]{3}\)?[.!?][”"')]?) (?=[“"'(]?\p{Lu})/u;

/** @returns a line in pieces that are not longer than a passage, unless a word is */
function piecesOf(line: string): string[] {
  if (line.length <= LONG) return [line];
  return line
    .split(SENTENCE_END)
    .flatMap((sentence) =>
      sentence.length <= LONG ? [sentence] : (sentence.match(/.{1,900}(?:\s|$)|\S{900,}/gsu) ?? [sentence]),
    );
}

/**
 * @param summary what the fields say of the entry
 * @param text of the body, as `TextOf` gives it
 * @returns at least one passage; the lines of each are separated by line feeds
 */
export function passagesOf(summary: string, text: string): Passage[] {
  const first: Passage = { id: '', heading: '', text: '' };
  const passages = [first];
  let open = first;
  const add = (line: string): void => {
    if (open.text !== '' && open.text.length + line.length > LONG) {
      open = { id: open.id, heading: open.heading, text: '' };
      passages.push(open);
    }
    open.text += open.text === '' ? line : `\n${line}`;
  };
  for (const line of [summary, ...text.split('\n')]) {
    const [, id, heading = ''] = (line.startsWith('#') && /^#(\S+) (.*)$/.exec(line)) || [];
    if (id !== undefined) {
      open = { id, heading, text: '' };
      passages.push(open);
    } else for (const piece of piecesOf(line.trim())) if (piece !== '') add(piece);
  }
  const told = passages.filter((one) => one.text !== '' || one.heading !== '');
  return told.length > 0 ? told : [first];
}
