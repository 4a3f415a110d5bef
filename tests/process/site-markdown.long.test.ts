/** Markdown extensions of a site: the same in each build, and errors of plugins and components are reported with the entry. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { senja, tree } from '../support/process/senja.ts';
import { posko } from '../support/sites/posko.ts';

const folder = posko();
const at = (name: string): string => path.join(folder, name);
const PLAN = 'templates/site.ts';
const ENTRY = 'content/staff/1-sri.md';

const PLUGIN = `
function shout(markdown) {
  markdown.core.ruler.push('shout', ({ tokens }) => {
    for (const { children } of tokens)
      for (const one of children ?? []) {
        if (one.content.includes('diam')) throw new Error('aduh');
        if (one.type === 'text') one.content = one.content.replace('nurse', 'NURSE');
      }
  });
}
`;
const MARKDOWN = "  markdown: { plugins: [shout], directives: { note: 'Note' } },\n";

beforeEach(() => {
  const plan = readFileSync(at(PLAN), 'utf8');
  writeFileSync(
    at(PLAN),
    plan.replace('export default defineSite({\n', (line) => PLUGIN + line + MARKDOWN),
  );
});

const build = (...more: string[]) => senja(['build', '--lang', 'en', ...more], { cwd: folder });

it('gives the same result in an incremental and in a clean build', async () => {
  expect((await build('--quiet')).code).toBe(0);
  appendFileSync(at(ENTRY), '\n::: note\nAlso a nurse.\n:::\n');
  expect((await build('--quiet')).code).toBe(0);
  const after = tree(at('dist'));
  expect(after['staff/sri/index.html']).toMatch(/<div class="note".*<p>Also a NURSE\.<\/p>/s);
  expect((await build('--quiet', '--no-cache')).code).toBe(0);
  expect(tree(at('dist'))).toEqual(after);
  // Settings in the plan change every body.
  writeFileSync(at(PLAN), readFileSync(at(PLAN), 'utf8').replace("'NURSE'", "'Nurse'"));
  expect((await build('--quiet')).code).toBe(0);
  expect(tree(at('dist'))['staff/sri/index.html']).toContain('Also a Nurse.');
});

it('reports the entry and the line if a plugin throws', async () => {
  appendFileSync(at(ENTRY), '\ndiam\n');
  const { code, stdout } = await build('--format', 'json');
  expect(code).toBe(1);
  const [diagnosticsOf, ...more] = JSON.parse(stdout).diagnostics;
  expect(more).toEqual([]);
  const line =
    readFileSync(at(PLAN), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('aduh')) + 1;
  expect(diagnosticsOf).toMatchObject({ code: 'senja/site-code', file: `../${PLAN}`, line });
  expect(diagnosticsOf.message + diagnosticsOf.hint).toMatch(/aduh[\s\S]*staff\/1-sri\.md/);
});

/** Diagnostics of a body, with their lines. */
async function diagnosticsOf(body: string) {
  const file = at(ENTRY);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before}${body}`);
  const { stdout } = await senja(['check', '--format', 'json', '--lang', 'en'], { cwd: folder });
  writeFileSync(file, before);
  const first = before.split('\n').length;
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; severity: string; line: number; column: number; suggestions: string[] }[];
  };
  return diagnostics
    .filter(({ code }) => /-box$|template/.test(code))
    .map(({ code, severity, line, column, suggestions }) => [
      `${severity} ${code}`,
      `${line - first}:${column}`,
      suggestions,
    ]);
}

it('reports an unknown box, with the nearest name, and an unclosed one', async () => {
  const unknown = 'warning markdown/unknown-box';
  const unclosed = 'warning markdown/unclosed-box';
  expect(await diagnosticsOf('\n::: nte\nRest.\n:::\n')).toEqual([[unknown, '1:5', ['note']]]);
  expect(await diagnosticsOf('\n:::fence-post A title\n\nRest.\n\n:::\n')).toEqual([[unknown, '1:4', []]]);
  expect(await diagnosticsOf('\n> ::: note\n> Rest.\n> :::\n\n::: note\nRest.\n')).toEqual([
    [unclosed, '5:1', []],
  ]);
  expect(await diagnosticsOf('\n:::: note\n::: note\nRest.\n::::\n')).toEqual([[unclosed, '2:1', []]]);
  expect(await diagnosticsOf('\n:::: note\n::: note\nRest.\n:::\n::::\n\nTime::: now\n')).toEqual([]);
});

it('applies the only similar name of a box on request', async () => {
  appendFileSync(at(ENTRY), '\n::: nte\nRest.\n:::\n');
  expect(
    (await senja(['check', '--fix', '--only', 'markdown/unknown-box', '--suggested'], { cwd: folder })).code,
  ).toBe(0);
  expect(readFileSync(at(ENTRY), 'utf8')).toMatch(/\n::: note\nRest\.\n:::\n$/);
});

it('shows components and widgets in bodies, and follows them and their models', async () => {
  const put = (name: string, text: string): void => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  const component = (more = '') => `import classes from './shift.module.css';
export default ({ title, hours, children }) => {
  ${more}
  return <section className={classes.shift}><h2>{title}: {hours}</h2>{children}</section>;
};
`;
  const model = (most: number) =>
    JSON.stringify({
      type: 'object',
      additionalProperties: false,
      required: ['title'],
      properties: { title: { type: 'string' }, hours: { type: 'integer', maximum: most, default: 8 } },
    });
  put('templates/boxes/shift.tsx', component());
  put('templates/boxes/shift.module.css', '.shift { margin: 1rem }');
  put('templates/boxes/shift.schema.json', model(12));
  put('client/widgets/bell.tsx', 'export default ({ times }) => <button type="button">{times}</button>;\n');
  const before = readFileSync(at(ENTRY), 'utf8');
  const body = '\n::: shift Night {hours=10}\nA **nurse**.\n:::\n\n::: widget bell {times=3 when=load}\n';
  appendFileSync(at(ENTRY), body);
  const built = async () => {
    expect(await build('--quiet')).toMatchObject({ code: 0, stderr: '', stdout: '' });
    const incremental = tree(at('dist'));
    expect((await build('--quiet', '--no-cache')).code).toBe(0);
    expect(tree(at('dist'))).toEqual(incremental);
    return incremental['staff/sri/index.html'];
  };
  expect(await built()).toMatch(
    /\.shift_shift\{margin:1rem\}.*<section class="shift_shift"><h2>Night<!-- -->: <!-- -->10<\/h2><p>A <strong>NURSE<\/strong>\.<\/p>\n<\/section><div data-widget="bell" data-props="[^"]*3[^"]*" data-when="load"><button type="button">3</s,
  );

  put('templates/boxes/shift.schema.json', model(9));
  const faults = async () =>
    JSON.parse((await build('--format', 'json')).stdout).diagnostics.map(
      ({ code, file, line, column }: Record<string, unknown>) => [code, file, line, column],
    );
  const line = before.split('\n').length + 1;
  expect(await faults()).toEqual([['content/invalid', 'staff/1-sri.md', line, 24]]);
  put('templates/boxes/shift.schema.json', model(9).replace('integer', 'intger'));
  expect((await faults())[0]).toEqual([
    'model/unknown-value',
    '../templates/boxes/shift.schema.json',
    ...[1, expect.any(Number)],
  ]);
  put('templates/boxes/shift.schema.json', model(12));
  put('templates/boxes/shift.tsx', component("if (hours === 10) throw new Error('aduh');"));
  expect(await faults()).toEqual([['senja/site-code', '../templates/boxes/shift.tsx', 3, 27]]);
  put('templates/boxes/shift.tsx', component().replaceAll('h2', 'h3'));
  expect(await built()).toContain('<h3>Night');
});
