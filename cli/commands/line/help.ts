/** commander's help, in the language of the messages. */
import { type Argument, type Command, Help, type HelpConfiguration, type Option } from 'commander';
import type { Lang } from '../../diagnostics/languages/index.ts';

/** The English texts of commander's help, by their words. */
const HELP_WORDS = {
  id: {
    'Usage:': 'Cara pakai:',
    'Arguments:': 'Argumen:',
    'Options:': 'Pilihan:',
    'Commands:': 'Perintah:',
    '[options]': '[pilihan]',
    '[command]': '[perintah]',
    choices: 'salah satu',
    default: 'bawaan',
  },
  en: { choices: 'one of', default: 'default' },
} as const satisfies Record<Lang, Record<string, string>>;

const stock = new Help();

export function helpIn(lang: Lang): HelpConfiguration {
  const words: Record<string, string> = HELP_WORDS[lang];
  const translated = (text: string): string => text.replace(/\[\w+\]/g, (word) => words[word] ?? word);
  const described = ({ description, argChoices, defaultValue }: Option | Argument): string => {
    const more = [
      ...(argChoices ? [`${words.choices}: ${argChoices.join(', ')}`] : []),
      ...(defaultValue === undefined || typeof defaultValue === 'boolean'
        ? []
        : [`${words.default}: ${defaultValue}`]),
    ];
    return more.length === 0 ? description : `${description} (${more.join('; ')})`;
  };
  return {
    styleTitle: (title) => words[title] ?? title,
    subcommandTerm: (command: Command) => translated(stock.subcommandTerm(command)),
    commandUsage: (command: Command) => translated(stock.commandUsage(command)),
    optionDescription: described,
    argumentDescription: described,
  };
}
