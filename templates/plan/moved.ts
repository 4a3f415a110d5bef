/** Redirect pages for former addresses. */
import { type Entry, redirectPage, withBase } from 'senja';
import type { Say } from 'senja/words';
import type { MovedData } from '../contract.ts';
import type { PageOf } from '../template.ts';
import type { MetaOf } from './meta.ts';

/** Tools for redirect pages. */
export interface MovedTools {
  tools: { origin: string; base: string };
  metaOf: MetaOf;
  say: Say;
}

type WithAliases = Pick<Entry<{ title: string; aliases?: string[] | undefined }>, 'fields'>;

/** @param href address of the entry's page, with base path */
export const movedPages = (
  { fields: { title, aliases = [] } }: WithAliases,
  href: string,
  { tools: { origin, base }, metaOf, say }: MovedTools,
): PageOf<'moved'>[] =>
  aliases
    .flatMap((alias) => redirectPage(alias) ?? [])
    .map((path) => ({
      path,
      template: 'moved',
      entry: null,
      changed: null,
      indexed: false,
      leadsTo: href,
      props() {
        const data: MovedData = { href, title };
        const meta = metaOf(path, say('moved.title'), title);
        return { meta: { ...meta, href: withBase(base, path), canonical: origin + href }, data };
      },
    }));
