import { readFileSync } from 'node:fs';
import { FRONT, type Case } from '../case.ts';

const LISTED = ['/', '/artikel/', '/artikel/jalan/', '/kategori/gerakan-ringan/', '/kontak/', '/penafian/'];
const list = (...more: string[]): string => [...LISTED, ...more].join('\n');

/** A new article whose address or title resembles a removed one. */
const renamed = (name: string, gone: string, title: string, file = 'articles/09-uji.md'): Case => ({
  name,
  files: {
    'addresses.txt': list(gone),
    [file]: `⟦⟧${FRONT.replace('title: Judul', `title: ${title}`)}\nIsi.\n`,
  },
  besides: 'address/unlisted',
  asIs: true,
});

/** A renamed category. */
const CATEGORY: Case = {
  name: 'a category',
  files: {
    'addresses.txt': list('/kategori/gerakan/').replace('/kategori/gerakan-ringan/\n', ''),
    'site.yaml': readFileSync(new URL('../base/site.yaml', import.meta.url), 'utf8').replace(
      '- name: Gerakan Ringan',
      '- ⟦⟧name: Gerakan Ringan',
    ),
  },
  besides: 'address/unlisted',
  asIs: true,
};

export default [
  CATEGORY,
  renamed('a word more in its name', '/artikel/teh/', 'Lain', 'articles/09-teh-jahe.md'),
  renamed('the name as in the title', '/artikel/teh-jahe-hangat/', 'Teh jahe hangat'),
] satisfies Case[];
