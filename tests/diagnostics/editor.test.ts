/** Help for editors besides messages: the guide, and completion in Visual Studio Code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CATALOGUE, type Code } from '../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { github } from '../../cli/diagnostics/reporters/for-programs/github.ts';
import { generateEditorGuides } from '../../cli/tools/generate-editor-guide.mjs';
import { generatePageSchema } from '../../cli/tools/generate-page-schema.mjs';
import { models } from './corpus.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));

describe('the guides for editors', () => {
  const all = [models.site, ...models.collections.flatMap((one) => [...one.models.values()])];
  const guides = generateEditorGuides(
    new URL('../../content/', import.meta.url),
    Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
  );

  it('are in both languages', () => {
    expect(guides.map(([name]) => name)).toEqual(['README.md', 'README.en.md']);
  });

  it.each(guides)('%s has tables that agree with the models', (name, text) => {
    expect(text).toBe(read(`content/${name}`));
  });

  it.each(guides)('%s has a table for every model', (_name, text) => {
    for (const { name } of all) expect(text).toContain(`<!-- isian: ${name} -->`);
  });

  it.each(guides)('%s names only codes that exist', (_name, text) => {
    for (const [, code] of text.matchAll(/senja explain (\S+\/\S+)/g)) {
      expect(CATALOGUE).toHaveProperty([code ?? '']);
    }
  });
});

describe('Visual Studio Code', () => {
  const settings = readJson('.vscode/settings.json');

  it('finds a model for every kind of content file', () => {
    const globs = Object.entries(settings['yaml.schemas'] as Record<string, string | string[]>);
    for (const [schema] of globs) expect(existsSync(path.join(root, schema)), schema).toBe(true);
    const patterns = globs.flatMap(([, glob]) => glob);
    for (const file of ['content/site.yaml', 'content/articles/01-a.yaml', 'content/pages/a.yml']) {
      expect(patterns.filter((glob) => matches(file, glob))).toHaveLength(1);
    }
  });

  const matches = (file: string, glob: string): boolean =>
    new RegExp(`^${glob.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*')}$`).test(file);

  it('chooses the model of a page by its template', () => {
    const schema = readJson('.vscode/page.schema.json');
    expect(schema).toEqual(JSON.parse(generatePageSchema()));
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const name of readdirSync(path.join(root, 'content/models'))) {
      ajv.addSchema({
        ...readJson(`content/models/${name}`),
        $id: `https://a.example/content/models/${name}`,
      });
    }
    const { $schema: _draft, ...rest } = schema;
    const validate = ajv.compile({ ...rest, $id: 'https://a.example/.vscode/page.schema.json' });
    for (const name of readdirSync(path.join(root, 'content/pages')).filter((each) =>
      each.endsWith('.yaml'),
    )) {
      const page = parse(read(`content/pages/${name}`));
      expect(validate(page), `${name} ${JSON.stringify(validate.errors)}`).toBe(true);
      expect(validate({ ...page, judul: 'x' }), name).toBe(false);
    }
  });

  it('reports each message of its task at the line it concerns', () => {
    const { severity: otherwise, pattern } = readJson('.vscode/tasks.json').tasks[0].problemMatcher;
    const { regexp } = pattern;
    // Diagnostics without a severity known to the editor get the matcher's own.
    expect(otherwise).toBe('info');
    const codes = Object.keys(CATALOGUE) as Code[];
    const at = (code: Code): Diagnostic => ({
      code,
      severity: CATALOGUE[code].severity,
      params: {},
      suggestions: ['a: b'],
      file: 'articles/01-a.md',
      range: { line: 4, column: 3, endLine: code === 'yaml/tab' ? 6 : 4, endColumn: 9 },
      field: '',
      lineText: '',
    });
    const report = { ok: false, lang: 'id', files: 1, fileNames: [], closing: [], failure: null } as const;
    const text = github.print(
      { ...report, diagnostics: codes.map(at), contentFolder: 'content' },
      { colour: false, width: 80, quiet: false, links: null, below: '' },
    );
    for (const [index, line] of text.trimEnd().split('\n').entries()) {
      const [, severity, file, lineNumber, , , code] = new RegExp(regexp).exec(line) ?? [];
      expect([severity, file, lineNumber, code]).toEqual([
        CATALOGUE[codes[index] as Code].severity.replace('note', 'notice'),
        'content/articles/01-a.md',
        '4',
        codes[index],
      ]);
    }
  });
});
