/** Errors of the command line: the wrong word, suggestions, and where to find help. */
import type { Command, CommanderError, Option } from 'commander';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { type Phrases, phrasesIn } from '../../diagnostics/phrases/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { safeText } from '../../diagnostics/texts/index.ts';
import type { Kinds } from './program.ts';

export interface UsageContext {
  root: Command;
  argv: readonly string[];
  lang: Lang;
  /** The command to call senja, for advice. */
  called: string;
  kinds: Kinds;
}

const optionsOf = (command: Command): Option[] => command.options.filter(({ long }) => long !== undefined);

/** All choices of an option or argument, if there are any. */
const choicesOf = (say: Phrases, choices: readonly string[] | undefined): string[] =>
  choices ? [say('usage.choices', { names: choices.join(', ') })] : [];

/** The nearest of the choices, and all of them. */
function chosenFrom(say: Phrases, value: string, choices: readonly string[], kinds: Kinds = {}): string[] {
  const also = Object.entries(kinds).find(([, names]) => names.includes(value.toLowerCase()));
  const intended = also?.[0] ?? '';
  const near = choices.includes(intended) ? [intended] : nearest(value, choices);
  return [
    ...(near.length === 0 ? [] : [say('usage.mean', { names: near.join(', ') })]),
    ...choicesOf(say, choices),
  ];
}

/** An option of another command, or one in the wrong place, or a misspelt one. */
function likelyOption(flag: string, say: Phrases, own: Command | undefined, called: UsageContext): string[] {
  const { root, argv } = called;
  const owners = root.commands.filter((each) => optionsOf(each).some(({ long }) => long === flag));
  const owner = owners.find((each) => argv.includes(each.name())) ?? owners[0];
  if (owner)
    return [say('usage.elsewhere', { name: flag, command: `${called.called} ${owner.name()} ${flag}` })];
  const known = (own ? [own] : root.commands).flatMap(optionsOf).map(({ long = '' }) => long.slice(2));
  const near = nearest(flag.replace(/^-+/, ''), [...new Set(known)]);
  return near.length === 0 ? [] : [say('usage.mean', { names: near.map((each) => `--${each}`).join(', ') })];
}

function valueMissing(say: Phrases, own: Command | undefined, flags: string): string[] {
  const option = own?.options.find((each) => each.flags === flags);
  return [say('usage.value-missing', { name: option?.long ?? flags }), ...choicesOf(say, option?.argChoices)];
}

/** An unknown format, one without a file after its `=`, or a second one for the streams. */
function formatRefused(say: Phrases, text: string, choices: readonly string[]): string[] {
  const [format = ''] = text.split('=', 1);
  const notValid = (value: string) =>
    say('usage.not-valid', { name: '--format', value: `“${safeText(value)}”` });
  if (!choices.includes(format)) return [notValid(format), ...chosenFrom(say, format, choices)];
  return text === format ? [say('usage.once')] : [notValid(text), say('usage.file-missing', { format })];
}

function valueRefused(say: Phrases, own: Command | undefined, message: string, kinds: Kinds): string[] {
  const [, flags, value = ''] =
    /^error: option '([^']+)' argument '([\s\S]*)' is invalid\./.exec(message) ??
    /^error: command-argument()? value '([\s\S]*)' is invalid for argument/.exec(message) ??
    [];
  const option = own?.options.find((each) => each.flags === flags);
  // The value is missing, so the next option is in its place, or nothing.
  if (option && (value.startsWith('--') || value.trim() === '')) return valueMissing(say, own, option.flags);
  if (option?.long === '--format') return formatRefused(say, value, option.argChoices ?? []);
  const argument = own?.registeredArguments[0];
  const reason = say('usage.not-valid', {
    name: option?.long ?? `<${argument?.name()}>`,
    value: `“${safeText(value)}”`,
  });
  const choices = (option ?? argument)?.argChoices;
  if (choices) return [reason, ...chosenFrom(say, value, choices, kinds)];
  const rules: Record<string, string> = {
    '--now': say('usage.now'),
    '--only': say('usage.codes'),
    '--skip': say('usage.codes'),
    '--host': say('usage.host'),
  };
  return [reason, rules[option?.long ?? ''] ?? say('usage.port')];
}

/** @returns lines that explain the error, ending with a newline */
export function usageFault({ code, message }: CommanderError, called: UsageContext): string {
  const { root, lang, called: command, kinds } = called;
  const say = phrasesIn(lang);
  const own = root.commands.find((each) => each.name() === root.args[0]);
  const name = safeText(/'([\s\S]*)'/.exec(message)?.[1] ?? '');
  const wanted = own?.registeredArguments ?? [];
  const given = (own?.args ?? []).map(safeText);
  const newOne = (title: string): string => `${command} new ${given[0] ?? Object.keys(kinds)[0]} "${title}"`;
  const renaming = ([first, second]: string[]): string => `${command} rename ${given[0] ?? first} ${second}`;

  const lines: Readonly<Record<string, () => string[]>> = {
    'commander.unknownCommand': () => {
      const commands = root.commands.map((each) => each.name());
      return [say('usage.unknown-command', { name }), ...chosenFrom(say, name, commands)];
    },
    'commander.unknownOption': () => {
      const [flag = ''] = name.split('=', 1);
      if (flag !== name && own && optionsOf(own).some(({ long }) => long === flag))
        return [say('usage.no-value', { name: flag })];
      return [say('usage.unknown-option', { name: flag }), ...likelyOption(flag, say, own, called)];
    },
    'commander.optionMissingArgument': () => valueMissing(say, own, name),
    'commander.invalidArgument': () => valueRefused(say, own, message, kinds),
    'commander.missingArgument': () => {
      const choices = wanted.find((each) => each.name() === name)?.argChoices;
      return [
        say('usage.word-missing', { name: `<${name}>` }),
        ...choicesOf(say, choices),
        say('usage.example', {
          command:
            own?.name() === 'rename' ? renaming(say('usage.names').split(' ')) : newOne(say('usage.title')),
        }),
      ];
    },
    'commander.excessArguments': () => [
      say('usage.too-many', { words: given.slice(wanted.length).join(' ') }),
      ...(own?.name() === 'new' ? [say('usage.quotes', { command: newOne(given.slice(1).join(' ')) })] : []),
    ],
  };
  const sentences = lines[code]?.() ?? [say('usage.other')];
  const here = own ? `${command} ${own.name()}` : command;
  return `${[...sentences, say('usage.see', { command: here })].join('\n')}\n`;
}
