/** Bodies rendered before their page: as they would be with it, or not at all. */
import { describe, expect, it } from 'vitest';
import { readBody } from '../../../cli/core/bodies/body.ts';
import { BODIES, preRenderedBody } from '../../../cli/core/bodies/pre-rendered-bodies.ts';
import { imagesOf } from '../../../cli/core/images/image-set.ts';
import type { SiteEntry } from '../../../cli/core/stages/entry.ts';
import { nowhere } from '../../../cli/core/stages/executor.ts';
import { fingerprint } from '../../../cli/core/values/hash.ts';
import { contentFolder } from '../../support/folder-in-memory.ts';
import { PICTURES } from '../../support/picture-values.ts';
import { buildOf } from '../../support/render-values.ts';

const SITE = {
  fields: { url: 'https://a.example/senja/', imageHosts: ['foto.example'] },
} as unknown as SiteEntry;
const HEAD = '---\ntitle: Teh\n---\n';
const BODY =
  '## Seduh\n\n[Air](/air/) dan [api](https://b.example/).\n\n![Cangkir](https://foto.example/a.jpg)\n';

const prepared = (texts: Readonly<Record<string, string>>) => {
  const { models, site } = buildOf({ definition: { ids: ['isi'] } });
  return BODIES.prepare(SITE, { content: contentFolder(texts), models, site, write: nowhere });
};
const early = (text: string, file = 'goods/tea.md') => prepared({ [file]: text })(file);

describe('a body rendered early', () => {
  it('is as it would be with its page', () => {
    const text = `${HEAD}${BODY}`;
    const content = contentFolder({ 'goods/tea.md': text });
    const context = {
      content,
      images: imagesOf(SITE, new Map(), { pictures: PICTURES }),
      base: '/senja/',
      ids: ['isi'],
    };
    const read = readBody('goods/tea.md', HEAD.length, context);
    expect(read.links).toHaveLength(6);
    expect(early(text)).toEqual({ fingerprint: fingerprint(text), start: HEAD.length, read });
  });

  it('leaves the ids alone that the page has', () => {
    expect(early(`${HEAD}## Isi\n`)?.read.body.headings).toEqual([{ level: 2, id: 'isi-2', text: 'Isi' }]);
  });

  it.each([
    ['a file that has no body', 'title: Teh\n', 'goods/tea.yaml'],
    ['a link that is no address', `${HEAD}[a](javascript:alert)\n`, 'goods/tea.md'],
    ['a picture in the folder, which nobody has looked at', `${HEAD}![a](images/a.png)\n`, 'goods/tea.md'],
    ['a picture from elsewhere', `${HEAD}![a](https://c.example/a.png)\n`, 'goods/tea.md'],
    ['a character that no text may have', `${HEAD}a\u0007\n`, 'goods/tea.md'],
    ['faulty lines around the fields', `--\ntitle: Teh\n---\n[a](/b/)\n`, 'goods/tea.md'],
    ['no text at all', ' \n', 'goods/tea.md'],
  ])('is left for later with %s', (_name, text, file) => {
    expect(early(text, file)).toBeNull();
  });

  it('is left for later when its file cannot be read', () => {
    expect(prepared({})('goods/tea.md')).toBeNull();
  });
});

describe('a body counts', () => {
  const text = `${HEAD}${BODY}`;
  const found = early(text);
  const entry = { file: 'goods/tea.md', bodyStart: HEAD.length, fingerprint: fingerprint(text) };
  const done = (task: unknown, file: string) => (task === BODIES && file === entry.file ? found : null);

  it('for the entry of its file, as it was', () => {
    expect(found).not.toBeNull();
    expect(preRenderedBody(entry, done)).toBe(found?.read);
  });

  it.each([
    { file: 'goods/air.md' },
    { bodyStart: HEAD.length + 1 },
    { bodyStart: null },
    { fingerprint: fingerprint(`${text} `) },
  ])('for no other: %j', (changes) => {
    expect(preRenderedBody({ ...entry, ...changes }, done)).toBeNull();
  });
});
