/** Output of each format for a small report. `formats.test.ts` tests that content cannot break out of it. */
import { describe, expect, it } from 'vitest';
import { type Diagnostic, severityOf } from '../../cli/diagnostics/diagnostic.ts';
import { countBy, pathBelow, type Report } from '../../cli/diagnostics/report/index.ts';
import { formatReport, REPORT_FORMATS } from '../../cli/diagnostics/reporters/formats.ts';
import type { ReportStyle } from '../../cli/diagnostics/reporters/reporter.ts';
import { withoutCommands } from '../../cli/diagnostics/texts/safe-text.ts';

const diagnostic = (code: Diagnostic['code'], changes: Partial<Diagnostic> = {}): Diagnostic => ({
  code,
  severity: severityOf(code),
  params: {},
  suggestions: [],
  file: 'articles/a.yaml',
  range: { line: 3, column: 11, endLine: 3, endColumn: 24 },
  field: '/category',
  lineText: 'category: Makanan Sehatt',
  ...changes,
});

const CHOICE = diagnostic('content/not-one-of', {
  params: { name: 'category', value: 'Makanan Sehatt', allowed: 'Makanan Sehat, Tidur' },
  suggestions: ['Makanan Sehat', 'Tidur'],
});
const DRAFT = diagnostic('site/draft', {
  file: 'articles/b.yaml',
  range: { line: 2, column: 1, endLine: 4, endColumn: 3 },
  field: '',
  lineText: '',
});
const FAILURE = { code: 'machine/port', message: 'Port 80, taken: 50%', hint: 'Take another\none.' };

const report = (changes: Partial<Report> = {}): Report => ({
  ok: false,
  lang: 'en',
  files: 2,
  fileNames: ['articles/b.yaml', 'site.yaml'],
  diagnostics: [CHOICE, DRAFT],
  contentFolder: 'content',
  closing: ['Bye.'],
  failure: null,
  ...changes,
});
const STYLE: ReportStyle = { colour: false, width: 80, quiet: false, links: null, below: '' };
const HINT = 'The choices: Makanan Sehat, Tidur.';
const NOTE = 'This file is not published: it is marked as a draft.';

const wordsOf = (text: string): string[] => text.split('\n');

describe('pretty', () => {
  const pretty = (changes: Partial<Report> = {}, style: Partial<ReportStyle> = {}): string[] =>
    wordsOf(formatReport('pretty', report(changes), { ...STYLE, ...style }));

  it('shows the place, the fault, the marked line, the suggestion and the advice', () => {
    const { message, hint } = JSON.parse(formatReport('json', report(), STYLE)).diagnostics[0];
    expect(pretty({ diagnostics: [CHOICE] })).toEqual([
      'articles/a.yaml:3:11  error  content/not-one-of',
      `  ${message}`,
      '  3 │ category: Makanan Sehatt',
      '    │           ^^^^^^^^^^^^^',
      '  Did you mean: Makanan Sehat  ·  Tidur',
      `  ${hint}`,
      '',
      '1 error, 0 warnings in 2 files.',
      'Bye.',
      'First error: articles/a.yaml:3:11',
      '',
    ]);
  });

  it('shows no line if there is none, and counts notes', () => {
    const lines = pretty();
    // Such a note consists of its words only.
    const end = lines.indexOf('');
    expect(lines.slice(0, end).filter((line) => /│|Did you mean/.test(line))).toEqual([]);
    expect(lines.slice(0, 2)).toEqual(['articles/b.yaml:2:1  note  site/draft', `  ${NOTE}`]);
    expect(lines.at(-4)).toBe('1 error, 0 warnings, 1 note in 2 files.');
  });

  it('marks to the end of the line if the range continues, and at least one character', () => {
    const marks = (range: Diagnostic['range']) => pretty({ diagnostics: [{ ...CHOICE, range }] })[3];
    expect(marks({ line: 12, column: 11, endLine: 13, endColumn: 2 })).toBe(
      '     │           ^^^^^^^^^^^^^^',
    );
    expect(marks({ line: 3, column: 25, endLine: 3, endColumn: 25 })).toBe(`    │ ${' '.repeat(24)}^`);
  });

  it('shows the part of a long line around the fault', () => {
    const line = (lineText: string, column: number, width = 80) =>
      pretty(
        {
          diagnostics: [
            { ...CHOICE, lineText, range: { line: 3, column, endLine: 3, endColumn: column + 1 } },
          ],
        },
        { width },
      ).slice(2, 4);
    const long = Array.from({ length: 30 }, (_, index) => `${String(index).padStart(2, '0')}-------`).join(
      '',
    );
    const width = 80 - 9;
    expect(line(long, 1)).toEqual([`  3 │ ${long.slice(0, width)}…`, '    │ ^']);
    expect(line(long, 270)).toEqual([`  3 │ …${long.slice(-width)}`, `    │ ${' '.repeat(width)}^`]);
    const from = 99 - Math.floor(width / 3);
    expect(line(long, 100)).toEqual([
      `  3 │ …${long.slice(from, from + width)}…`,
      `    │ ${' '.repeat(100 - from)}^`,
    ]);
    expect(line(long.slice(0, width), 1)[0]).toBe(`  3 │ ${long.slice(0, width)}`);
    // However narrow the terminal, the place remains recognisable.
    expect(line(long, 1, 10)[0]).toBe(`  3 │ ${long.slice(0, 30)}…`);
  });

  it('groups by file, in the order of their first faults', () => {
    const files = ['b', 'a', 'b'].map((file) => ({ ...CHOICE, file }));
    const places = pretty({ diagnostics: files }).filter((line) => line.includes('content/not-one-of'));
    expect(places.map((line) => line[0])).toEqual(['b', 'b', 'a']);
  });

  it('shows notes first and errors last, each in file order, and names the first error at the end', () => {
    const of = (code: Diagnostic['code'], file: string) => diagnostic(code, { file });
    const all = [
      of('content/not-one-of', 'a.yaml'),
      of('site/draft', 'b.yaml'),
      of('file/ignored', 'b.yaml'),
      of('content/not-one-of', 'b.yaml'),
      of('file/ignored', 'c.yaml'),
      of('site/draft', 'c.yaml'),
    ];
    const lines = pretty({ diagnostics: all });
    expect(
      lines
        .filter((line) => / {2}(?:error|warning|note) {2}/.test(line))
        .map((line) => line.replace(/:\S+/, '')),
    ).toEqual([
      'b.yaml  note  site/draft',
      'c.yaml  note  site/draft',
      'b.yaml  warning  file/ignored',
      'c.yaml  warning  file/ignored',
      'a.yaml  error  content/not-one-of',
      'b.yaml  error  content/not-one-of',
    ]);
    expect(lines.at(-2)).toBe('First error: a.yaml:3:11');
    expect(pretty({ diagnostics: all, lang: 'id' }).at(-2)).toBe('Kesalahan pertama: a.yaml:3:11');
    expect(pretty({ diagnostics: all.slice(1, 3) }).at(-2)).toBe('Bye.');
    expect(pretty({ diagnostics: all }, { quiet: true }).join('\n')).not.toContain('First error');
    // Formats for machines keep the order of files.
    const { diagnostics } = JSON.parse(formatReport('json', report({ diagnostics: all }), STYLE));
    expect(diagnostics.map(({ file }: Diagnostic) => file)).toEqual(all.map(({ file }) => file));
  });

  it('folds notes that ask for nothing into one line with the command that shows them', () => {
    const notesCommand = 'npx senja check';
    const of = (code: Diagnostic['code'], file: string) => diagnostic(code, { file });
    const notes = [
      of('content/image-unused', 'images/a.png'),
      of('content/image-unused', 'images/b.png'),
      of('address/unlisted', 'addresses.txt'),
    ];
    const command = 'npx senja check --only address/unlisted,content/image-unused';
    expect(pretty({ diagnostics: notes, ok: true, closing: ['Bye.', 'Soon.'], notesCommand })).toEqual([
      '0 errors, 0 warnings, 3 notes in 2 files.',
      `To read 3 notes: ${command}`,
      'Bye.',
      'Soon.',
      '',
    ]);
    expect(pretty({ diagnostics: notes, lang: 'id', notesCommand })[0]).toBe(
      `Bye. Untuk membaca 3 catatan: ${command}`,
    );
    // An author wants to know that an article is not published; many are old ones.
    const drafts = (count: number) =>
      Array.from({ length: count }, (_, at) => of('site/draft', `${at}.yaml`));
    const shown = (diagnostics: readonly Diagnostic[]) =>
      pretty({ diagnostics, notesCommand }).filter((line) => line.endsWith('  note  site/draft')).length;
    expect([shown(drafts(1)), shown([...notes, ...drafts(3)]), shown(drafts(4))]).toEqual([1, 3, 0]);
    expect(pretty({ diagnostics: drafts(4), notesCommand })[0]).toBe(
      'Bye. To read 4 notes: npx senja check --only site/draft',
    );
  });

  it('prints only the number of what was reported before, with the command that shows it', () => {
    const notesCommand = 'npx senja check';
    const old = [diagnostic('file/ignored'), diagnostic('file/ignored', { file: 'articles/c.yaml' })];
    const given = { diagnostics: [CHOICE, ...old], repeated: new Set(old), notesCommand };
    const lines = pretty(given);
    expect(lines.join()).not.toContain('file/ignored');
    expect(lines.slice(-5, -1)).toEqual([
      '1 error, 2 warnings in 2 files.',
      '2 earlier findings are not shown again. To read all: npx senja check --all',
      'Bye.',
      'First error: articles/a.yaml:3:11',
    ]);
    expect(pretty({ ...given, diagnostics: [old[0] as Diagnostic], ok: true })).toEqual([
      '0 errors, 1 warning in 2 files.',
      '1 earlier finding is not shown again. To read all: npx senja check --all',
      'Bye.',
      '',
    ]);
    // The table is about what is printed.
    const many = Array.from({ length: 60 }, () => diagnostic('file/ignored'));
    expect(pretty({ diagnostics: [CHOICE, ...many], repeated: new Set(many) }).join()).not.toContain('--fix');
    for (const format of REPORT_FORMATS.filter((one) => one !== 'pretty'))
      expect(formatReport(format, report(given), STYLE)).toBe(
        formatReport(format, report({ ...given, repeated: new Set() }), STYLE),
      );
  });

  it('is one line if all is well', () => {
    const notesCommand = 'npx senja check';
    expect(pretty({ ok: true, diagnostics: [], notesCommand })).toEqual(['Bye.', '']);
    const unused = diagnostic('content/image-unused', { file: 'images/a.png' });
    expect(pretty({ ok: true, diagnostics: [unused], notesCommand })).toEqual([
      'Bye. To read 1 note: npx senja check --only content/image-unused',
      '',
    ]);
  });

  it('prefers errors among more than twenty of a file', () => {
    const many = [
      ...Array.from({ length: 15 }, () => diagnostic('file/ignored', { file: 'articles/a.yaml' })),
      ...Array.from({ length: 15 }, () => CHOICE),
    ];
    const lines = pretty({ diagnostics: many });
    const count = (code: string) => lines.filter((line) => line.endsWith(code)).length;
    expect([count('content/not-one-of'), count('file/ignored')]).toEqual([15, 5]);
    expect(lines.filter((line) => line.includes('… and 10 more in articles/a.yaml'))).toHaveLength(1);
  });

  it('shows twenty of a file without a remark', () => {
    const twenty = Array.from({ length: 20 }, () => CHOICE);
    expect(pretty({ diagnostics: twenty }).filter((line) => line.includes('more in'))).toEqual([]);
    expect(pretty({ diagnostics: [...twenty, CHOICE] })).toContain(
      '  … and 1 more in articles/a.yaml (see all with --format json)',
    );
    expect(pretty({ diagnostics: [...twenty, CHOICE], lang: 'id' })).toContain(
      '  … dan 1 lagi di articles/a.yaml (lihat semua dengan --format json)',
    );
  });

  it('reports a failure, and omits success messages with --quiet', () => {
    expect(pretty({ diagnostics: [], failure: FAILURE })).toEqual([
      'machine/port  Port 80, taken: 50%',
      'Take another',
      'one.',
      'Bye.',
      '',
    ]);
    expect(pretty({ diagnostics: [], failure: { ...FAILURE, hint: '' } })).toHaveLength(3);
    const lines = pretty({ diagnostics: [], failure: { ...FAILURE, message: 'One\nand\u0007two' } });
    expect(lines.slice(0, 2)).toEqual(['machine/port  One', 'and\ufffdtwo']);
    expect(pretty({ diagnostics: [], ok: true })).toEqual(['Bye.', '']);
    expect(pretty({ diagnostics: [], ok: true }, { quiet: true })).toEqual(['']);
    expect(pretty({ diagnostics: [], ok: false }, { quiet: true })).toEqual(['Bye.', '']);
    expect(pretty({ diagnostics: [DRAFT], ok: true }, { quiet: true })).toEqual(['']);
    const both = pretty({ diagnostics: [CHOICE, DRAFT] }, { quiet: true });
    expect(both.join('\n')).not.toContain(NOTE);
    expect(both).toEqual([...pretty({ diagnostics: [CHOICE], closing: [] }).slice(0, -3), '']);
  });

  it('prints Indonesian', () => {
    const lines = pretty({ lang: 'id' });
    expect(lines).toContain('articles/a.yaml:3:11  kesalahan  content/not-one-of');
    expect(lines).toContain('  Isian “category” berisi “Makanan Sehatt”, yang tidak ada dalam pilihan.');
    expect(lines).toContain('  Maksud Anda: Makanan Sehat  ·  Tidur');
    expect(lines.at(-4)).toBe('1 kesalahan, 0 peringatan, 1 catatan dalam 2 berkas.');
    expect(pretty({ lang: 'id', diagnostics: [CHOICE] }).at(-4)).toBe(
      '1 kesalahan, 0 peringatan dalam 2 berkas.',
    );
  });

  it('is coloured on request: errors red, warnings yellow, notes cyan', () => {
    const label = (code: Diagnostic['code']) =>
      pretty({ diagnostics: [{ ...CHOICE, code, severity: severityOf(code) }] }, { colour: true })[0];
    expect(label('content/not-one-of')).toContain('\u001b[31m');
    expect(label('file/ignored')).toContain('\u001b[33m');
    expect(label('site/draft')).toContain('\u001b[36m');
    expect(pretty({ failure: FAILURE }, { colour: true }).join('')).toContain(
      '\u001b[31m\u001b[1mmachine/port',
    );
  });

  it('shows places below a folder, and links them if the terminal supports links', () => {
    const diagnostics = [CHOICE];
    expect(pretty({ diagnostics }, { below: 'situs' })[0]).toMatch(/^situs\/articles\/a\.yaml:3:11 /);
    expect(pretty({ diagnostics }, { links: 'file:///s/' })[0]).toContain(
      '\u001b]8;;file:///s/articles/a.yaml\u001b\\articles/a.yaml:3:11\u001b]8;;\u001b\\',
    );
  });
});

it('contains all data in json', () => {
  const text = formatReport('json', report(), STYLE);
  expect(text.endsWith('\n}\n')).toBe(true);
  const { diagnostics, ...rest } = JSON.parse(text);
  expect(rest).toEqual({
    version: 1,
    ok: false,
    errors: 1,
    warnings: 0,
    notes: 1,
    files: 2,
    contentFolder: 'content',
  });
  expect(diagnostics[0]).toEqual({
    code: 'content/not-one-of',
    severity: 'error',
    message: expect.stringContaining('Makanan Sehatt'),
    hint: HINT,
    suggestions: ['Makanan Sehat', 'Tidur'],
    file: 'articles/a.yaml',
    line: 3,
    column: 11,
    endLine: 3,
    endColumn: 24,
    field: '/category',
  });
  expect(diagnostics).toHaveLength(2);
  expect(JSON.parse(formatReport('json', report({ failure: FAILURE }), STYLE)).failure).toEqual(FAILURE);
});

it('has no notes in any format with --quiet, and lists edits and omitted diagnostics in json', () => {
  const quiet = { ...STYLE, quiet: true };
  for (const format of REPORT_FORMATS) {
    expect(formatReport(format, report(), STYLE), format).toContain('site/draft');
    expect(formatReport(format, report(), quiet), format).toContain('content/not-one-of');
    expect(formatReport(format, report(), quiet), format).not.toContain('site/draft');
  }
  const { file, range } = CHOICE;
  const edits = [{ code: CHOICE.code, file, range, old: 'Sehatt', new: 'Sehat', pass: 1 }];
  const hidden = { errors: 1, warnings: 2, notes: 3 };
  const { edits: reported, hidden: left } = JSON.parse(
    formatReport('json', report({ edits, hidden }), STYLE),
  );
  expect(reported).toEqual([{ code: CHOICE.code, file, ...range, old: 'Sehatt', new: 'Sehat', pass: 1 }]);
  expect(left).toEqual(hidden);
});

it('ends with a table by code from 50 diagnostics on', () => {
  const many = (count: number) => Array.from({ length: count }, () => CHOICE);
  const ends = (changes: Partial<Report>) =>
    wordsOf(formatReport('pretty', report(changes), STYLE)).slice(-9);
  expect(ends({ diagnostics: many(49) }).join()).not.toContain('--fix');
  const other = { ...CHOICE, file: 'c' };
  const diagnostics = [...Array.from({ length: 49 }, () => ({ ...CHOICE })), DRAFT, other];
  const fixes = diagnostics.map((diagnostic) => ({ diagnostic, edits: [], safe: diagnostic !== DRAFT }));
  expect(ends({ diagnostics, fixes })).toEqual([
    '',
    'Code                Severity  Count  Files  --fix',
    'content/not-one-of  error        50      2  yes',
    'site/draft          note          1      1  no',
    '',
    '50 errors, 0 warnings, 1 note in 2 files.',
    'Bye.',
    'First error: articles/a.yaml:3:11',
    '',
  ]);
  expect(ends({ diagnostics, fixes: fixes.slice(0, 1), lang: 'id' }).slice(1, 3)).toEqual([
    'Kode                Jenis      Jumlah  Berkas  --fix',
    'content/not-one-of  kesalahan      50       2  sebagian (1)',
  ]);
  // One error is found among many warnings.
  const few = [...many(1), ...Array.from({ length: 60 }, () => diagnostic('file/ignored'))];
  const rows = ends({ diagnostics: few }).filter((line) => / {2}no$/.test(line));
  expect(rows).toEqual([
    'content/not-one-of  error         1      1  no',
    'file/ignored        warning      60      1  no',
  ]);
  // If only some files were searched for fixes, their number is unknown.
  const row = (fixed: number, ...tried: string[]) =>
    ends({ diagnostics, fixes: fixes.slice(0, fixed), tried: new Set(tried) }).find((one) =>
      one.startsWith('content/not-one-of'),
    );
  expect(row(49, CHOICE.file, 'c')).toMatch(/ 50 {6}2 {2}some \(49\)$/);
  expect(row(49, CHOICE.file)).toMatch(/ 50 {6}2 {2}yes$/);
  expect(row(30, CHOICE.file)).toMatch(/ 50 {6}2 {2}some$/);
  expect(row(0, CHOICE.file)).toMatch(/ 50 {6}2 {2}no$/);
});

it('writes an annotation for each in github, with columns if it is on one line', () => {
  const message = JSON.parse(formatReport('json', report(), STYLE)).diagnostics[0].message;
  expect(wordsOf(formatReport('github', report({ failure: FAILURE }), STYLE))).toEqual([
    `::error file=content/articles/a.yaml,line=3,col=11,endColumn=23,title=content/not-one-of::${message}%0A→ Makanan Sehat / Tidur%0A${HINT}`,
    expect.stringMatching(
      /^::notice file=content\/articles\/b\.yaml,line=2,endLine=4,title=site\/draft::This/,
    ),
    '::error title=machine/port::Port 80, taken: 50%25',
    '',
  ]);
  const empty = { ...CHOICE, range: { line: 1, column: 5, endLine: 1, endColumn: 5 } };
  expect(formatReport('github', report({ diagnostics: [empty] }), STYLE)).toContain(',col=5,endColumn=5,');
  const warning = diagnostic('file/ignored', { file: 'a:b,c%' });
  expect(formatReport('github', report({ diagnostics: [warning] }), STYLE)).toMatch(
    /^::warning file=content\/a%3Ab%2Cc%25,/,
  );
  expect(formatReport('github', report({ diagnostics: [] }), STYLE)).toBe('');
});

it('writes a suite for each file in junit, with a case for each diagnostic', () => {
  const own = { ...CHOICE, file: 'site.yaml' };
  const diagnostics = [{ ...DRAFT, file: 'site.yaml' }, own, own, CHOICE];
  const lines = wordsOf(formatReport('junit', report({ diagnostics, failure: FAILURE }), STYLE));
  const suite = (file: string, counts: string) =>
    `  <testsuite name="content/${file}" file="content/${file}" ${counts}>`;
  const testCase = (file: string, name: string) =>
    `    <testcase classname="content/${file}" name="content/${name}">`;
  const name = 'site.yaml content/not-one-of /category';
  expect(lines.map((line) => line.replace(/(?<=<testcase [^>]*>).*/, ''))).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="senja" tests="6" failures="3" errors="1">',
    suite('articles/b.yaml', 'tests="1" failures="0" errors="0"'),
    testCase('articles/b.yaml', 'articles/b.yaml'),
    '  </testsuite>',
    suite('site.yaml', 'tests="3" failures="2" errors="0"'),
    testCase('site.yaml', 'site.yaml site/draft'),
    testCase('site.yaml', name),
    testCase('site.yaml', `${name} (2)`),
    '  </testsuite>',
    suite('articles/a.yaml', 'tests="1" failures="1" errors="0"'),
    testCase('articles/a.yaml', 'articles/a.yaml content/not-one-of /category'),
    '  </testsuite>',
    '  <testsuite name="senja" tests="1" failures="0" errors="1">',
    '    <testcase classname="senja" name="machine/port">',
    '  </testsuite>',
    '</testsuites>',
    '',
  ]);
  expect(lines[6]).toMatch(/"><system-out>content\/site\.yaml:2:1&#10;This.*<\/system-out><\/testcase>$/);
  expect(lines[7]).toMatch(
    /><failure type="content\/not-one-of" message="[^"]*Sehatt[^"]*">content\/site\.yaml:3:11&#10;.*&#10;→ Makanan Sehat&#10;→ Tidur&#10;The choices.*<\/failure><\/testcase>$/,
  );
  expect(lines[14]).toMatch(/><error type="machine\/port" message="Port 80, taken: 50%"\/><\/testcase>$/);
  const odd = { ...FAILURE, message: '<a> & "b"\u0001\ud800' };
  expect(formatReport('junit', report({ failure: odd }), STYLE)).toContain(
    'message="&#60;a&#62; &#38; &#34;b&#34;\ufffd\ufffd"',
  );
});

it('has rules in order in sarif, and results that reference them', () => {
  const text = formatReport('sarif', report({ failure: FAILURE }), STYLE);
  expect(text.endsWith('\n}\n')).toBe(true);
  const { $schema, version, runs } = JSON.parse(text);
  expect([$schema, version]).toEqual(['https://json.schemastore.org/sarif-2.1.0.json', '2.1.0']);
  const [{ tool, columnKind, invocations, results }] = runs;
  expect(columnKind).toBe('utf16CodeUnits');
  expect(tool.driver.name).toBe('senja');
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['content/not-one-of', 'site/draft']);
  expect(tool.driver.rules[0]).toMatchObject({
    shortDescription: { text: expect.stringContaining('…') },
    help: { text: expect.stringContaining('The choices: ….') },
    defaultConfiguration: { level: 'error' },
  });
  expect(results[0]).toEqual({
    ruleId: 'content/not-one-of',
    ruleIndex: 0,
    level: 'error',
    message: { text: expect.stringMatching(/^.*Sehatt.* → Makanan Sehat \/ Tidur The choices: .*\.$/) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'content/articles/a.yaml' },
          region: { startLine: 3, startColumn: 11, endLine: 3, endColumn: 24 },
        },
      },
    ],
  });
  expect(results[1].message.text).not.toContain('→');
  const rules = { 'content/not-one-of': { short: 'S', full: 'F', help: 'H', markdown: '*M*' } };
  const { code, file, range } = CHOICE;
  const edits = [{ code, file, range, old: 'Sehatt', new: 'Sehat', pass: 1 }];
  const later = [{ code, file, range, old: 'Sehat', new: 'Tidur', pass: 2 }];
  const fix = { diagnostic: CHOICE, edits: [...edits, ...later], safe: true };
  const helpUri = 'https://senja.example/';
  const full = JSON.parse(formatReport('sarif', report({ rules, helpUri, fixes: [fix] }), STYLE)).runs[0];
  expect(full.tool.driver.rules[0]).toEqual({
    id: 'content/not-one-of',
    shortDescription: { text: 'S' },
    fullDescription: { text: 'F' },
    help: { text: 'H', markdown: '*M*' },
    helpUri,
    defaultConfiguration: { level: 'error' },
  });
  const { startLine, startColumn, endLine, endColumn } = results[0].locations[0].physicalLocation.region;
  expect(full.results[0].fixes).toEqual([
    {
      description: { text: 'Sehatt → Sehat' },
      artifactChanges: [
        {
          artifactLocation: { uri: 'content/articles/a.yaml' },
          replacements: [
            {
              deletedRegion: { startLine, startColumn, endLine, endColumn },
              insertedContent: { text: 'Sehat' },
            },
          ],
        },
      ],
    },
  ]);
  expect(full.results[1].fixes).toBeUndefined();
  expect(invocations).toEqual([
    {
      executionSuccessful: false,
      toolExecutionNotifications: [
        { level: 'error', descriptor: { id: 'machine/port' }, message: { text: 'Port 80, taken: 50%' } },
      ],
    },
  ]);
  expect(JSON.parse(formatReport('sarif', report(), STYLE)).runs[0].invocations).toEqual([
    { executionSuccessful: true, toolExecutionNotifications: [] },
  ]);
});

it('counts and names what is reported', () => {
  expect(countBy(report({ diagnostics: [CHOICE, CHOICE, DRAFT, diagnostic('file/ignored')] }))).toEqual({
    errors: 2,
    warnings: 1,
    notes: 1,
  });
  expect([pathBelow('', 'a'), pathBelow('b/c', 'a')]).toEqual(['a', 'b/c/a']);
});

it('leaves nothing in the log of GitHub that it takes for a command', () => {
  expect(withoutCommands('::error::a\n  ::b\n\u2028::c a::b ##[x]##[y]')).toBe(
    ': :error::a\n  : :b\n\u2028: :c a::b ## [x]## [y]',
  );
  expect(withoutCommands('a: :b # [c]')).toBe('a: :b # [c]');
});

it('shows the lines of an advice as lines in every format', () => {
  const rows = ['| a | b |', '|---|---|', '| \u0007 | <c> |'];
  const diagnostics = [diagnostic('markdown/pasted-table', { params: { rows }, file: 'articles/a.md' })];
  const of = (format: (typeof REPORT_FORMATS)[number]): string =>
    formatReport(format, report({ diagnostics }), STYLE);
  const safe = ['| a | b |', '|---|---|', '| \uFFFD | <c> |'];
  expect(of('pretty')).toContain(`like this:\n${safe.map((row) => `  ${row}\n`).join('')}`);
  expect(of('github')).toContain(`like this:%0A${safe.join('%0A')}\n`);
  const { hint } = JSON.parse(of('json')).diagnostics[0];
  expect(hint.endsWith(`like this:\n${safe.join('\n')}`)).toBe(true);
  expect(JSON.parse(of('sarif')).runs[0].results[0].message.text.endsWith(hint)).toBe(true);
  expect(of('junit')).toContain(safe.join('\n').replace(/[<>\n]/g, (one) => `&#${one.charCodeAt(0)};`));
});
