import { FRONT, type Case } from '../case.ts';

const LISTED = ['/', '/artikel/jalan/', '/kontak/', '/penafian/'];
const list = (...more: string[]): string => [...LISTED, ...more].join('\n');

/** A new article whose address or title is like one that is gone. */
const renamed = (name: string, gone: string, title: string, file = 'articles/09-uji.md'): Case => ({
  name,
  files: {
    'addresses.txt': list(gone),
    [file]: `⟦⟧${FRONT.replace('title: Judul', `title: ${title}`)}\nIsi.\n`,
  },
  besides: 'address/unlisted',
  asIs: true,
});

export default [
  renamed('a word more in its name', '/artikel/teh/', 'Lain', 'articles/09-teh-jahe.md'),
  renamed('the name as in the title', '/artikel/teh-jahe-hangat/', 'Teh jahe hangat'),
] satisfies Case[];
