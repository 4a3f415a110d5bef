/** What use cases about entries have in common: what they are planned from, and why there is no plan. */
import type { SiteSetup } from '../context.ts';
import { withValue } from '../core/edit/index.ts';
import { readSite, singleReader } from '../core/entries/index.ts';
import { NO_CODE } from '../core/pipeline/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { Entry } from '../core/stages/entry.ts';
import type { OpenSite } from '../open-site.ts';

/** A site with the texts that a plan begins from: those on disk, or unsaved ones over them. */
export interface PlannedFrom {
  site: Pick<OpenSite, 'models' | 'siteCode'>;
  content: ContentFolder;
}

/** Why there is no plan: one of the reasons of its use case. */
interface NoPlan<Why extends string> {
  why: Why;
  /** The file that is in the way; '' if none is. */
  file: string;
}

export const noPlan = <Why extends string>(why: Why, file = ''): NoPlan<Why> => ({ why, file });

/** @returns a reader of entries, and the site's settings as far as they are known without its code */
export function plannedReader({ site: { models }, content }: PlannedFrom, { options }: SiteSetup) {
  const { context } = readSite(content, models, NO_CODE.site.definition, options.url).value;
  const read = singleReader(context, { content, models });
  return { context, entry: (file: string): Entry => read(file).entry };
}

/** @returns a text with another value of a field; null if that is not certain */
export const withField = (file: string, text: string, pointer: string, value: string): string | null =>
  withValue(file, text, pointer, value)?.after ?? null;
