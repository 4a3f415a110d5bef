/** Pictures with names that cannot be typed, as cameras, phones and copies give them. */
import { expect, it } from 'vitest';
import { fixContent } from '../../cli/core/edit/fix-content.ts';
import { completed, FRONT, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { BASE, contentOf, definition, type Files, models, overlay, run } from './corpus.ts';

const picture = BASE.get('images/kebun.png') as Uint8Array;

const faultsIn = async (files: Files) =>
  (await run(files)).diagnostics
    .filter(({ severity }) => severity !== 'note')
    .map(({ code, suggestions }) => [code, ...suggestions]);

const using = (name: string) =>
  completed(`imageUrl: "${name}"\nimageAlt: Kebun`, SAMPLE_ARTICLE.replace(/$/, 'publishDate: 1 Mei 2025\n'));

/** Names, each with the same as people type it. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Screenshot 2024-01-05 at 7.22.31\u202FPM.png', 'Screenshot 2024-01-05 at 7.22.31 PM.png'],
  ['foto\u00A0pagi.png', 'foto pagi.png'],
  ['foto\u3000pagi.png', 'foto pagi.png'],
  ['foto\u200Bpagi.png', 'fotopagi.png'],
  ['\u200Efoto.png', 'foto.png'],
  ['f\u043Eto.png', 'foto.png'],
  ['Jum’at.png', "Jum'at.png"],
  ['foto  pagi .png', 'foto pagi.png'],
];

it.each(NAMES)('%j is a name like any other, and is put for %j', async (name, typed) => {
  const named = (field: string, body: string) =>
    overlay({
      [`images/${name}`]: picture,
      [SAMPLE]: using(`images/${field}`),
      'articles/08-isi.md': `${FRONT.replace('Judul', 'Isi')}\n![Kebun](<images/${body}>)\n`,
    });
  expect(await faultsIn(named(name, name))).toEqual([]);
  const wrong = named(typed, name);
  expect(await faultsIn(wrong)).toEqual([['content/image-missing', `images/${name}`]]);
  const [fixed] = [...fixContent(await contentOf(wrong), models, definition)];
  expect(fixed?.after).toBe(using(`images/${name}`));
});
