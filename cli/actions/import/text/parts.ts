/** Parts of a text between an opening and a closing. */

/**
 * Replaces each part from an opening to the next closing; an opening without one stays. Takes time linear in the text,
 * whatever it is: no closing is searched twice.
 * @param open with flag `g`
 * @param close with flag `g`, or gives the closing of an opening
 * @param replace gets the text between the two, the opening, and the whole part; null to go on after the opening
 */
export function replaceParts(
  text: string,
  open: RegExp,
  close: RegExp | ((opening: RegExpExecArray) => RegExp),
  replace: (inner: string, opening: RegExpExecArray, whole: string) => string | null,
): string {
  const closings = new Map<string, RegExpExecArray | null>();
  const closingFrom = (sign: RegExp, from: number): RegExpExecArray | null => {
    const known = closings.get(sign.source);
    if (known === null || (known && known.index >= from)) return known;
    sign.lastIndex = from;
    const found = sign.exec(text);
    closings.set(sign.source, found);
    return found;
  };
  let made = '';
  let last = 0;
  open.lastIndex = 0;
  for (let opening = open.exec(text); opening; opening = open.exec(text)) {
    const from = opening.index + opening[0].length;
    const closing = closingFrom(close instanceof RegExp ? close : close(opening), from);
    if (!closing) continue;
    const end = closing.index + closing[0].length;
    const said = replace(text.slice(from, closing.index), opening, text.slice(opening.index, end));
    if (said === null) continue;
    made += text.slice(last, opening.index) + said;
    last = end;
    open.lastIndex = end;
  }
  return made + text.slice(last);
}
