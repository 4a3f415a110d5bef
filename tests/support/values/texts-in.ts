import { type ModelTexts, schemaIn } from '../../../cli/core/validate/collections.ts';
import { asTexts, withDefinitions } from '../../../cli/core/validate/definitions.ts';
import { schemaInLanguage } from '../../../cli/core/validate/languages.ts';

/** @returns the texts of sound models in a language, without references */
export const textsIn = (texts: ModelTexts, language: string): ModelTexts =>
  asTexts(
    withDefinitions(
      new Map(
        Object.entries(texts).map(([name, text]) => [name, schemaInLanguage(schemaIn(text) ?? {}, language)]),
      ),
    ).models,
  );
