/** `senja new`: files that explain what is missing and are valid once it is filled in. */
import { describe, expect, it } from 'vitest';
import { numberedName, scaffold } from '../../cli/actions/scaffold.ts';
import { models, overlay, run } from './corpus.ts';

const allModels = new Map(
  models.collections.flatMap((one) => [...one.models.values()].map((model) => [model.name, model])),
);
const modelOf = (name: string) => {
  const model = allModels.get(name);
  if (!model) throw new Error(`no model ${name}`);
  return model;
};

const article = (title: string, lang: 'id' | 'en', markdown = false): string =>
  scaffold({
    schema: modelOf('article').schema,
    modelPath: '../models/article.schema.json',
    lang,
    check: 'npx senja check',
    values: { title, readTime: '5 menit', publishDate: '20 April 2025' },
    choices: { category: ['Makanan Sehat', 'Gerakan Ringan'] },
    markdown,
  });

/** Fills every open field with a valid value. */
function filledIn(text: string): string {
  const values: Record<string, string> = {
    category: 'Makanan Sehat',
    imageUrl: 'https://images.unsplash.com/photo-9',
    href: '/kontak/',
    email: 'halo@uji.example',
    phone: '+62 21 5550 1234',
  };
  const lines = text.split('\n');
  return (
    lines
      .map((line, index) => {
        const [, lead = '', name = ''] = /^( *(?:- )?)(\w+):$/.exec(line) ?? [];
        const holdsMore = (lines[index + 1] ?? '').search(/\S/) > lead.length;
        if (name !== '' && !holdsMore) return `${line} ${values[name] ?? 'Isi'}`;
        return / -$/.test(line) ? `${line} Isi` : line;
      })
      .join('\n')
      // The body that `senja new` asks to be replaced.
      .replace(/^(?:Tulis isinya di sini|Write the text here)\.$/m, 'Airnya hangat.')
  );
}

describe('senja new', () => {
  it.each([
    ['id', 'yaml'],
    ['en', 'yaml'],
    ['id', 'md'],
    ['en', 'md'],
  ] as const)(
    'writes an article in %s as .%s that requests missing fields, and is valid once filled in',
    async (lang, ending) => {
      const path = `articles/09-minum-air.${ending}`;
      const text = article('Minum air: delapan gelas', lang, ending === 'md');
      const { diagnostics } = await run(overlay({ [path]: text }));
      expect(diagnostics.map(({ code, field }) => `${code} ${field}`)).toEqual([
        'content/empty /excerpt',
        'content/empty /category',
        'content/empty /imageUrl',
        ...(ending === 'md' ? ['markdown/placeholder '] : []),
      ]);
      expect((await run(overlay({ [path]: filledIn(text) }))).diagnostics).toEqual([]);
    },
  );

  it.each([...allModels.keys()].flatMap((name) => /^page-(.*)/.exec(name)?.[1] ?? []))(
    'writes a page of template %s that is valid once filled in',
    async (template) => {
      const schema = modelOf(`page-${template}`).schema;
      const markdown = schema['x-body'] === 'required';
      const text = scaffold({
        schema,
        modelPath: `../models/page-${template}.schema.json`,
        lang: 'id',
        check: 'npx senja check',
        values: { title: 'Uji' },
        choices: {},
        markdown,
      });
      const path = `pages/uji.${markdown ? 'md' : 'yaml'}`;
      const others = template === 'not-found' ? { 'pages/404.yaml': null } : {};
      const { diagnostics } = await run(overlay({ ...others, [path]: filledIn(text) }));
      // A new page is in no menu yet.
      expect(diagnostics.filter(({ code }) => code !== 'page/unlinked')).toEqual([]);
    },
  );

  it('describes each field in comments, in the requested language', () => {
    expect(article('Judul', 'id')).toMatchSnapshot();
    expect(article('Judul', 'en')).toMatchSnapshot();
  });

  it('quotes a title that YAML would misread', () => {
    for (const title of ['2025', 'true', 'Makan: sehat', '#1 sehat', '- a', "'a", 'a"b', '@x', ' a ']) {
      expect(article(title, 'id')).toContain(
        `title: "${title.replace(/"/g, '\\"')}"`.replace('"a\\"b"', 'a"b'),
      );
    }
  });

  it('continues the numbering and keeps its width', () => {
    expect(numberedName('Minum Air!', ['articles/01-a.yaml', 'articles/16-b.md'])).toBe('17-minum-air');
    expect(numberedName('Minum Air', ['articles/009-a.yaml', 'articles/tanpa-nomor.yaml'])).toBe(
      '010-minum-air',
    );
    expect(numberedName('Café Pagi', [])).toBe('01-cafe-pagi');
    expect(numberedName('?!', [])).toBe('');
  });

  it('has a description of every field, in both languages', () => {
    const missing: string[] = [];
    const walk = (schema: object, pointer: string): void => {
      for (const [name, child] of Object.entries(schema)) {
        if (name === 'properties') {
          for (const [field, each] of Object.entries(child as Record<string, Record<string, unknown>>)) {
            if (!each.description || !each.$comment) missing.push(`${pointer}/${field}`);
          }
        }
        if (typeof child === 'object' && child !== null) walk(child, `${pointer}/${name}`);
      }
    };
    for (const { name, schema } of [models.site, ...allModels.values()]) walk(schema, name);
    expect(missing).toEqual([]);
  });
});
