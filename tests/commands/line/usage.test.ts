/** Messages for wrong command lines, and help. */
import path from 'node:path';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { program } from '../../../cli/commands/line/program.ts';
import { usageFault } from '../../../cli/commands/line/usage.ts';
import { invocation } from '../../../cli/invocation.ts';
import { kindsIn } from '../../../cli/io/content/model-texts.ts';
import { root } from '../../support/process/senja.ts';

type Lang = 'id' | 'en';

/** Output for a command line, help included, and whether a command was called. */
async function messageFor(argv: readonly string[], lang: Lang): Promise<string> {
  const called = 'npx senja';
  const kinds = kindsIn({ siteRoot: root, toolRoot: root });
  let out = '';
  const writeOut = (text: string): void => {
    out += text;
  };
  const run = async (): Promise<void> => writeOut('(called)');
  const commands = program({ lang, called, kinds, terminal: null, writeOut, version: () => '7.8.9', run });
  try {
    await commands.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) return usageFault(error, { root: commands, argv, lang, called, kinds });
  }
  return out;
}

const COMMANDS = 'build, check, new, dev, edit, preview, init, import, photos, rename, generate, explain';
const FORMATS = 'pretty, json, github, gitlab, sarif, junit';
const SAMPLES: [string, string[], string[]][] = [
  [
    'chekc',
    ['Perintah chekc tidak dikenal.', 'Maksud Anda: check', `Pilihannya: ${COMMANDS}`],
    ['Unknown command chekc.', 'Did you mean: check', `The choices: ${COMMANDS}`],
  ],
  ["it's", ["Perintah it's tidak dikenal.", `Pilihannya: ${COMMANDS}`], ["Unknown command it's."]],
  [
    'check --fixx',
    ['Pilihan --fixx tidak dikenal.', 'Maksud Anda: --fix'],
    ['Unknown option --fixx.', 'Did you mean: --fix'],
  ],
  ['check -fix', ['Maksud Anda: --fix'], ['Did you mean: --fix']],
  [
    'check --contnet=x',
    ['Pilihan --contnet tidak dikenal.', 'Maksud Anda: --content'],
    ['Did you mean: --content'],
  ],
  [
    '--fixx',
    ['Maksud Anda: --fix', 'Lihat: npx senja --help'],
    ['Did you mean: --fix', 'See: npx senja --help'],
  ],
  [
    'build --fix',
    ['--fix ditulis sesudah perintahnya: npx senja check --fix'],
    ['--fix is written after its command: npx senja check --fix'],
  ],
  [
    '--strict build',
    ['--strict ditulis sesudah perintahnya: npx senja build --strict'],
    ['--strict is written after its command: npx senja build --strict'],
  ],
  [
    'check --lang fr',
    ['Isi --lang tidak boleh “fr”.', 'Pilihannya: id, en'],
    ['“fr” is not a valid value for --lang.', 'The choices: id, en'],
  ],
  [
    'check --format xml',
    ['Isi --format tidak boleh “xml”.', `Pilihannya: ${FORMATS}`],
    [`The choices: ${FORMATS}`],
  ],
  ['check --format jsno', ['Maksud Anda: json'], ['Did you mean: json']],
  ["check --format a'b", ["Isi --format tidak boleh “a'b”."], ["“a'b” is not a valid value for --format."]],
  [
    'check --format sraif=a.sarif',
    ['Isi --format tidak boleh “sraif”.', 'Maksud Anda: sarif', `Pilihannya: ${FORMATS}`],
    ['“sraif” is not a valid value for --format.', 'Did you mean: sarif', `The choices: ${FORMATS}`],
  ],
  [
    'dev --host http://laptop.local:80',
    [
      'Isi --host tidak boleh “http://laptop.local:80”.',
      'Tulis alamat atau nama mesin ini tanpa port, misalnya 0.0.0.0 atau laptop.local.',
    ],
    [
      '“http://laptop.local:80” is not a valid value for --host.',
      'Write an address or name of this machine without a port, such as 0.0.0.0 or laptop.local.',
    ],
  ],
  [
    'check --format sarif=',
    ['Isi --format tidak boleh “sarif=”.', 'Sebutkan berkasnya, misalnya --format sarif=senja.sarif'],
    ['“sarif=” is not a valid value for --format.', 'Name the file, for example --format sarif=senja.sarif'],
  ],
  [
    'check --format json --format sarif=a --format github',
    ['Hanya satu --format tanpa berkas; yang lain ditulis ke berkas, misalnya --format sarif=senja.sarif.'],
    [
      'Only one --format may be without a file; write the others to files, such as --format sarif=senja.sarif.',
    ],
  ],
  [
    'check --format',
    ['Pilihan --format perlu isi.', `Pilihannya: ${FORMATS}`],
    ['The option --format needs a value.'],
  ],
  [
    'check --only a,,b',
    [
      'Isi --only tidak boleh “a,,b”.',
      'Tulis kode seperti content/bad-date, atau awalannya seperti markdown/, dipisah koma.',
    ],
    ['Write codes such as content/bad-date, or a first part such as markdown/, separated by commas.'],
  ],
  ['check --skip', ['Pilihan --skip perlu isi.'], ['The option --skip needs a value.']],
  ['build --only --strict', ['Pilihan --only perlu isi.'], ['The option --only needs a value.']],
  ['check --format --strict', ['Pilihan --format perlu isi.'], ['The option --format needs a value.']],
  ['build --content --strict', ['Pilihan --content perlu isi.'], ['The option --content needs a value.']],
  ['build --out=', ['Pilihan --out perlu isi.'], ['The option --out needs a value.']],
  ['check --strict=yes', ['Pilihan --strict tidak memakai isi.'], ['The option --strict takes no value.']],
  [
    'rename',
    ['Misalnya: npx senja rename nama-lama nama-baru'],
    ['For example: npx senja rename old-name new-name'],
  ],
  [
    'rename teh-jahe',
    ['Misalnya: npx senja rename teh-jahe nama-baru'],
    ['For example: npx senja rename teh-jahe new-name'],
  ],
  ['build --out', ['Pilihan --out perlu isi.'], ['The option --out needs a value.']],
  [
    'dev --port 99999',
    ['Isi --port tidak boleh “99999”.', 'Tulis angka dari 0 sampai 65535.'],
    ['Write a number from 0 to 65535.'],
  ],
  [
    'new artikel Teh',
    ['Isi <jenis> tidak boleh “artikel”.', 'Maksud Anda: article', 'Pilihannya: article, page'],
    ['“artikel” is not a valid value for <kind>.', 'Did you mean: article', 'The choices: article, page'],
  ],
  ['new halaman Tim', ['Maksud Anda: page'], ['Did you mean: page']],
  ['new foto Kebun', ['Pilihannya: article, page'], ['The choices: article, page']],
  [
    'new',
    [
      'Perintah kurang lengkap: <jenis> belum ditulis.',
      'Pilihannya: article, page',
      'Misalnya: npx senja new article "Sungai yang jernih"',
    ],
    [
      'The command is not complete: <kind> is missing.',
      'For example: npx senja new article "The clear river"',
    ],
  ],
  [
    'new page',
    ['Perintah kurang lengkap: <judul> belum ditulis.', 'Misalnya: npx senja new page "Sungai yang jernih"'],
    ['The command is not complete: <title> is missing.'],
  ],
  [
    'new article Sungai yang jernih',
    [
      'Terlalu banyak kata pada perintah: yang jernih.',
      'Apit judul dengan tanda kutip: npx senja new article "Sungai yang jernih"',
    ],
    ['Put the title in quotes: npx senja new article "Sungai yang jernih"'],
  ],
  [
    'build lagi',
    ['Terlalu banyak kata pada perintah: lagi.', 'Lihat: npx senja build --help'],
    ['Too many arguments: lagi.', 'See: npx senja build --help'],
  ],
];

/** Words of one language that must not occur in the other. */
const ENGLISH =
  /\b(?:unknown|option|command|missing|mean|choices|example|see|value|words?|the|default|usage|arguments)\b/i;
const INDONESIAN = /\b(?:tidak|pilihan|perintah|maksud|misalnya|lihat|isi|kata|bawaan|salah)\b/i;

describe.each(SAMPLES)('senja %s', (line, id, en) => {
  it.each([
    ['id', id, ENGLISH],
    ['en', en, INDONESIAN],
  ] as const)('suggests the likely name, in %s', async (lang, expected, foreign) => {
    const text = await messageFor(line.split(' '), lang);
    for (const each of expected) expect(text.split('\n')).toContain(each);
    expect(text).not.toMatch(foreign);
    expect(text).toMatch(/: npx senja(?: [a-z]+)? --help\n$/);
  });
});

describe('help', () => {
  it.each([
    ['id', ENGLISH, 'Pilihan:'],
    ['en', INDONESIAN, 'Options:'],
  ] as const)('is in the requested language: %s', async (lang, foreign, heading) => {
    for (const name of ['', ...COMMANDS.split(', ')]) {
      const text = await messageFor([...(name === '' ? [] : [name]), '--help'], lang);
      expect(text).toContain(`npx senja ${name}`.trim());
      expect(text).not.toMatch(foreign);
      expect(text).not.toMatch(/undefined|\bfalse\b/);
      expect(text).toContain(heading);
    }
  });

  it('omits options that mean nothing to a command', async () => {
    const optionsOf = async (name: string) =>
      [...(await messageFor([name, '--help'], 'en')).matchAll(/^ {2}(--[\w-]+)/gm)].map(([, one]) => one);
    expect(await optionsOf('init')).toEqual(['--format', '--lang', '--no-color', '--theme']);
    expect(await optionsOf('build')).toContain('--strict');
    expect(await messageFor(['init', '--strict'], 'en')).toBe('(called)');
  });
});

it('accepts valid usage', async () => {
  expect(await messageFor(['check', '--fix', '--content', 'konten', '--lang', 'id'], 'id')).toBe('(called)');
});

describe('the command that repeats a call', () => {
  const toolRoot = '/srv/senja';
  const calling = (changes: Partial<Parameters<typeof invocation>[0]>) =>
    invocation({
      program: path.join(toolRoot, 'cli/senja.mjs'),
      env: {},
      cwd: toolRoot,
      toolRoot,
      ...changes,
    });

  it.each([
    ['in its own folder', {}, 'npx senja'],
    ['below its own folder', { cwd: '/srv/senja/content' }, 'npx senja'],
    ['from elsewhere', { cwd: '/srv/situs' }, 'node /srv/senja/cli/senja.mjs'],
    ['from a folder of a like name', { cwd: '/srv/senja-lain' }, 'node /srv/senja/cli/senja.mjs'],
    [
      'from a folder with a space',
      { toolRoot: '/srv/senja ku', cwd: '/' },
      'node "/srv/senja ku/cli/senja.mjs"',
    ],
    [
      'by npx',
      { program: '/root/.npm/_npx/1/node_modules/.bin/senja', env: { npm_command: 'exec' } },
      'npx senja',
    ],
    [
      'by npx in a site that npm has linked to a clone',
      {
        program: '/srv/situs/node_modules/.bin/senja',
        env: { npm_command: 'exec' },
        cwd: '/srv/situs/content',
      },
      'npx senja',
    ],
    [
      'by a script of a site',
      { program: '/srv/situs/node_modules/.bin/senja', cwd: '/srv/situs' },
      'npx senja',
    ],
    ['installed for all', { program: '/usr/local/bin/senja', cwd: '/srv/situs' }, 'senja'],
  ])('%s', (_where, changes, expected) => {
    expect(calling(changes)).toBe(expected);
  });
});

it.each(['--version', '-V'])('%s prints only the version of the package', async (flag) => {
  expect(await messageFor([flag], 'en')).toBe('7.8.9\n');
});
