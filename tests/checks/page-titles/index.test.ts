/** Pages without an h1 are reported at the template if all of its pages lack one, else at their text. */
import { expect, it } from 'vitest';
import pageTitles from '../../../cli/checks/page-titles/index.ts';
import { rendererOf, renderPage } from '../../../cli/core/render/render-pages.ts';
import type { RenderPage } from '../../../cli/core/stages/page.ts';
import type { CachedFile } from '../../../cli/core/stages/site-state.ts';
import { outputPathOf } from '../../../cli/core/values/addresses.ts';
import { buildOf, entryOf, plannedOf } from '../../support/values/render-values.ts';
import { outputFaults } from '../../support/values/site-checks.ts';

const [TEA, CUP] = ['goods/tea.md', 'goods/cup.md'].map((file) => entryOf(file, { bodyStart: 0 }));
const BODY: RenderPage = ({ template, body }) => (template === 'list' ? '<h1>Goods</h1>' : body.html);

function reported(texts: Readonly<Record<string, string>>, render = BODY): string[] {
  const planned = plannedOf([TEA, CUP].flatMap((one) => one ?? []));
  const build = buildOf({ texts, render });
  build.frontEnd.sources = { goods: 'templates/goods.tsx', list: 'templates/list.tsx' };
  const renderer = rendererOf(planned, build.folder, build);
  const files = new Map<string, CachedFile>();
  for (const page of planned.pages) {
    const { notes } = renderPage(page, renderer);
    files.set(outputPathOf(page.path), { inputs: { body: '', props: '' }, stamp: '', notes });
  }
  const found = outputFaults(pageTitles, build, planned, files);
  return found.map(({ code, file, params }) => `${code} ${file} ${params.path} ${params.others}`);
}

it('reports nothing where each page has one', () => {
  expect(reported({ 'goods/tea.md': '# Tea\n', 'goods/cup.md': '# Cup\n' })).toEqual([]);
  expect(reported({ 'goods/tea.md': 'A', 'goods/cup.md': 'B' }, () => ['<p>', '<h1>A</h1>'])).toEqual([]);
});

it('reports a text that lacks the heading which others have', () => {
  expect(reported({ 'goods/tea.md': '# Tea\n', 'goods/cup.md': '## Cup\n' })).toEqual([
    'code/no-heading goods/cup.md /goods/cup/ ',
  ]);
});

it('reports a template once whose pages all lack one', () => {
  expect(reported({ 'goods/tea.md': 'Tea\n', 'goods/cup.md': '## Cup\n' })).toEqual([
    expect.stringMatching(/^code\/no-heading .*templates\/goods.tsx \/goods\/(?:tea|cup)\/ 1$/),
  ]);
});
