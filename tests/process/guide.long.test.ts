/** The editors' guides, step by step in a copy of the project: each screen shows what the guide quotes. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import WORDS from '../../cli/in-browser/words.generated.json' with { type: 'json' };
import { answersIn, asQuoted, type Step, stepsOf, withFields } from '../support/process/guide.ts';
import {
  type CommandRun,
  commandRunner,
  root,
  senja,
  shippedContent,
  start,
  temporaryFolder,
  tree,
} from '../support/process/senja.ts';
import { atTerminal } from '../support/process/terminal.ts';
import { projectCopy } from '../support/sites/installed.ts';

/** Commands that need the network; their result exists already. */
const FETCHES = ['npm ci'];

/** Where the reader of the guides keeps the project. */
const HOME = '/home/siti/senja';

const GUIDES = [
  { guide: 'README.md', invalid: 'Konten belum benar.', running: 'Ctrl+C' },
  { guide: 'README.en.md', invalid: 'The content is not valid.', running: 'Ctrl+C' },
];

/** @returns the arguments for senja; the command is compiled already */
function argumentsOf(command: string): string[] {
  const [program, name, ...args] = command.split(' ');
  expect([program, name], command).toEqual(['npx', 'senja']);
  return args;
}

const screenOf = ({ code, stdout, stderr }: CommandRun) => ({ code, screen: stdout + stderr });

/** Runs a server until it says how to stop it. */
async function serve(folder: string, args: string[], running: string) {
  const { child, ran } = start(folder, [...args, '--port', '0'], { cwd: folder });
  let output = '';
  child.stderr?.on('data', (text: string) => {
    output += text;
    if (output.includes(running)) child.kill('SIGINT');
  });
  const { code, ...streams } = await ran;
  return { code: child.signalCode === 'SIGINT' ? 0 : code, ...streams };
}

it.each(GUIDES)('$guide quotes the actual output', async ({ guide, invalid, running }) => {
  const folder = projectCopy();
  const run = commandRunner(folder);
  const steps = stepsOf(readFileSync(path.join(shippedContent, guide), 'utf8'));
  const take: { [D in Step['does']]: (step: Extract<Step, { does: D }>, at: number) => unknown } = {
    copies: ({ picture }) =>
      cpSync(path.join(root, 'tests/sites/lengkap/images/senja.png'), path.join(folder, 'content', picture)),
    writes({ file, fields }) {
      const place = path.join(folder, 'content', file);
      writeFileSync(place, withFields(readFileSync(place, 'utf8'), fields));
    },
    async types({ command }, at) {
      if (FETCHES.includes(command)) return;
      const next = steps[at + 1];
      const quoted = next?.does === 'sees' ? next.screen : '';
      const args = argumentsOf(command);
      const answers = answersIn(quoted);
      const { code, screen } =
        answers.length > 0
          ? await atTerminal(args, answers, { cwd: folder, packageRoot: folder })
          : screenOf(await (args[0] === 'dev' ? serve(folder, args, running) : run(args)));
      const shown = screen.replaceAll(folder, HOME).replace(/localhost:\d+/, 'localhost:4173');
      if (quoted !== '') expect(shown, command).toMatch(asQuoted(quoted));
      expect([command, code]).toEqual([command, quoted.includes(invalid) ? 1 : 0]);
    },
    sees: (_, at) => expect(steps[at - 1]?.does, 'a screen comes of a command').toBe('types'),
  };
  for (const [at, step] of steps.entries())
    await (take[step.does] as (one: Step, at: number) => unknown)(step, at);
  const count = (does: Step['does']) => steps.filter((step) => step.does === does).length;
  expect([count('types') >= 10, count('sees') >= 8, count('copies')]).toEqual([true, true, 1]);
});

it('quotes in the reference what a build reports for two faults, and when they are fixed', async () => {
  const folder = projectCopy();
  const run = commandRunner(folder);
  const labelled = readFileSync(path.join(root, 'cli/docs/reference.md'), 'utf8').matchAll(
    /^```(?:text|yaml articles\/\S+)\n[\s\S]*?^```$/gm,
  );
  const [written, faulty, mended, ...others] = stepsOf([...labelled].join('\n\n'));
  if (written?.does !== 'writes' || faulty?.does !== 'sees' || mended?.does !== 'sees')
    throw new Error('cli/docs/reference.md has lost its tour');
  expect(others).toEqual([]);
  const text = `${written.fields.join('\n')}\n`;
  for (const [fields, quoted] of [
    [[], faulty.screen],
    [['category: Makanan Sehat', 'publishDate: 30 April 2025'], mended.screen],
  ] as const) {
    writeFileSync(path.join(folder, 'content', written.file), withFields(text, fields));
    const { screen } = screenOf(await run(['build', '--lang', 'id']));
    expect(screen.replaceAll(folder, HOME)).toMatch(asQuoted(quoted));
  }
});

it.each([
  ['README.md', 'id'],
  ['README.en.md', 'en'],
] as const)('%s names the button shown in the browser, and the mark of drafts', async (guide, lang) => {
  const text = readFileSync(path.join(shippedContent, guide), 'utf8');
  expect(text).toContain(`**${WORDS[lang].fix}**`);
  const folder = temporaryFolder();
  const [, mark = ''] = /“(\S+:)” (?:di depan judulnya|in front of its title)/.exec(text) ?? [];
  expect(mark).not.toBe('');
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'tests/sites/lengkap'), content, { recursive: true });
  writeFileSync(
    path.join(content, 'articles/90-teh.yaml'),
    'title: Teh\nexcerpt: Teh.\ncategory: Makanan Sehat\nimageUrl: images/piring.png\ndraft: true\n',
  );
  const out = path.join(folder, 'dist');
  const { code } = await senja(['build', '--drafts', '--content', content, '--out', out]);
  expect(code).toBe(0);
  const pages = Object.values(tree(out)).join('');
  expect(pages).toContain(`${mark} Teh`);
});

it.each(GUIDES)('$guide has no command that loses its options in a Windows shell', ({ guide }) => {
  const steps = stepsOf(readFileSync(path.join(shippedContent, guide), 'utf8'));
  const commands = steps.flatMap((step) => (step.does === 'types' ? step.command : []));
  // In PowerShell, npm takes arguments after `--` for its own.
  expect(commands.filter((command) => /^npm run .*--/.test(command))).toEqual([]);
});

it('has the same steps in both guides', () => {
  const [indonesian, english] = GUIDES.map(({ guide }) =>
    stepsOf(readFileSync(path.join(shippedContent, guide), 'utf8')).map((step) =>
      step.does === 'types' ? { command: step.command.replace(/ --lang \w+$/, '') } : { does: step.does },
    ),
  );
  expect(english).toEqual(indonesian);
});
