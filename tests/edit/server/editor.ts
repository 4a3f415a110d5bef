/** An editor of a small site, in this process, and a browser's side of it. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../../../cli/commands/context.ts';
import { phrasesIn } from '../../../cli/diagnostics/phrases/index.ts';
import type { EditedEntry, EntryChange, RefusedRequest, SiteView } from '../../../cli/edit/api.ts';
import { openEditor } from '../../../cli/edit/edit-site.ts';
import { root } from '../../support/process/senja.ts';
import { packageCopy } from '../../support/sites/package-copy.ts';
import { writeContent } from '../../support/sites/small-site.ts';

const OPTIONS = {
  contentName: 'content',
  contentInCheckout: 'content',
  format: 'pretty',
  lang: 'en',
  strict: false,
  cache: true,
  quiet: true,
  colour: false,
  day: '2025-06-01',
  drafts: false,
  url: null,
  reports: [],
  stepSummary: null,
  helpUri: null,
  only: [],
  skip: [],
} as const;

/** @returns the context of a small site in a new folder */
export function smallContext(folder: string): Context {
  const siteRoot = packageCopy(path.join(folder, 'site'));
  const content = path.join(siteRoot, 'content');
  mkdirSync(content, { recursive: true });
  writeContent(content);
  return {
    options: { ...OPTIONS, content, out: path.join(folder, 'dist') },
    siteRoot,
    toolRoot: root,
    cwd: siteRoot,
    called: 'npx senja',
    stdout: () => undefined,
    stderr: () => undefined,
    say: phrasesIn('en'),
    width: 80,
    terminal: false,
    links: false,
  };
}

/** An answer: what was asked for, or why not. */
export type Answer<Value> = { status: number } & Value & Partial<RefusedRequest>;

/** Opens an editor, and takes the key as its page does. */
export async function editorOf(context: Context) {
  const editor = await openEditor(context, 0, {
    'page.js': '"use strict";',
    'page.css': '',
    'preview.js': '"use strict";',
  });
  const { origin, searchParams } = new URL(editor.url);
  // What a test does between two requests may take longer than an idle connection lives.
  const headers = { 'X-Senja-Key': searchParams.get('key') ?? '', Connection: 'close' };
  async function ask<Value>(request: string, body?: unknown): Promise<Answer<Value>> {
    const init =
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, origin }, body: JSON.stringify(body) };
    const response = await fetch(origin + request, init);
    return { status: response.status, ...((await response.json()) as Value) };
  }
  const entry = (file: string) => ask<EditedEntry>(`/api/entry?file=${encodeURIComponent(file)}`);
  return {
    ...editor,
    origin,
    headers,
    ask,
    entry,
    site: () => ask<SiteView>('/api/site'),
    /** Makes a change of an entry as it is now. */
    async change(file: string, change: EntryChange, step?: string) {
      const { revision } = await entry(file);
      return ask<EditedEntry>('/api/change', { file, revision, change, ...(step && { step }) });
    },
    async save(file: string, keep?: object) {
      const { revision } = await entry(file);
      const change = { is: 'save', ...(keep && { keep }) };
      return ask<EditedEntry>('/api/change', { file, revision, change });
    },
    async checked(): Promise<void> {
      while ((await ask<SiteView>('/api/site')).checking)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
