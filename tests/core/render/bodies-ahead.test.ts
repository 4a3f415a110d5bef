/** Bodies that another thread renders, before and after they are asked for. */
import { describe, expect, it } from 'vitest';
import { bodiesAhead } from '../../../cli/core/render/bodies-ahead.ts';
import { rendererOf } from '../../../cli/core/render/render-pages.ts';
import type { ContentFolder } from '../../../cli/core/stages/content-folder.ts';
import { factsOf } from '../../support/values/picture-values.ts';
import { buildOf, entryOf, plannedOf } from '../../support/values/render-values.ts';

const TEXTS = {
  'goods/tea.md': '# Steps\n\n[x](/about/) and [y](#steps)\n',
  'goods/cup.md': '![Cup](images/cup.png)\n',
  'pages/about.md': '---\n---\n# Hours\n',
};
const TEA = entryOf('goods/tea.md', { bodyStart: 0 });
const CUP = entryOf('goods/cup.md', { bodyStart: 0 });
const ABOUT = entryOf('pages/about.md', { bodyStart: 8 });
const ENTRIES = [TEA, CUP, ABOUT];

function opened() {
  const local = new Map([['images/cup.png', factsOf()]]);
  const planned = plannedOf(ENTRIES, { local });
  const build = buildOf({ texts: TEXTS });
  const { folder, models, site } = build;
  const read: string[] = [];
  const noting: Pick<ContentFolder, 'read' | 'each'> = {
    read(file) {
      read.push(file);
      return folder.read(file);
    },
    each: (items, step) => items.map((item) => step(item)),
  };
  const { pictures } = site.definition;
  const input = { site: planned.input.site, pictures, parts: planned.input.frontEnd.parts };
  const { bodyOf } = rendererOf(planned, folder, build);
  return {
    bodies: bodiesAhead(noting, models.checks),
    input,
    local,
    read,
    shown: ENTRIES.map((one) => bodyOf(one)),
  };
}

describe('bodies', () => {
  it('are rendered as the pages of their entries show them', () => {
    const { bodies, input, local, read, shown } = opened();
    bodies.begin(input, local);
    expect(bodies.of(ENTRIES)).toEqual(shown);
    expect(read).toEqual(ENTRIES.map(({ file }) => file));
  });

  it('are the same if they are rendered before, but for those that need to know a picture', () => {
    const { bodies, input, local, read, shown } = opened();
    bodies.expect(input, ENTRIES);
    expect(bodies.renderSome()).toBe(false);
    expect(read.splice(0)).toHaveLength(3);
    bodies.begin(input, local);
    expect(bodies.of(ENTRIES)).toEqual(shown);
    expect(read.splice(0)).toEqual([CUP.file]);
    expect(bodies.of([TEA])).toEqual([shown[0]]);
    expect(read).toEqual([TEA.file]);
  });

  it('are rendered again if the settings of the site are others', () => {
    const { bodies, input, local, read } = opened();
    const { site } = input;
    const fields = { ...site.fields, url: 'https://other.example/base/' };
    bodies.expect({ ...input, site: { ...site, fields } }, ENTRIES);
    bodies.renderSome();
    bodies.begin(input, local);
    expect(bodies.of([TEA])[0]?.body.html).not.toContain('/base/');
    expect(read).toHaveLength(4);
  });

  it('are rendered a few at a time, so that requests do not wait', () => {
    const { bodies, input, read } = opened();
    const many = Array.from({ length: 20 }, (_, index) => ({ file: `goods/${index}.md`, bodyStart: 0 }));
    bodies.expect(input, many);
    expect(bodies.renderSome()).toBe(true);
    expect(read.length).toBeLessThan(20);
    while (bodies.renderSome());
    expect([...read].sort()).toEqual(many.map(({ file }) => file).sort());
  });
});
