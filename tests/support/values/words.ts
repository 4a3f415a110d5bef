/** Texts of the theme, as provided by senja's generated modules: a page without a language is in Indonesian. */
import { bringWords, sayIn } from '../../../cli/site/words.ts';
import { addressesIn } from '../../../templates/plan/addresses.ts';
import en from '../../../templates/words/en.json' with { type: 'json' };
import id from '../../../templates/words/id.json' with { type: 'json' };
import { contentOf } from './plan-entries.ts';

bringWords({ '': id, id, en });

export const inIndonesian = sayIn('id');
export const inEnglish = sayIn('en');
export const indonesianAddresses = addressesIn(contentOf().articles, inIndonesian);
