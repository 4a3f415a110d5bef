/** Certain faults in content files are fixed, in passes that can be followed; everything else stays as written. */
import { describe, expect, it } from 'vitest';
import type { FixedFile } from '../../../cli/core/edit/edits.ts';
import { fixContent } from '../../../cli/core/edit/fix-content.ts';
import type { Models } from '../../../cli/core/models/models.ts';
import type { ContentFolder } from '../../../cli/core/stages/content-folder.ts';
import type { Choices } from '../../../cli/core/stages/entry.ts';
import type { SiteDefinition } from '../../../cli/core/stages/site.ts';
import { apply } from '../../../cli/core/values/changes/text-pieces.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';
import { modelsOf, type WholeSchema } from '../../support/values/validate-values.ts';

const text: WholeSchema = { type: 'string' };
const date: WholeSchema = { type: 'string', format: 'indonesian-date' };
const later: WholeSchema = { ...date, 'x-not-before': 'began' };
const group = (properties: Record<string, WholeSchema>): WholeSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});

const models = modelsOf({
  site: {
    ...group({
      title: text,
      url: text,
      name: text,
      open: { type: 'boolean' },
      topics: { type: 'array', items: group({ title: text }) },
      imageHosts: { type: 'array', items: { type: 'string', format: 'host-name' } },
    }),
  },
  acara: {
    ...group({
      title: text,
      draft: { type: 'boolean' },
      topic: { type: 'string', 'x-one-of': 'topics/title' },
      photo: { type: 'string', format: 'image-url' },
      began: date,
      one: later,
      two: later,
      three: later,
      four: later,
      tags: { type: 'array', items: text },
    }),
    'x-collection': { folder: 'acara' },
    'x-body': 'optional',
  },
});
const definition: Pick<SiteDefinition, 'checkSettings' | 'diagnostics'> = {
  checkSettings: () => [],
  diagnostics: {},
};

const SITE = 'topics:\n  - title: Air\n  - title: Api\nimageHosts:\n  - foto.example\n';
const ENTRY = 'acara/teh.yaml';

interface Surroundings {
  site?: string;
  path?: string;
  before?: Choices;
  by?: Models;
  changes?: Partial<ContentFolder>;
}

const all = (
  files: Record<string, string>,
  { by = models, before, changes }: Surroundings = {},
): FixedFile[] => [...fixContent(contentFolder(files, changes), by, definition, before)];

/** The new text of one entry: null if nothing is certain. */
function fixed(entry: string, around: Surroundings = {}): FixedFile | null {
  const { site = SITE, path = ENTRY } = around;
  const files = all({ 'site.yaml': site, [path]: entry }, around);
  expect(files.length).toBeLessThan(2);
  const [file = null] = files;
  if (file) {
    expect([file.path, file.before]).toEqual([path, entry]);
    expect(file.passes.reduce(apply, entry)).toBe(file.after);
  }
  return file;
}

const fixedText = (entry: string, around?: Surroundings): string | null =>
  fixed(entry, around)?.after ?? null;
/** The edits of each pass, in the order in which they are written. */
const passes = (entry: string, around?: Surroundings): string[][] =>
  (fixed(entry, around)?.passes ?? []).map((edits) => edits.map(({ old, new: now }) => `${old} > ${now}`));

describe('an entry', () => {
  it('is unchanged if it is valid', () => {
    expect(fixed('title: Teh\ndraft: true\n')).toBeNull();
    expect(fixed('')).toBeNull();
  });

  it('has spaces in place of breaks of a word processor, and a hyphen', () => {
    expect(fixedText('title: Teh\u000bjahe\u2028hangat \u000b\n')).toBe('title: Teh jahe hangat\n');
    expect(fixedText('title: anak\u001eanak\n')).toBe('title: anak-anak\n');
    const body = '---\ntitle: Teh\n---\n\nJalan Melati\u000bBandung\u0085Jawa\n\u000c\nTeks.\n';
    expect(fixedText(body, { path: 'acara/teh.md' })).toBe(
      '---\ntitle: Teh\n---\n\nJalan Melati Bandung Jawa\n\nTeks.\n',
    );
    // Where it may separate fields, nothing is certain.
    expect(fixedText('title: Teh\u000bdraft: true\n')).toBeNull();
    expect(fixedText('title: Teh\rdraft: true\nphoto: images/a.jpg\n')).toBeNull();
  });

  it('lists each edit with its place, its reason and its field', () => {
    expect(fixed('title: Teh\ndraft: yes\n')).toMatchObject({
      path: ENTRY,
      before: 'title: Teh\ndraft: yes\n',
      after: 'title: Teh\ndraft: true\n',
      passes: [
        [{ start: 18, end: 21, old: 'yes', new: 'true', code: 'content/expected-yes-no', field: '/draft' }],
      ],
    });
  });

  it('keeps the text between the edits', () => {
    expect(fixedText('# a\ntitle:   \'Teh\'  # b\ndraft: yes # c\ntopic: "Aie"\n')).toBe(
      '# a\ntitle:   \'Teh\'  # b\ndraft: true # c\ntopic: "Air"\n',
    );
  });

  it('is fixed in the order of its lines, whatever fault was reported first', () => {
    expect(passes('title = Teh\ndraft: yes\ntags: [a]  \n')).toEqual([
      ['title =  > title: ', 'yes > true'],
      ['   > '],
    ]);
    expect(passes('topic: Aie\ntitle: 7\ndraft: yes\ntags: [1]\n')).toEqual([
      ['Aie > Air', '7 > "7"', 'yes > true', '1 > "1"'],
    ]);
  });

  it('gets adjacent edits in one pass, but an edit at the very end in a later one', () => {
    expect(passes('draft: yes  \ntitle: Teh\n')).toEqual([['yes > true', '   > ']]);
    expect(passes('title: Teh\ndraft: yes')).toEqual([['yes > true'], [' > \n']]);
    expect(passes('draft: yes\ntitle: Teh')).toEqual([['yes > true', ' > \n']]);
  });

  it('ends with a line break like its others, unless it ends with a body', () => {
    expect(passes('title: Teh')).toEqual([[' > \n']]);
    expect(passes('title: Teh\r\ndraft: true')).toEqual([[' > \r\n']]);
    expect(fixed('---\ntitle: Teh\n---\nIsi', { path: 'acara/teh.md' })).toBeNull();
  });

  it('loses trailing spaces after its values, but not those of its body', () => {
    expect(fixedText('title: Teh  \ntags:\n  - a\t\n')).toBe('title: Teh\ntags:\n  - a\n');
    const path = 'acara/teh.md';
    expect(fixedText('---\r\ntitle: Teh  \r\n---\r\nIsi  \r\n', { path })).toBe(
      '---\r\ntitle: Teh\r\n---\r\nIsi  \r\n',
    );
    expect(fixed('---\ntitle: Teh\n---\nIsi  \n', { path })).toBeNull();
  });

  it('is fixed between its fences', () => {
    expect(fixedText('---\ntitle: Teh\ndraft: yes\n---\ndraft: yes\n', { path: 'acara/teh.md' })).toBe(
      '---\ntitle: Teh\ndraft: true\n---\ndraft: yes\n',
    );
    expect(fixedText('---\ntitle = Teh\n---\ndraft = yes\n', { path: 'acara/teh.md' })).toBe(
      '---\ntitle: Teh\n---\ndraft = yes\n',
    );
  });

  it('keeps its byte-order mark', () => {
    const file = all({ 'site.yaml': SITE, [ENTRY]: '\uFEFFdraft: yes\n' })[0];
    expect(file && [file.before, file.after]).toEqual(['draft: yes\n', 'draft: true\n']);
  });
});

describe('character references', () => {
  it('are replaced in a block scalar, which is kept', () => {
    expect(fixedText('title: |-\n  Teh &amp;amp; gula\n  &amp;lt;3\n')).toBe(
      'title: |-\n  Teh & gula\n  <3\n',
    );
  });
});

describe('with an unreadable line', () => {
  it('values elsewhere are fixed, but no names, trailing spaces or final line break', () => {
    expect(fixedText('title: | Teh tawar  \ntags: [a]  \ndraft: yes')).toBe(
      'title: | Teh tawar  \ntags: [a]  \ndraft: true',
    );
    expect(fixedText('title: | Teh tawar\ntopik: Air\n')).toBeNull();
    expect(fixedText('title: Teh\ntopik: Air\n')).toBe('title: Teh\ntopic: Air\n');
  });

  it('the line is fixed first, and the rest in a pass of its own', () => {
    expect(passes('title = Teh\ntopik: Air')).toEqual([['title =  > title: '], ['topik > topic', ' > \n']]);
  });
});

describe('edits that are not safe together', () => {
  const began = 'began: 3 Mei 2025\n';

  it('are tried by halves, so that one does not prevent the others', () => {
    // Dates before the first allowed one are another fault.
    expect(fixedText(`${began}one: 2 May 2025\ndraft: yes\n`)).toBe(`${began}one: 2 May 2025\ndraft: true\n`);
    expect(fixedText(`draft: yes\n${began}one: 2 May 2025\n`)).toBe(`draft: true\n${began}one: 2 May 2025\n`);
    expect(fixedText(`${began}one: 2 May 2025\ntwo: 4 May 2025\nthree: 1 May 2025\nfour: 5 May 2025\n`)).toBe(
      `${began}one: 2 May 2025\ntwo: 4 Mei 2025\nthree: 1 May 2025\nfour: 5 Mei 2025\n`,
    );
  });

  it('count as one pass if they are safe in the end', () => {
    expect(passes(`draft: yes\n${began}one: 2 May 2025\ntitle: 7\n`)).toEqual([['yes > true', '7 > "7"']]);
  });

  it('leave the file unchanged if none is safe', () => {
    expect(fixed(`${began}one: 2 May 2025\n`)).toBeNull();
    expect(fixed(`${began}one: 2 May 2025\ntwo: 2 May 2025\n`)).toBeNull();
  });

  it('are not tried for duplicate keys', () => {
    expect(fixedText('draft: yes\ndraft: no\ntitle: 7\n')).toBe('draft: yes\ndraft: no\ntitle: "7"\n');
  });
});

describe('a file that takes very many parses', () => {
  const path = 'acara/teh.md';
  // Each edit keeps the length. Sixteen parses show that only the last of the five is not certain.
  const fields =
    'began: 3 Mei 2025\none: 2 May 2025\ntwo: 2 May 2025\nthree: 2 May 2025\nfour: 2 May 2025\ntopic: Aie\n';
  const sized = (size: number): string => {
    const start = `---\n${fields}---\n`;
    return `${start}${`${'isi'.repeat(500)}\n`.repeat(200).slice(0, size - start.length - 1)}\n`;
  };

  it('is fixed within a budget of a million characters', () => {
    const most = sized(62_500);
    expect(most).toHaveLength(62_500);
    expect(passes(most, { path })).toEqual([['Aie > Air']]);
  });

  it('is unchanged beyond that budget, although an edit was safe', () => {
    expect(sized(62_501)).toHaveLength(62_501);
    expect(fixed(sized(62_501), { path })).toBeNull();
  });

  it('is not parsed again once the budget is spent', () => {
    let readings = 0;
    const collections = models.collections.map((collection) => ({
      ...collection,
      models: new Map(
        [...collection.models].map(([name, model]) => {
          const validate = new Proxy(model.validate, {
            apply(target, self, values) {
              readings += 1;
              return Reflect.apply(target, self, values);
            },
          });
          return [name, { ...model, validate }];
        }),
      ),
    }));
    expect(fixed(sized(120_000), { path, by: { ...models, collections } })).toBeNull();
    // The first parse is not counted, and eight take less than a million characters.
    expect(readings).toBe(9);
  });
});

describe('site.yaml', () => {
  it('is fixed first, and entries according to its new values', () => {
    const site = SITE.replace('foto.example', 'https://foto.example/');
    const files = all({ 'site.yaml': site, [ENTRY]: 'photo: http://foto.example/a.jpg\n' });
    expect(files.map((file) => [file.path, file.after])).toEqual([
      ['site.yaml', SITE],
      [ENTRY, 'photo: https://foto.example/a.jpg\n'],
    ]);
  });

  it('is fixed by its own model and the checks of the site', () => {
    const at = { pointer: '/open' };
    const closed: typeof definition = {
      ...definition,
      checkSettings: ({ open }) => (open ? [{ code: 'content/empty', params: { name: 'open' }, at }] : []),
    };
    const rest = 'title: Teh\nurl: https://teh.example/\n';
    const site = { 'site.yaml': `open: yes\n${rest}` };
    const mend = (by: typeof definition) =>
      [...fixContent(contentFolder(site), models, by)].map((file) => file.after);
    expect(mend(definition)).toEqual([`open: true\n${rest}`]);
    // Fields still open by then would be another fault.
    expect(mend(closed)).toEqual([]);
  });

  it('determines the hosts that support https', () => {
    const photo = 'photo: http://foto.example/a.jpg\n';
    expect(fixedText(photo)).toBe('photo: https://foto.example/a.jpg\n');
    expect(fixedText('photo: http://lain.example/a.jpg\n')).toBeNull();
    expect(fixedText(photo, { site: SITE.replace('imageHosts:\n  - foto', 'imageHosts: foto') })).toBeNull();
    // Other items of the list do not matter.
    const odd = `${SITE}  - [7]\n`;
    expect(fixedText(photo, { site: odd })).toBe('photo: https://foto.example/a.jpg\n');
  });

  it('may be missing or unreadable while entries are fixed', () => {
    const entry = { [ENTRY]: 'draft: yes\nphoto: http://foto.example/a.jpg\n' };
    const expected = ['draft: true\nphoto: http://foto.example/a.jpg\n'];
    const outcome = (files: Record<string, string>, changes: Partial<ContentFolder> = {}) =>
      all(files, { changes }).map((file) => file.after);
    const read: ContentFolder['read'] = (path) => {
      if (path !== ENTRY) throw new Error(`${path} was read`);
      return new TextEncoder().encode(entry[path]);
    };
    expect(outcome(entry, { read })).toEqual(expected);
    expect(outcome(entry, { site: 'site.yaml' })).toEqual(expected);
    expect(outcome({ 'site.yaml': '- a\n', ...entry })).toEqual(expected);
    expect(outcome({ 'site.yaml': '\0', ...entry })).toEqual(expected);
  });
});

describe('an entry is unchanged', () => {
  it('if it belongs to no collection', () => {
    const files = { 'site.yaml': SITE, 'lain/teh.yaml': 'draft: yes\n', [ENTRY]: 'draft: no\n' };
    expect(all(files).map((file) => [file.path, file.after])).toEqual([[ENTRY, 'draft: false\n']]);
  });

  it('if its file cannot be read, and the next one is fixed', () => {
    const files = { 'site.yaml': SITE, [ENTRY]: 'draft: no\n' };
    const changes = { entries: ['acara/hilang.yaml', ENTRY] };
    expect(all(files, { changes }).map((file) => file.path)).toEqual([ENTRY]);
  });

  it('if its file is not plain text', () => {
    expect(fixed('draft: yes\n# \u0001\n')).toBeNull();
    expect(fixed('draft: yes\n# a\n')).not.toBeNull();
  });

  it('if its bytes are not UTF-8, as the invalid ones would be replaced', () => {
    const bytes = Uint8Array.from('draft: yes\n# \xE9\n', (letter) => letter.charCodeAt(0));
    expect(all({ [ENTRY]: '' }, { changes: { read: () => bytes } })).toEqual([]);
  });

  it('if no parse of it finishes', () => {
    const files = { 'site.yaml': SITE, [ENTRY]: 'draft: no\n', 'acara/ubi.yaml': 'draft: no\n' };
    const changes: Partial<ContentFolder> = {
      each: (items, step) => items.filter((item) => item !== ENTRY).map(step),
    };
    expect(all(files, { changes }).map((file) => file.path)).toEqual(['acara/ubi.yaml']);
  });

  it('if its choice was in the last build’s list, rather than being replaced by a similar one', () => {
    expect(fixedText('topic: Aie\n')).toBe('topic: Air\n');
    expect(fixedText('topic: Aie\n', { before: { 'topics/title': ['Lain', 'Api'] } })).toBe('topic: Air\n');
    expect(fixed('topic: Aie\n', { before: { 'topics/title': ['Aie', 'Api'] } })).toBeNull();
  });
});
