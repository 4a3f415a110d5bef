/** Bodies of entries for the site's code, whose use of them is tracked: a page that shows one is made in each build. */
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { bodyMarkdown, bodyRenderer, bodyTitle, siteMarkdown } from '../bodies/index.ts';
import type { ResolveLink } from '../entries/links/index.ts';
import type { ImageSet } from '../images/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Entry } from '../stages/entry.ts';
import type { EntryBody } from '../stages/plan.ts';
import type { SiteDefinition } from '../stages/site.ts';
import { ofSite, SiteError } from '../stages/site-error.ts';
import { NO_BODY } from '../stages/views.ts';
import { plainTextIn } from '../values/body-lines.ts';
import { fingerprint } from '../values/hash.ts';

/** Prefix of the fingerprint of props that contain an entry's body: they are made in each build. */
export const SHOWS_BODIES = '+';

/** @returns the error of code that reads a body where its use is not tracked */
export const notHere = (text: Record<Lang, string>): SiteError =>
  new SiteError(new Error(text.en), null, text);

export function bodyReader(
  content: Pick<ContentFolder, 'read'>,
  images: ImageSet,
  { markdown, parts }: Pick<SiteDefinition, 'markdown' | 'parts'>,
  resolve: ResolveLink,
  origin: string,
) {
  let hasRead = false;
  const access = { isOpen: true };
  // Faults of a body are reported with its page.
  const checks = { body: [], link: [] };
  const context = { content, images, checks, markdown: siteMarkdown(markdown, parts), resolve };
  const readBody = bodyRenderer(context);
  const markdownOf = bodyMarkdown(context, (address) =>
    address.startsWith('/') ? origin + address : address,
  );
  return {
    /** Closed while a template is rendered: what it reads is in no fingerprint. */
    access,
    /** Whether the site's code has read a body since the last call. */
    hasReadBodies(): boolean {
      const had = hasRead;
      hasRead = false;
      return had;
    },
    bodyOf(entry: Pick<Entry<object>, 'file' | 'bodyStart' | 'title'>): EntryBody {
      if (!access.isOpen) throw notHere(phrase('senja/site-code:body-in-template'));
      hasRead = true;
      const read = () => {
        const { body = NO_BODY, titled = false } = readBody(entry) ?? {};
        const title = titled ? bodyTitle(body, entry.title) : null;
        return title?.expected === 'nothing' ? title.withTitle('nothing') : body;
      };
      const { html, headings } = ofSite(read, { path: entry.file, entry: null });
      return {
        html,
        headings,
        text: plainTextIn(html),
        get markdown() {
          return markdownOf(entry);
        },
      };
    },
    /** @returns a fingerprint of the data for a page's template, without the body and the shared data */
    fingerprintOf(props: object): string {
      const mark = hasRead ? SHOWS_BODIES : '';
      hasRead = false;
      return mark + fingerprint(JSON.stringify(props));
    },
  };
}
