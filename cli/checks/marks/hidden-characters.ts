/** Characters that no file may hold, written as `&#x202E;`: pages would show them. */
import type { BodyFault, BodyText } from '../../core/bodies/text/index.ts';
import { cureFor, forbiddenCharacter } from '../../core/values/characters.ts';
import { codePointName } from '../../diagnostics/texts/index.ts';

const CODE_OR_NUMBER = /`[^`\n]*`|&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

export function* hiddenCharacters(text: BodyText): Generator<BodyFault> {
  for (const block of text.blocks) {
    if (!block.content.includes('&#')) continue;
    for (const { 0: found, 1: hex, 2: decimal, index } of block.content.matchAll(CODE_OR_NUMBER)) {
      const point = Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10);
      const character = point <= 0x10ffff ? String.fromCodePoint(point) : '';
      const code = forbiddenCharacter(character);
      if (code !== 'file/bidi-character' && code !== 'file/control-character') continue;
      const start = text.place(block, index);
      yield {
        code,
        params: { character: codePointName(character), found: '', intended: '', cure: cureFor(character) },
        at: { start, end: start + found.length },
      };
    }
  }
}
