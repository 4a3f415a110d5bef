/** What the editor is given by its command: a site, the language of messages, and a terminal. */
import type { SiteOptions, SiteSetup } from '../context.ts';
import type { Lang } from '../diagnostics/languages/index.ts';
import type { Phrases } from '../diagnostics/phrases/index.ts';

export interface EditorContext extends SiteSetup {
  options: SiteOptions & { lang: Lang; quiet: boolean };
  /** Gives a phrase in the language of messages. */
  say: Phrases;
  stderr(text: string): void;
}
