/** The first text of a new entry. */

import { checkTitle, choicesFor, freshFile } from '../../actions/index.ts';
import type { SiteSetup } from '../../context.ts';
import { readSettings } from '../../core/entries/documents/index.ts';
import { targetsIn } from '../../core/validate/choices/index.ts';
import { languageTag } from '../../core/values/names/languages.ts';
import type { EditedSite } from '../../desk/index.ts';
import type { Requests } from '../api.ts';
import { refusedBecause } from '../refused.ts';
import { siteLanguages } from './site-languages.ts';

/** @returns its file and text. @throws Refused, and Failure for a title that cannot be used */
export function newEntry(
  context: SiteSetup,
  site: EditedSite,
  { collection: name, title, template = '', language = '', body: markdown = false }: Requests['new'],
): { file: string; text: string } {
  const { models, folder, context: known } = site.known();
  const collection = models.collections.find((one) => one.name === name);
  const model = collection?.models.get('') ?? collection?.models.get(template);
  const settings = readSettings(folder);
  const [own, ...others] = siteLanguages(settings);
  const tag = languageTag(language);
  const isKnown = [own, '', ...others].includes(tag) && !(markdown && !model?.schema['x-body']);
  // Before anything is recorded: it could never be saved.
  if (!collection || !model || !isKnown) throw refusedBecause('bad-request');
  checkTitle(title, collection, folder, models.reserved);
  const { ordered = new Set() } = known;
  const choices = choicesFor(model, settings, targetsIn(models, folder, ordered));
  const given = { collection, model, title, choices, chosen: {}, markdown, isForForm: true };
  const { file, text } = freshFile(context, { folder, settings, ordered }, given);
  return {
    file: tag === '' || tag === own ? file : file.replace(/(\.\w+)$/, `.${tag}$1`),
    text,
  };
}
