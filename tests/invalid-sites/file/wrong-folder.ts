import { type Case, file, SAMPLE_ARTICLE } from '../case.ts';

const at = (path: string) => ({ at: { file: path, line: 1, column: 1 } });
const PAGE = `template: legal
title: Tentang
description: Tentang kami.
`;

export default [
  file('an article among pages', 'pages/laut.yaml', SAMPLE_ARTICLE, { ...at('pages/laut.yaml'), suggestions: ['articles/laut.yaml'] }),
  file('an article with a text among pages', 'pages/09-laut.md', `---\n${SAMPLE_ARTICLE}---\n\nIsi.\n`, { ...at('pages/09-laut.md'), suggestions: ['articles/09-laut.md'] }),
  file('an article with a date among pages', 'pages/laut.yaml', `${SAMPLE_ARTICLE}publishDate: 20 Mei 2025\n`, at('pages/laut.yaml')),
  file('a page among articles', 'articles/tentang.md', `---\n${PAGE}---\n\nIsi.\n`, { ...at('articles/tentang.md'), suggestions: ['pages/tentang.md'] }),
] satisfies Case[];
