/** Where visitors find an article without a page of its own: in the list that shows it with the least effort. */
import { expect, it } from 'vitest';
import { type Lists, whereShown } from '../../../templates/plan/where-shown.ts';
import { plainArticle } from '../../support/values/plan-entries.ts';
import { indonesianAddresses } from '../../support/values/words.ts';

const article = (number: number) => plainArticle(`a${number}`);
const articles = Array.from({ length: 30 }, (_, index) => article(index));

const at = (place: number, placeInCategory: number, changes: Partial<Lists> = {}) => {
  const one = articles[place] ?? article(place);
  const ofCategory = [...articles.filter((other) => other !== one).slice(0, placeInCategory), one];
  const category = { name: 'Makanan Sehat', anchor: 'makanan' };
  const lists = {
    articles,
    ofCategory,
    featured: [],
    category,
    isListed: false,
    archived: false,
    chosen: 'Artikel Pilihan',
    latest: 'Artikel Terbaru',
    addresses: indonesianAddresses,
  };
  return whereShown(one, { ...lists, ...changes }).map(({ path, part }) =>
    `${path} ${part?.en ?? ''}`.trim(),
  );
};

it.each([
  [0, '/#artikel-terbaru in the list “Artikel Terbaru”'],
  [8, '/#artikel-terbaru in the list “Artikel Terbaru”'],
  [9, '/#artikel-terbaru in the list “Artikel Terbaru”, after one press of the button below it'],
  [14, '/#artikel-terbaru in the list “Artikel Terbaru”, after one press of the button below it'],
  [15, '/#artikel-terbaru in the list “Artikel Terbaru”, after 2 presses of the button below it'],
  [16, '/#artikel-terbaru in the list “Artikel Terbaru”, after 2 presses of the button below it'],
])('finds place %i of all at %s', (place, expected) => {
  expect(at(place, 3)).toEqual([expected]);
});

it('finds the section of its category while that shows it', () => {
  for (const place of [0, 1, 2]) expect(at(29, place)).toEqual(['/#makanan in the section “Makanan Sehat”']);
  expect(at(29, 3)).not.toEqual(at(29, 2));
});

it('finds a featured article above the sections, and three others in its section', () => {
  const ofCategory = articles.slice(0, 5);
  const featured = ofCategory.slice(0, 1);
  const placeOf = (one = article(0)) => at(articles.indexOf(one), 0, { ofCategory, featured });
  expect(placeOf(ofCategory[0])).toEqual(['/#artikel-pilihan in the section “Artikel Pilihan”']);
  for (const one of ofCategory.slice(1, 4))
    expect(placeOf(one)).toEqual(['/#makanan in the section “Makanan Sehat”']);
  expect(placeOf(ofCategory[4])).toEqual(['/#artikel-terbaru in the list “Artikel Terbaru”']);
});

it('finds the listing of its category, or else of all, if there are such pages', () => {
  const isListed = { isListed: true, archived: true };
  expect(at(29, 11, isListed)).toEqual(['/kategori/makanan-sehat/ in the list “Makanan Sehat”']);
  expect(at(29, 12, isListed)).toEqual(['/kategori/makanan-sehat/2/ in the list “Makanan Sehat”']);
  expect(at(29, 12, { archived: true })).toEqual(['/artikel/halaman/3/ in the list of all articles']);
});
