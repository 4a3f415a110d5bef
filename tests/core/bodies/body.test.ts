/** The body of a content file when its page is rendered: places refer to the file, and a missing file is reported. */
import { expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { type BodyContext, bodyRenderer } from '../../../cli/core/bodies/body.ts';
import type { Unreadable } from '../../../cli/core/stages/content-folder.ts';
import { NO_BODY } from '../../../cli/core/stages/views.ts';

const HEAD = '---\ntitle: "[x](/x/)"\n---\n';

function read(text: string, changes: Partial<BodyContext> = {}, taken: readonly string[] = []) {
  const requests: string[] = [];
  const context: BodyContext = {
    content: {
      read(path) {
        requests.push(path);
        return new TextEncoder().encode(text);
      },
    },
    images: {
      base: '/senja/',
      bodySizes: '92vw',
      language: 'id',
      find: (src, alt) => ({ src, srcSet: null, width: 3, height: 2, alt }),
    },
    checks: CHECKS.file,
    ...changes,
  };
  const made = bodyRenderer(context)({ file: 'events/a.md', bodyStart: HEAD.length, taken });
  if (!made) throw new Error('no body');
  return { ...made, asked: requests };
}

it('starts after the fields', () => {
  const { body, links, diagnostics, asked: requests } = read(`${HEAD}## Judul\n\nIsi.\n`);
  expect(body).toEqual({
    html: '<h2 id="judul">Judul</h2>\n<p>Isi.</p>\n',
    headings: [{ level: 2, id: 'judul', text: 'Judul' }],
  });
  expect([links, diagnostics, requests]).toEqual([[], [], ['events/a.md']]);
});

it('lists its links, each with its place in the file', () => {
  const text = `${HEAD}[a](/satu/) dan [b](https://b.example/)\n`;
  const { body, links } = read(text);
  const [first, second] = [text.indexOf('/satu/'), text.indexOf('https:')];
  expect(links).toEqual(['/satu/', first, first + 6, 'https://b.example/', second, second + 18]);
  expect(body.html).toContain('href="/senja/satu/"');
});

it('avoids the ids used by the page', () => {
  expect(read(`${HEAD}## Judul\n`, {}, ['judul']).body.headings).toEqual([
    { level: 2, id: 'judul-1', text: 'Judul' },
  ]);
});

it('shows its images as the site defines them', () => {
  const images: BodyContext['images'] = {
    base: '/senja/',
    bodySizes: '92vw',
    language: 'id',
    find: (src, alt) => ({ src: `/senja/${src}?`, srcSet: null, width: 3, height: 2, alt }),
  };
  expect(read(`${HEAD}![Kebun](images/a.png)\n`, { images }).body.html).toContain(
    '<img src="/senja/images/a.png?" alt="Kebun" width="3" height="2"',
  );
});

it('reports each fault at its line of the file', () => {
  const { diagnostics, body } = read(`${HEAD}Isi.\n\n[a](javascript:b) **b\n`);
  expect(
    diagnostics.map(({ code, file, range, lineText }) => [code, file, range.line, range.column, lineText]),
  ).toEqual(
    expect.arrayContaining([
      ['content/bad-link', 'events/a.md', 6, 5, '[a](javascript:b) **b'],
      ['markdown/unclosed-mark', 'events/a.md', 6, 19, '[a](javascript:b) **b'],
    ]),
  );
  expect(diagnostics).toHaveLength(2);
  expect(body.html).toContain('<p>Isi.</p>');
});

it('is empty if the file has become unreadable, which is reported', () => {
  const gone: Unreadable = {
    path: 'events/a.md',
    code: 'file/unreadable',
    params: { reason: { id: 'tidak ada', en: 'gone' } },
  };
  const { body, links, diagnostics } = read('', { content: { read: () => gone } });
  expect([body, links]).toEqual([NO_BODY, []]);
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'file/unreadable',
      file: 'events/a.md',
      params: gone.params,
      range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
      lineText: '',
    }),
  ]);
});
