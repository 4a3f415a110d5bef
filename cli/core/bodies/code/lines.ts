/** The lines of coloured code, whose elements may go over several of them. */

const TAG = /<(\/)?span\b[^<>]*>/g;

/**
 * @param html coloured code
 * @param around returns what is put around a line, by its index; null for nothing
 * @returns the code with these elements; those of the code that go over their ends are divided
 */
export function aroundLines(
  html: string,
  around: (index: number) => { open: string; close: string; isWhole: boolean } | null,
): string {
  const open: string[] = [];
  const lines = html.split('\n');
  let made = '';
  for (const [index, line] of lines.entries()) {
    const before = [...open];
    for (const [tag, closes] of line.matchAll(TAG)) closes ? open.pop() : open.push(tag);
    const end = index < lines.length - 1 ? '\n' : '';
    const own = around(index);
    if (!own) made += line + end;
    else {
      const closing = '</span>'.repeat(before.length);
      const inside = `${before.join('')}${line}${'</span>'.repeat(open.length)}`;
      const [within, behind] = own.isWhole ? [end, ''] : ['', end];
      made += `${closing}${own.open}${inside}${within}${own.close}${open.join('')}${behind}`;
    }
  }
  return made;
}
