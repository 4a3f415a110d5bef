/** Each format against its own rules, with content that tries to break out of it. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Code } from '../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { Report } from '../../cli/diagnostics/report/index.ts';
import { summary } from '../../cli/diagnostics/reporters/for-programs/summary.ts';
import { formatReport, REPORT_FORMATS } from '../../cli/diagnostics/reporters/formats.ts';
import type { ReportStyle } from '../../cli/diagnostics/reporters/reporter.ts';
import { withoutCommands } from '../../cli/diagnostics/texts/safe-text.ts';
import { corpus, overlay, run } from './corpus.ts';

const STYLE: ReportStyle = { colour: false, width: 80, quiet: false, links: null, below: '' };
const LANGS = ['id', 'en'] as const;

interface SarifRule {
  defaultConfiguration: { level: string };
}

/** A line break, a workflow command, terminal escapes, reversed text, closing delimiters. */
const HOSTILE =
  'a\n::error::b\r\n%0A\u001b[31m\u001b]8;;x\u0007 \u202e"\'<>&]]>,;:\u0000\u2028\ud800\u0085`{0}';

const hostile = (code: Code): Diagnostic => ({
  code,
  severity: CATALOGUE[code].severity,
  params: new Proxy({}, { get: () => HOSTILE }),
  suggestions: [HOSTILE, HOSTILE],
  file: `articles/${HOSTILE}.yaml`,
  range: { line: 2, column: 3, endLine: 2, endColumn: 9 },
  field: `/${HOSTILE}`,
  lineText: `title: ${HOSTILE}`,
});

const report = (
  lang: 'id' | 'en',
  diagnostics: readonly Diagnostic[],
  more: Partial<Report> = {},
): Report => ({
  ok: diagnostics.length === 0,
  lang,
  files: 3,
  fileNames: ['articles/01-a.yaml', `articles/${HOSTILE}.yaml`, 'site.yaml'],
  diagnostics,
  contentFolder: 'content',
  closing: [],
  failure: null,
  ...more,
});

const codes = Object.keys(CATALOGUE) as Code[];
const FAILURE = { code: 'machine/file-system', message: `x: ${HOSTILE}`, hint: HOSTILE };
const reports = LANGS.flatMap((lang) => [
  report(lang, []),
  report(lang, codes.map(hostile)),
  report(lang, [], { ok: false, failure: FAILURE }),
]);

const readJson = (path: string): object =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as object;

/** The diagnostics of a sample of each code, as real output of the pipeline. */
const samples = (await corpus()).filter(({ code }, at, all) => all[at - 1]?.code !== code);
const real = (
  await Promise.all(samples.map(({ files, afterBuild }) => run(overlay(files), afterBuild)))
).flatMap(({ diagnostics }) => diagnostics);

describe('json', () => {
  const validate = new Ajv2020({ strict: true }).compile(
    readJson('../../cli/diagnostics/report.schema.json'),
  );

  it('conforms to its schema', () => {
    for (const each of [...reports, report('id', real)]) {
      const text = formatReport('json', each, STYLE);
      expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
      expect(text.endsWith('}\n')).toBe(true);
    }
  });

  it('has a schema that allows fields of later versions', () => {
    const document = JSON.parse(formatReport('json', reports[1] ?? report('id', []), STYLE));
    const later = { ...document, later: 1, diagnostics: [{ ...document.diagnostics[0], later: {} }] };
    expect(validate(later), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...document, errors: 'none' })).toBe(false);
  });

  it('conforms to its schema with edits and omitted diagnostics', () => {
    const { file, range } = hostile('content/empty');
    const edits = ['content/empty', 'final-newline'].map((code) => ({
      code,
      file,
      range,
      old: '',
      new: HOSTILE,
      pass: 1,
    }));
    const each = report('en', [], { edits, hidden: { errors: 1, warnings: 0, notes: 2 } });
    const document = JSON.parse(formatReport('json', each, STYLE));
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    expect(document.edits[0].new).toBe(HOSTILE);
    expect(validate({ ...document, edits: [{ code: 'content/empty' }] })).toBe(false);
  });

  it('says what can be fixed, and the figures of a sound site', () => {
    const [fixed, left] = [hostile('content/empty'), hostile('site/draft')];
    const site = { pages: 9, drafts: 1, scheduled: 1, expired: 0, nextChange: '2026-12-01' };
    const of = (safe: boolean) =>
      JSON.parse(
        formatReport(
          'json',
          report('en', [fixed, left], { site, fixes: [{ diagnostic: fixed, edits: [], safe }] }),
          STYLE,
        ),
      );
    const fixable = (safe: boolean) => of(safe).diagnostics.map((one: { fixable: boolean }) => one.fixable);
    expect([fixable(true), fixable(false)]).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(of(true).site).toEqual(site);
    expect(validate(of(true)), JSON.stringify(validate.errors)).toBe(true);
  });

  it('has every diagnostic, however many there are', () => {
    const many = Array.from({ length: 500 }, () => hostile('content/empty'));
    expect(JSON.parse(formatReport('json', report('id', many), STYLE)).diagnostics).toHaveLength(500);
  });
});

describe('sarif', () => {
  const {
    $schema: _draft,
    id: _id,
    ...schema
  } = readJson('schemas/sarif-2.1.0.json') as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  ajv.addFormat('uri', /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]*$/i);
  ajv.addFormat('uri-reference', /^(?:[!#$&'()*+,/:;=?@[\]~\w.-]|%[0-9A-Fa-f]{2})*$/);
  ajv.addFormat('date-time', true);
  const validate = ajv.compile(schema);

  it('conforms to the official schema of version 2.1.0', () => {
    for (const each of [...reports, report('en', real)]) {
      const log = JSON.parse(formatReport('sarif', each, STYLE));
      expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it('is validated by the schema: a wrong level is rejected', () => {
    const log = JSON.parse(formatReport('sarif', report('en', [hostile('content/empty')]), STYLE));
    log.runs[0].results[0].level = 'fatal';
    expect(validate(log)).toBe(false);
  });

  it('names the tool, and the site among others of its repository', () => {
    const more = { version: '1.0.0', helpUri: 'https://x.example', contentFolder: 'apps/b c/content' };
    const [run] = JSON.parse(formatReport('sarif', report('en', [], more), STYLE)).runs;
    expect(run.tool.driver).toMatchObject({ version: '1.0.0', informationUri: 'https://x.example' });
    expect(run.automationDetails.id).toBe('senja/apps/b%20c/content/');
    expect(validate(JSON.parse(formatReport('sarif', report('en', [], more), STYLE)))).toBe(true);
  });

  it('declares each rule once, referenced by its index', () => {
    const { runs } = JSON.parse(formatReport('sarif', report('id', real), STYLE));
    const rules = runs[0].tool.driver.rules as { id: string; help: { text: string } }[];
    expect(rules.filter(({ help }) => /[.…]\p{Lu}/u.test(help.text))).toEqual([]);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const result of runs[0].results) expect(rules[result.ruleIndex]?.id).toBe(result.ruleId);
  });
});

describe('gitlab', () => {
  interface Issue {
    description: string;
    check_name: string;
    fingerprint: string;
    severity: string;
    location: { path: string; lines: { begin: number } };
  }
  const issuesOf = (each: Report): Issue[] => JSON.parse(formatReport('gitlab', each, STYLE));

  it('has what GitLab requires of each issue', () => {
    for (const each of [...reports, report('en', real)]) {
      const issues = issuesOf(each);
      expect(issues).toHaveLength(each.diagnostics.length + Number(each.failure !== null));
      for (const { description, check_name, severity, location } of issues) {
        expect(description).not.toBe('');
        expect(check_name).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
        expect(['info', 'minor', 'critical', 'blocker']).toContain(severity);
        expect(location.path).toMatch(/^(?!\.\/)./);
        expect(location.lines.begin).toBeGreaterThan(0);
      }
      expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length);
    }
  });

  it('knows a fault again wherever its line has moved', () => {
    const at = (line: number) =>
      issuesOf(
        report('en', [
          { ...hostile('content/empty'), range: { line, column: 1, endLine: line, endColumn: 2 } },
        ]),
      )[0];
    expect(at(7)?.fingerprint).toBe(at(2)?.fingerprint);
    expect(at(7)?.location.lines.begin).toBe(7);
  });
});

describe('github', () => {
  it('is one command per diagnostic, and cannot contain another', () => {
    for (const each of reports) {
      const lines = formatReport('github', each, STYLE).split('\n').slice(0, -1);
      expect(lines).toHaveLength(each.diagnostics.length + Number(each.failure !== null));
      for (const line of lines) {
        expect(line).toMatch(
          /^::(?:error|warning|notice) (?:[a-zA-Z]+=[^:,]*(?:,(?=[a-zA-Z]+=))?)+::[^\r\n]+$/,
        );
        expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\u2028]/);
      }
    }
  });

  it('puts the annotation on the columns of a line, including the last', () => {
    const [line] = formatReport(
      'github',
      report('en', [{ ...hostile('site/draft'), file: 'articles/01, a.yaml' }]),
      STYLE,
    ).split('\n');
    expect(line).toBe(
      '::notice file=content/articles/01%2C a.yaml,line=2,col=3,endColumn=8,title=site/draft::' +
        `This file is not published: it is marked as a draft.%0A→ ${line?.split('%0A→ ')[1] ?? ''}`,
    );
  });
});

/** Refuses malformed XML: an unclosed tag, a bare `<`, `&` or control character. */
function elementsOf(xml: string): string[] {
  const open: string[] = [];
  const all: string[] = [];
  const rest = xml.replace(
    /<\?xml [^?]*\?>|<(\/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>|[^<&]+|&(?:#\d+|amp|lt|gt|quot|apos);/g,
    (whole, close: string, name: string | undefined, _attributes, selfClosed: string) => {
      if (whole.startsWith('<') && name) {
        if (close) expect(open.pop()).toBe(name);
        else all.push(name);
        if (!close && !selfClosed) open.push(name);
      }
      return '';
    },
  );
  expect(rest).toBe('');
  expect(open).toEqual([]);
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(xml).not.toMatch(/\p{Surrogate}/u);
  return all;
}

describe('junit', () => {
  it('is well-formed, with one test case per diagnostic, and one per file without any', () => {
    for (const each of reports) {
      const elements = elementsOf(formatReport('junit', each, STYLE));
      const faulty = new Set(each.diagnostics.map(({ file }) => file));
      const sound = each.fileNames.filter((file) => !faulty.has(file)).length;
      expect(elements.filter((name) => name === 'testcase')).toHaveLength(
        each.diagnostics.length + sound + Number(each.failure !== null),
      );
    }
  });

  it('gives each case a unique name, with at most one failure', () => {
    const text = formatReport('junit', report('en', real), STYLE);
    const cases = [...text.matchAll(/<testcase [^>]*? name="([^"]*)"[^>]*>(.*?)<\/testcase>/g)];
    expect(new Set(cases.map(([, name]) => name)).size).toBe(cases.length);
    expect(cases.filter(([, , inside = '']) => inside.split('<failure').length > 2)).toEqual([]);
  });

  it('has only the attributes of the schema that Jenkins checks it with', () => {
    const allowed: Readonly<Record<string, readonly string[]>> = {
      testsuites: ['name', 'time', 'tests', 'failures', 'errors'],
      testsuite: ['name', 'tests', 'failures', 'errors', 'time', 'skipped', 'timestamp', 'id', 'file'],
      testcase: ['name', 'time', 'classname', 'group'],
      failure: ['type', 'message'],
      error: ['type', 'message'],
      'system-out': [],
    };
    const required: Readonly<Record<string, readonly string[]>> = {
      testsuite: ['name', 'tests', 'failures', 'errors'],
      testcase: ['name'],
    };
    for (const each of [...reports, report('en', real)]) {
      const tags = [...formatReport('junit', each, STYLE).matchAll(/<([a-z-]+)((?: [a-z]+="[^"<]*")*)\/?>/g)];
      expect(tags.length).toBeGreaterThan(3);
      for (const [, name = '', inside = ''] of tags) {
        const names = [...inside.matchAll(/ ([a-z]+)=/g)].map(([, attribute]) => attribute);
        expect(allowed[name], name).toEqual(expect.arrayContaining(names));
        expect(names).toEqual(expect.arrayContaining([...(required[name] ?? [])]));
      }
    }
  });

  it('names a fault alike wherever its line has moved', () => {
    const names = (line: number) =>
      [
        ...formatReport(
          'junit',
          report('en', [
            { ...hostile('content/empty'), range: { line, column: 1, endLine: line, endColumn: 2 } },
          ]),
          STYLE,
        ).matchAll(/<testcase [^>]*/g),
      ].join();
    expect(names(7)).toBe(names(2));
  });

  it('counts each warning as one failed test if warnings fail too', () => {
    const faults = [hostile('content/empty'), hostile('page/unlinked'), hostile('site/draft')];
    const text = formatReport('junit', report('en', faults, { strict: true }), STYLE);
    expect(text).toContain(' failures="2" errors="0"');
    expect([...text.matchAll(/<failure type="([^"]*)"/g)].map(([, code]) => code)).toEqual([
      'content/empty',
      'page/unlinked',
    ]);
  });

  it('counts each error as one failed test, and no warnings or notes', () => {
    const faults = [
      hostile('content/empty'),
      hostile('content/empty'),
      { ...hostile('site/draft'), file: 'site.yaml' },
    ];
    const text = formatReport('junit', report('en', faults), STYLE);
    expect(text).toContain('<testsuites name="senja" tests="4" failures="2" errors="0"');
  });
});

describe('every format', () => {
  /** Every character that can control or break a display. */
  const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/u;
  const all = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code))
    .concat(Array.from({ length: 0x200 }, (_, code) => String.fromCodePoint(0xe0000 + code)))
    .filter((character) => UNSAFE.test(character))
    .join('a');
  const named = { ...hostile('content/empty'), file: all, field: all, suggestions: [all], lineText: all };
  const hostileReport = report('en', [{ ...named, params: { name: all, value: all } }], {
    fileNames: [all, `${all}b`],
    contentFolder: all,
    closing: [all],
    failure: { code: 'senja/bug', message: all, hint: all },
    edits: [{ code: 'content/empty', file: all, range: named.range, old: all, new: all, pass: 1 }],
    pages: { added: [all], changed: [all], gone: [all] },
  });

  it.each(REPORT_FORMATS)('escapes every text from outside: %s', (format) => {
    const text = formatReport(format, hostileReport, { ...STYLE, below: all });
    expect(text.length).toBeGreaterThan(1000);
    expect(text.replaceAll('\n', '').match(new RegExp(UNSAFE, 'gu'))).toBeNull();
  });

  it('also applies to the summary of the run', () => {
    for (const source of ['https://x.example', null]) {
      const text = summary(hostileReport, source, false);
      expect(text.replaceAll('\n', '').match(new RegExp(UNSAFE, 'gu'))).toBeNull();
    }
  });

  it('keeps the exact name for JSON parsers', () => {
    const { diagnostics, edits } = JSON.parse(formatReport('json', hostileReport, STYLE));
    expect(diagnostics[0]).toMatchObject({ file: all, field: all, suggestions: [all] });
    expect(edits[0]).toMatchObject({ file: all, old: all, new: all });
  });
});

describe('an intentional change', () => {
  const draft = report('id', [hostile('site/draft'), hostile('file/ignored')], { ok: true });

  it('is a note in every format, and counts only as such', () => {
    const { errors, warnings, notes, diagnostics } = JSON.parse(formatReport('json', draft, STYLE));
    expect({ errors, warnings, notes }).toEqual({ errors: 0, warnings: 1, notes: 1 });
    expect(diagnostics[0].severity).toBe('note');
    expect(formatReport('github', draft, STYLE)).toMatch(/^::notice /);
    const [{ results, tool }] = JSON.parse(formatReport('sarif', draft, STYLE)).runs;
    expect(results[0].level).toBe('note');
    expect(tool.driver.rules.map((rule: SarifRule) => rule.defaultConfiguration.level)).toEqual([
      'warning',
      'note',
    ]);
    expect(formatReport('junit', draft, STYLE)).toMatch(/<system-out>content\/articles/);
    expect(formatReport('pretty', draft, STYLE)).toContain('  catatan  site/draft\n');
  });

  it('is counted in the last line only if there is one', () => {
    const total = (diagnostics: Diagnostic[], lang: 'id' | 'en') =>
      formatReport('pretty', report(lang, diagnostics), STYLE)
        .trimEnd()
        .split('\n')
        .findLast((line) => !line.startsWith('First error: '));
    expect(total([...draft.diagnostics], 'id')).toBe('0 kesalahan, 1 peringatan, 1 catatan dalam 3 berkas.');
    expect(total([...draft.diagnostics], 'en')).toBe('0 errors, 1 warning, 1 note in 3 files.');
    expect(total([hostile('content/empty')], 'en')).toBe('1 error, 0 warnings in 3 files.');
  });
});

describe('the log on GitHub', () => {
  it('contains nothing from content that the runner could take for a command', () => {
    const command = '::error::a ##[add-mask]b';
    const log = LANGS.flatMap((lang) => [
      report(
        lang,
        codes.map((code) => ({
          ...hostile(code),
          params: new Proxy({}, { get: () => command }),
          suggestions: [command],
          lineText: command,
          file: command,
        })),
        { closing: [command] },
      ),
      report(lang, [], { ok: false, failure: { code: 'senja/bug', message: command, hint: command } }),
    ])
      .map((each) => withoutCommands(formatReport('pretty', each, STYLE)))
      .join('');
    expect(log).not.toMatch(/^\s*::|##\[/m);
    expect(log).toContain(': :error::a ## [add-mask]b');
  });
});

describe('pretty', () => {
  it('shows paths relative to the working folder if content is outside it', () => {
    const text = formatReport(
      'pretty',
      report(
        'en',
        Array.from({ length: 21 }, () => ({ ...hostile('content/empty'), file: 'articles/a.yaml' })),
      ),
      { ...STYLE, below: 'situs/content' },
    );
    expect(text).toMatch(/^situs\/content\/articles\/a\.yaml:2:3 /);
    expect(text).toContain('… and 1 more in situs/content/articles/a.yaml');
  });

  it('prints no control characters from content', () => {
    for (const each of reports) {
      const text = formatReport('pretty', { ...each, closing: [HOSTILE] }, STYLE);
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2028]/);
    }
  });

  it('marks the column, even after wide characters and inside long lines', () => {
    const at = (lineText: string, column: number, endColumn: number): string[] => {
      const diagnostic = {
        ...hostile('content/empty'),
        lineText,
        range: { line: 7, column, endLine: 7, endColumn },
      };
      return formatReport('pretty', report('en', [diagnostic]), STYLE)
        .split('\n')
        .slice(2, 4);
    };
    expect(at('title: Makan', 8, 13)).toEqual(['  7 │ title: Makan', '    │        ^^^^^']);
    expect(at('健康🌅: x', 6, 7)).toEqual(['  7 │ 健康🌅: x', `    │ ${' '.repeat(7)}^`]);
    const [line = '', marker = ''] = at(`${'a'.repeat(500)}MERAH${'b'.repeat(500)}`, 501, 506);
    expect(line.length).toBeLessThanOrEqual(80);
    expect(line.slice(marker.indexOf('^'), marker.lastIndexOf('^') + 1)).toBe('MERAH');
  });

  it('links the place if the terminal supports links', () => {
    const text = formatReport(
      'pretty',
      report('en', [{ ...hostile('content/empty'), file: 'articles/a b.yaml' }]),
      {
        ...STYLE,
        links: 'file:///srv/content/',
      },
    );
    expect(text).toContain(
      '\u001b]8;;file:///srv/content/articles/a%20b.yaml\u001b\\articles/a b.yaml:2:3\u001b]8;;\u001b\\',
    );
  });

  it('prints at most twenty per file and says how many more there are', () => {
    const text = formatReport(
      'pretty',
      report(
        'en',
        Array.from({ length: 23 }, () => hostile('content/empty')),
      ),
      STYLE,
    );
    expect(text.match(/content\/empty/g)).toHaveLength(20);
    expect(text).toContain('… and 3 more in');
  });

  it('matches its snapshot for every code', () => {
    const reports = real.map((fault) => {
      const text = formatReport('pretty', report('en', [fault]), STYLE);
      return text.slice(0, text.lastIndexOf('\n\n'));
    });
    expect(reports.join('\n\n')).toMatchSnapshot();
  });
});
