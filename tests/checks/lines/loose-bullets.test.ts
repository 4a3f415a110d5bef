import { describe, expect, it } from 'vitest';
import { looseLists } from '../../../cli/checks/lines/loose-bullets.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';

const listsIn = (text: string) => looseLists(new BodyText({ text, start: 0 }));

/** The text after the edits. */
function fixedText(text: string): string {
  const edits = listsIn(text).flatMap(({ edits = [] }) => edits);
  return edits.reduceRight(
    (now, { start, end, new: piece }) => now.slice(0, start) + piece + now.slice(end),
    text,
  );
}

describe('paragraphs that begin with a bullet', () => {
  it.each([
    ['Bawa:\n\n• Satu\n\n• Dua\n\nSelesai.', 'Bawa:\n\n- Satu\n\n- Dua\n\nSelesai.'],
    ['\uf0b7 Satu\n\n\n\uf0b7\tDua', '- Satu\n\n\n- Dua'],
    ['o\tSatu\n\no\tDua', '- Satu\n\n- Dua'],
    ['▪ Satu\nyang panjang\n\n▪ Dua', '- Satu\nyang panjang\n\n- Dua'],
    ['> • Satu\n>\n> • Dua', '> - Satu\n>\n> - Dua'],
    ['• Satu', '- Satu'],
    ['• “Satu”', '- “Satu”'],
    ['o\tSatu', '- Satu'],
  ])('become a list: %j', (text, list) => {
    expect(fixedText(text)).toBe(list);
  });

  it('are one fault a list', () => {
    const text = '• Satu\n\n• Dua\n\nJeda.\n\n• Tiga\n\n• Empat';
    expect(listsIn(text).map(({ at }) => text.slice(at.start, at.end))).toEqual(['• Satu', '• Tiga']);
  });

  it.each([
    '• • •',
    '· Satu',
    '■ Judul',
    'o satu\n\no dua',
    '»Satu«\n\n»Dua«',
    '– Satu\n\n– Dua',
    '✅ Satu\n\n✅ Dua',
    '- • Satu\n- • Dua',
    '• Satu\n• Dua\n\n• Tiga\n• Empat',
    '    • Satu',
  ])('are not found in %j', (text) => {
    expect(listsIn(text)).toEqual([]);
  });
});
