/** What is wrong with how senja was called: the word, what may have been meant, and where to read on. */
import type { Command, CommanderError, Option } from 'commander';
import { type Lang, safeText } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Kinds } from './program.ts';

const WORDS = {
  id: {
    unknownCommand: (name: string) => `Perintah ${name} tidak dikenal.`,
    unknownOption: (name: string) => `Pilihan ${name} tidak dikenal.`,
    valueMissing: (name: string) => `Pilihan ${name} perlu isi.`,
    notValid: (name: string, value: string) => `Isi ${name} tidak boleh ${value}.`,
    wordMissing: (name: string) => `Perintah kurang lengkap: ${name} belum ditulis.`,
    tooMany: (words: string) => `Terlalu banyak kata pada perintah: ${words}.`,
    other: 'Perintah tidak benar.',
    mean: 'Maksud Anda:',
    choices: 'Pilihannya:',
    example: 'Misalnya:',
    quotes: 'Apit judul dengan tanda kutip:',
    elsewhere: (name: string) => `${name} ditulis sesudah perintahnya:`,
    port: 'Tulis angka dari 0 sampai 65535.',
    once: 'Hanya satu --format tanpa berkas; yang lain ditulis ke berkas, misalnya --format sarif=senja.sarif.',
    fileMissing: (format: string) => `Sebutkan berkasnya, misalnya --format ${format}=senja.${format}`,
    now: 'Tulis hari di kalender seperti 2026-12-01: tahun, bulan, tanggal.',
    codes: 'Tulis kode seperti content/bad-date, atau awalannya seperti markdown/, dipisah koma.',
    see: 'Lihat:',
    title: 'Sungai yang jernih',
  },
  en: {
    unknownCommand: (name: string) => `Unknown command ${name}.`,
    unknownOption: (name: string) => `Unknown option ${name}.`,
    valueMissing: (name: string) => `The option ${name} needs a value.`,
    notValid: (name: string, value: string) => `${value} is no value for ${name}.`,
    wordMissing: (name: string) => `The command is not complete: ${name} is missing.`,
    tooMany: (words: string) => `Too many words on the command line: ${words}.`,
    other: 'The command line is wrong.',
    mean: 'Did you mean:',
    choices: 'The choices:',
    example: 'For example:',
    quotes: 'Put the title in quotes:',
    elsewhere: (name: string) => `${name} is written after its command:`,
    port: 'Write a number from 0 to 65535.',
    once: 'Only one --format goes without a file; others go to files, such as --format sarif=senja.sarif.',
    fileMissing: (format: string) => `Name the file, for example --format ${format}=senja.${format}`,
    now: 'Write a day of the calendar such as 2026-12-01: year, month, day.',
    codes:
      'Write codes such as content/bad-date, or their first part such as markdown/, separated by commas.',
    see: 'See:',
    title: 'The clear river',
  },
} as const satisfies Record<Lang, unknown>;

export interface Called {
  root: Command;
  argv: readonly string[];
  lang: Lang;
  /** How senja is called, for advice that can be typed. */
  called: string;
  kinds: Kinds;
}

type Words = (typeof WORDS)[Lang];

const optionsOf = (command: Command): Option[] => command.options.filter(({ long }) => long !== undefined);

const withoutDashes = (flag: string): string => flag.replace(/^-+/, '');

/** The nearest of the choices, and all of them. */
function chosenFrom(words: Words, value: string, choices: readonly string[], kinds: Kinds): string[] {
  const also = Object.entries(kinds).find(([, names]) => names.includes(value.toLowerCase()));
  const meant = also?.[0] ?? '';
  const near = choices.includes(meant) ? [meant] : nearest(value, choices);
  return [
    ...(near.length === 0 ? [] : [`${words.mean} ${near.join(', ')}`]),
    `${words.choices} ${choices.join(', ')}`,
  ];
}

/** An option of another command, or one in the wrong place, or a misspelt one. */
function optionMeant(flag: string, words: Words, own: Command | undefined, called: Called): string[] {
  const { root, argv } = called;
  const owners = root.commands.filter((each) => optionsOf(each).some(({ long }) => long === flag));
  const owner = owners.find((each) => argv.includes(each.name())) ?? owners[0];
  if (owner) return [`${words.elsewhere(flag)} ${called.called} ${owner.name()} ${flag}`];
  const known = (own ? [own] : root.commands).flatMap(optionsOf).map(({ long }) => withoutDashes(long ?? ''));
  const near = nearest(withoutDashes(flag), [...new Set(known)]);
  return near.length === 0 ? [] : [`${words.mean} ${near.map((each) => `--${each}`).join(', ')}`];
}

function valueMissing(words: Words, own: Command | undefined, flags: string): string[] {
  const option = own?.options.find((each) => each.flags === flags);
  const told = words.valueMissing(option?.long ?? flags);
  return option?.argChoices ? [told, `${words.choices} ${option.argChoices.join(', ')}`] : [told];
}

/** A format that nobody knows, one without the file behind its `=`, or a second one for the streams. */
function formatRefused(words: Words, text: string, choices: readonly string[]): string[] {
  const [format = ''] = text.split('=', 1);
  if (!choices.includes(format))
    return [words.notValid('--format', `“${safeText(format)}”`), ...chosenFrom(words, format, choices, {})];
  return text === format
    ? [words.once]
    : [words.notValid('--format', `“${safeText(text)}”`), words.fileMissing(format)];
}

function valueRefused(words: Words, own: Command | undefined, message: string, kinds: Kinds): string[] {
  const [, flags, value = ''] =
    /^error: option '([^']+)' argument '([\s\S]*)' is invalid\./.exec(message) ??
    /^error: command-argument()? value '([\s\S]*)' is invalid for argument/.exec(message) ??
    [];
  const option = own?.options.find((each) => each.flags === flags);
  // The value has been forgotten, so that the next option stands in its place.
  if (option && value.startsWith('--')) return valueMissing(words, own, option.flags);
  if (option?.long === '--format') return formatRefused(words, value, option.argChoices ?? []);
  const argument = own?.registeredArguments[0];
  const told = words.notValid(option?.long ?? `<${argument?.name()}>`, `“${safeText(value)}”`);
  const choices = (option ?? argument)?.argChoices;
  if (choices) return [told, ...chosenFrom(words, value, choices, kinds)];
  const rules: Record<string, string> = { '--now': words.now, '--only': words.codes, '--skip': words.codes };
  return [told, rules[option?.long ?? ''] ?? words.port];
}

/** @returns lines that say what is wrong, and end with a newline */
export function usageFault({ code, message }: CommanderError, called: Called): string {
  const { root, lang, called: command, kinds } = called;
  const words = WORDS[lang];
  const own = root.commands.find((each) => each.name() === root.args[0]);
  const name = safeText(/'([\s\S]*)'/.exec(message)?.[1] ?? '');
  const wanted = own?.registeredArguments ?? [];
  const given = (own?.args ?? []).map(safeText);
  const newOne = (title: string): string => `${command} new ${given[0] ?? Object.keys(kinds)[0]} "${title}"`;

  const lines: Readonly<Record<string, () => string[]>> = {
    'commander.unknownCommand': () => [
      words.unknownCommand(name),
      ...chosenFrom(
        words,
        name,
        root.commands.map((each) => each.name()),
        {},
      ),
    ],
    'commander.unknownOption': () => {
      const [flag = ''] = name.split('=', 1);
      return [words.unknownOption(flag), ...optionMeant(flag, words, own, called)];
    },
    'commander.optionMissingArgument': () => valueMissing(words, own, name),
    'commander.invalidArgument': () => valueRefused(words, own, message, kinds),
    'commander.missingArgument': () => {
      const choices = wanted.find((each) => each.name() === name)?.argChoices;
      return [
        words.wordMissing(`<${name}>`),
        ...(choices ? [`${words.choices} ${choices.join(', ')}`] : []),
        `${words.example} ${newOne(words.title)}`,
      ];
    },
    'commander.excessArguments': () => [
      words.tooMany(given.slice(wanted.length).join(' ')),
      ...(own?.name() === 'new' ? [`${words.quotes} ${newOne(given.slice(1).join(' '))}`] : []),
    ],
  };
  const told = lines[code]?.() ?? [words.other];
  const here = own ? `${command} ${own.name()}` : command;
  return `${[...told, `${words.see} ${here} --help`].join('\n')}\n`;
}
