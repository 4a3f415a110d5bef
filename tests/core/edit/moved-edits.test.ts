/** An edit of a body whose place is wrong by a few characters is refused, or the page is as intended or as it was. */
import { expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { parser } from '../../../cli/core/bodies/markdown-parser.ts';
import { editsOfBody, mistakeFinder } from '../../../cli/core/edit/body-edits.ts';
import { type Candidate, type Claim, editsIn } from '../../../cli/core/edit/edits.ts';
import { prove } from '../../../cli/core/edit/proof.ts';
import { parsing, type Reader } from '../../../cli/core/edit/read-file.ts';

const FRONT = '---\ntitle: a\n---\n';
const MOST = 5;
const reader: Reader = { ...parsing('a.md'), mistakesIn: mistakeFinder(CHECKS.file.body) };

/** Bodies with an edit that is certain, by what is wrong with them. */
const FIXABLE = {
  'text that is indented': 'Teks.\n\n\tBaca "buku" ini.\n\nLagi.\n',
  'text that is indented, at the end': 'Teks.\n\n    Minum air putih.',
  'text that is indented, with signs': 'Teks.\n\n     "Minum" air putih.\r\n\r\n> a\r\n',
  'a list that is indented': 'Satu.\n\n\t1. Cuci beras\n\t2. Tanak nasi\n\nTiga.\n',
  'bold text with spaces': 'Minum **air putih ** setiap hari.\n',
  'bold text with spaces, among signs': '(Minum) "** air putih**", - **teh ** - kata**tebal **ya.\n',
  'bold text that ends with a sign': 'a **Penting:**Baca **"kata"**nya.\n',
  'a note of another tool': 'Teks %%cek lagi%%! Ya %%dua%%- tiga {/* empat */}> lima.\n',
  'a lost asterisk': 'Lebar 3*4 dan 5*6 meter.\n',
  'a note below an asterisk': 'Harga 5.000*\n\n* belum termasuk ongkir\n',
  'a hidden line': 'Teks.\n\n[Penting]: minum\n',
  'a year as a list': 'Teks.\n\n2025. Tahun itu\n\nLagi.\n',
  'a glued heading': '#Cara Membuat\n\nTeks.\n',
};

/** @returns the edits with one of them moved; null if that is no place */
function moved(text: string, edits: readonly Candidate[], at: number, from: number, to: number) {
  const { start, end, old: _old, line: _line, ...edit } = edits[at] as Candidate;
  const span = { start: start + from, end: end + to, new: edit.new };
  const isPlace = 0 <= span.start && span.start <= span.end && span.end <= text.length;
  return isPlace ? edits.toSpliced(at, 1, editsIn(text)(span, edit)) : null;
}

const page = (text: string): string => parser.render(reader.read(text).document?.body?.text ?? '', {});

/** @returns edits that are accepted although their place is wrong, and that lead to another page than before or intended */
function accepted(text: string, edits: readonly Candidate[], by = reader): string[] {
  const proven = (all: readonly Candidate[] | null) => all && prove(by.read(text), all, by)?.after.text;
  const right = proven(edits);
  if (right == null) throw new Error(`not proven: ${text}`);
  const found: string[] = [];
  const pages = [text, right].map(page);
  for (const at of edits.keys())
    for (let from = -MOST; from <= MOST; from += 1)
      for (let to = -MOST; to <= MOST; to += 1) {
        const now = proven(moved(text, edits, at, from, to));
        if (now != null && !pages.includes(page(now)))
          found.push(`${edits[at]?.code} ${from} ${to}: ${JSON.stringify(now.slice(FRONT.length))}`);
      }
  return found;
}

it.each(Object.entries(FIXABLE))('changes nothing besides %s', (_, body) => {
  const text = FRONT + body;
  const edits = editsOfBody(reader.read(text), reader);
  expect(edits).not.toEqual([]);
  expect(accepted(text, edits)).toEqual([]);
});

/** The name of a box, addresses, and the whole body. */
const WRITTEN: readonly (readonly [body: string, old: string, now: string, claim: Claim])[] = [
  ['::: tpi Judul\nIsi.\n:::\n', 'tpi', 'tip', { is: 'box' }],
  ['> :::tpi\n> Isi.\n> :::\n', 'tpi', 'tip', { is: 'box' }],
  ...[
    '[a](/x/ "t") b.\n',
    'a ![b](</x/>) (c)\n',
    '[a][1]\n\n[1]: /x/\n[2]: /b/\n',
    '<b>a</b> [x/](/x/)\n',
  ].map((body) => [body, '/x/', '/yz/', { is: 'replaced', from: '/x/', to: '/yz/' }] as const),
  ['Satu "dua" tiga.\n', 'Satu "dua" tiga.\n', 'Empat.\n', { is: 'body', text: 'Empat.\n' }],
];

it.each(WRITTEN)('changes nothing besides what is written into %j', (body, old, now, claim) => {
  const text = FRONT + body;
  const start = text.lastIndexOf(old);
  const edit = editsIn(text)({ start, end: start + old.length, new: now }, { code: 'written', claim });
  expect(accepted(text, [edit], parsing('a.md'))).toEqual([]);
});
