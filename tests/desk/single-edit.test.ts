/** A page after an edit of its body: the same as in a complete build, and none if more has changed. */
import { describe, expect, it } from 'vitest';
import { entryReader } from '../../cli/core/entries/read-entry.ts';
import type { ContentFolder } from '../../cli/core/stages/content-folder.ts';
import type { Entry, EntryRead } from '../../cli/core/stages/entry.ts';
import { plannedPages } from '../../cli/desk/planned-pages.ts';
import { editedPage } from '../../cli/desk/single-edit.ts';
import { contentFolder } from '../support/values/folder-in-memory.ts';
import { buildOf, models, plannedOf } from '../support/values/render-values.ts';

const TEA = 'goods/tea.md';
const BEFORE = {
  [TEA]: '---\ntitle: Tea\n---\nHot.\n',
  'goods/set.md': '---\ntitle: Set\nmore: [tea]\n---\nBoth.\n',
  'goods/bare.yaml': 'title: Bare\n',
  'goods/old.md': '---\ntitle: Old\ndraft: true\n---\nOld.\n',
  'goods/odd.md': '---\ntitle: <b>Odd\n---\nOdd.\n',
  'goods/bad.md': '---\ntitle: 1\n---\nBad.\n',
  'pages/about.md': '---\ntitle: About\n---\nAbout.\n',
};
const context = { choices: {}, targets: {}, images: new Set<string>(), reserved: [] };
const reads = new Map<string, EntryRead>(
  Object.keys(BEFORE).map((file) => [
    file,
    entryReader(context, { content: contentFolder(BEFORE), models })(file),
  ]),
);
const entries = [...reads.values()].flatMap(({ entry }): Entry[] =>
  entry && entry.fields.draft !== true ? [entry] : [],
);

/** Path and text of the page after an edit. */
function reRendered(
  file: string,
  text: string,
  changes: Partial<ContentFolder> = {},
  planned = plannedOf(entries),
) {
  const build = buildOf({ texts: BEFORE });
  const now = { ...contentFolder({ ...BEFORE, [file]: text }), ...changes };
  const made = editedPage({ models, reads, context, pages: plannedPages(planned, build) }, file, now);
  return made && [made.path, made.content];
}

const page = (title: string, body: string, more = '') =>
  `<main id="isi"><h1>${title}</h1><hr><p id="more">${more}</p>${body}</main>`;

describe('an edit of a body', () => {
  it('yields the page with the current body', () => {
    expect(reRendered(TEA, '---\ntitle: Tea\n---\nCold.\n')).toEqual([
      'goods/tea/index.html',
      page('Tea', '<p>Cold.</p>\n'),
    ]);
    expect(reRendered('pages/about.md', '---\ntitle: About\n---\nUs.\n')).toEqual([
      'about/index.html',
      page('About', '<p>Us.</p>\n'),
    ]);
  });

  it('keeps the rest of the page unchanged', () => {
    expect(reRendered('goods/set.md', '---\ntitle: Set\nmore: [tea]\n---\nAll.\n')).toEqual([
      'goods/set/index.html',
      page('Set', '<p>All.</p>\n', 'Tea'),
    ]);
  });

  it('may move the body if the fields are the same', () => {
    expect(reRendered(TEA, '---\n# Good tea.\ntitle: "Tea"\n---\n\nCold.\n')?.[1]).toBe(
      page('Tea', '<p>Cold.</p>\n'),
    );
  });
});

describe('no page is rendered', () => {
  it.each([
    ['fields have changed', TEA, '---\ntitle: Coffee\n---\nHot.\n'],
    ['a field has come', TEA, '---\ntitle: Tea\nmore: [set]\n---\nHot.\n'],
    ['the body has gone', TEA, '---\ntitle: Tea\n---\n'],
    ['there was and is no body', 'goods/bare.yaml', 'title: Bare\n'],
    ['the fields are faulty', TEA, '---\ntitle: 1\n---\nCold.\n'],
    ['the file cannot be read', TEA, '\u0000'],
    ['the fields have a fault', 'goods/odd.md', '---\ntitle: <b>Odd\n---\nEven.\n'],
    ['the body has a fault', TEA, '---\ntitle: Tea\n---\n<script>Cold</script>\n'],
    ['the entry has no page', 'goods/old.md', '---\ntitle: Old\ndraft: true\n---\nOlder.\n'],
    ['the file was faulty', 'goods/bad.md', '---\ntitle: Bad\n---\nBad.\n'],
    ['the file is new', 'goods/new.md', '---\ntitle: New\n---\nNew.\n'],
  ])('if %s', (_, file, text) => {
    expect(reRendered(file, text)).toBeNull();
  });

  it('if the site has none for the entry', () => {
    expect(reRendered(TEA, BEFORE[TEA], {}, plannedOf([]))).toBeNull();
  });

  it('if the folder aborts reading the file', () => {
    expect(reRendered(TEA, BEFORE[TEA], { each: () => [] })).toBeNull();
  });
});

it('reads only the edited file', () => {
  const read: string[] = [];
  const folder = contentFolder(BEFORE);
  const made = reRendered(TEA, BEFORE[TEA], {
    read: (path) => {
      read.push(path);
      return folder.read(path);
    },
  });
  expect(made?.[0]).toBe('goods/tea/index.html');
  expect(new Set(read)).toEqual(new Set([TEA]));
});
