/** Files that pages fetch: the search index, and portions of the latest articles. */
import { expect, it } from 'vitest';
import { type CardOf, cards } from '../../../templates/plan/articles.ts';
import { portionFiles, searchIndex } from '../../../templates/plan/data-files.ts';
import {
  contentOf,
  namedCard,
  plainArticle,
  plainArticles,
  plainCategory,
  plainTools,
} from '../../support/values/plan-entries.ts';
import { indonesianAddresses, inIndonesian } from '../../support/values/words.ts';

const never: CardOf = () => {
  throw new Error('not asked for');
};

it('finds an article by its words, on its page or in its category', () => {
  const category = plainCategory('Makanan Sehat');
  const card = cards(contentOf().articles, plainTools, new Map([[category.name, category]]), inIndonesian);
  const { path, content } = searchIndex(
    [
      plainArticle('tempe', { keywords: ['kedelai', 'lauk murah'], seekHelp: ['Gatal.', 'Sesak.'] }, 1),
      plainArticle('tahu'),
    ],
    card,
    indonesianAddresses,
    inIndonesian,
  );
  expect(path).toBe('artikel/pencarian.json');
  const lines =
    'Dari kedelai. Murah!\nNo. 1 di pasar\n#cara Cara masak\nRebus 2.000 ml air. (Lima menit.) Angkat.';
  const textOf = ({ slug }: { slug: string }) => (slug === 'tempe' ? lines : '');
  expect(JSON.parse(String(content(textOf)))).toEqual({
    small: inIndonesian('search.small-words'),
    alike: inIndonesian('search.alike'),
    beginnings: inIndonesian('search.beginnings'),
    articles: [
      {
        title: 'Judul tempe',
        excerpt: 'Ringkasan tempe',
        category: 'Makanan Sehat',
        motif: 'bowl',
        href: '/senja/artikel/tempe/',
        words: 'kedelai lauk murah',
        parts: [
          ['', 'Dari kedelai.\nMurah!\nNo. 1 di pasar'],
          ['cara', 'Cara masak\nRebus 2.000 ml air.\n(Lima menit.)\nAngkat.'],
          ['senja-ke-dokter', 'Kapan harus ke dokter\nGatal.\nSesak.'],
        ],
      },
      {
        title: 'Judul tahu',
        excerpt: 'Ringkasan tahu',
        category: 'Makanan Sehat',
        motif: 'bowl',
        href: '/senja/#jangkar',
      },
    ],
  });
});

it('numbers portions from 1, each with its cards', () => {
  const files = portionFiles([plainArticles('a', 'b'), plainArticles('c')], namedCard, indonesianAddresses);
  expect(files.map(({ path, content }) => [path, JSON.parse(String(content(() => '')))])).toEqual([
    ['artikel/terbaru-1.json', { articles: [{ slug: 'a' }, { slug: 'b' }] }],
    ['artikel/terbaru-2.json', { articles: [{ slug: 'c' }] }],
  ]);
  expect(portionFiles([], namedCard, indonesianAddresses)).toEqual([]);
});

it('creates no card before the content is requested', () => {
  const articles = plainArticles('a');
  expect(() => searchIndex(articles, never, indonesianAddresses, inIndonesian).content(() => '')).toThrow(
    'not asked for',
  );
  expect(() => portionFiles([articles], never, indonesianAddresses)[0]?.content(() => '')).toThrow(
    'not asked for',
  );
});
