/** Addresses of old, each a page that leads on to where its entry is now. */
import { type Entry, withBase } from 'senja';
import type { MovedData } from '../contract.ts';
import type { PageOf } from '../template.ts';
import type { MetaOf } from './meta.ts';

type WithAliases = Pick<Entry<{ title: string; aliases?: string[] | undefined }>, 'fields'>;

/** @param href where the entry is shown, with base path */
export const movedPages = (
  { fields: { title, aliases = [] } }: WithAliases,
  href: string,
  { origin, base }: { origin: string; base: string },
  metaOf: MetaOf,
): PageOf<'moved'>[] =>
  aliases.map((path) => ({
    path,
    template: 'moved',
    entry: null,
    changed: null,
    indexed: false,
    leadsTo: href,
    props() {
      const data: MovedData = { href, title };
      const meta = metaOf(path, 'Halaman ini sudah pindah', title);
      return { meta: { ...meta, href: withBase(base, path), canonical: origin + href }, data };
    },
  }));
