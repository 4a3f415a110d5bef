/** A site of its own whose models allow anything, built in this process. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { build } from '../../../cli/commands/build.ts';
import type { Context } from '../../../cli/commands/context.ts';
import { phrasesIn } from '../../../cli/diagnostics/phrases/index.ts';
import { root } from '../process/senja.ts';

const LAX = { type: 'object', $comment: 'Anything.', description: 'Apa saja.' };
const ENTRY = {
  ...LAX,
  'x-collection': { folder: 'notes', route: '/notes/{slug}/' },
  'x-body': 'optional',
  properties: {
    title: { type: 'string', 'x-role': 'title' },
    lead: { type: 'string', 'x-role': 'description' },
    day: { type: 'string', format: 'date', 'x-role': 'published' },
    aliases: { type: 'array', items: { type: 'string' }, 'x-role': 'aliases' },
  },
};

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "dependencies": { "senja": "*" } }',
  'content/models/site.schema.json': JSON.stringify(LAX),
  'content/models/note.schema.json': JSON.stringify(ENTRY),
  'templates/site.ts': `import { defineSite, page } from 'senja';
export default defineSite({
  pages: ({ notes, settings }) => [
    page('/', 'home', () => ({ text: JSON.stringify([settings, notes.all]) })),
    ...notes.pages((note) => ({ text: String(note.title) })),
    page('/404.html', 'home', () => ({ text: '404' })),
  ],
});
`,
  'templates/pages/home.tsx': 'export default function Home({ text }) { return <p>{text}</p>; }\n',
  'templates/pages/note.tsx': 'export default function Note({ text }) { return <p>{text}</p>; }\n',
  'templates/styles/sheets/home.css': 'p { margin: 0 }\n',
  'templates/styles/sheets/note.css': 'p { margin: 0 }\n',
};

export const SETTINGS = { title: 'Site', url: 'https://site.example/base/', description: 'About.' };
export const NOTE = { title: 'Note', lead: 'Lead.', day: '2025-01-02' };

/** What `built` returns of each fault. */
export interface LaxFault {
  code: string;
  severity: string;
  file: string;
  field: string;
  line: number;
}

/**
 * @param folder must not exist yet
 * @param files more files of the site, by path, or others in their place
 */
export function laxSite(folder: string, files: Readonly<Record<string, string>> = {}) {
  const at = (name: string): string => path.join(folder, name);
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  for (const [name, text] of Object.entries({ ...FILES, ...files })) write(name, text);
  mkdirSync(at('node_modules'));
  for (const one of ['react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', one), at(`node_modules/${one}`));
  async function built(settings: object, note: object, body = 'Text.\n') {
    write('content/site.yaml', stringify(settings, { lineWidth: 0 }));
    write('content/notes/note.md', `---\n${stringify(note, { lineWidth: 0 })}---\n\n${body}`);
    let report = '';
    const context: Context = {
      options: {
        content: at('content'),
        contentName: 'content',
        contentInCheckout: 'content',
        out: at('dist'),
        url: null,
        format: 'json',
        reports: [],
        stepSummary: null,
        helpUri: null,
        only: [],
        skip: [],
        lang: 'en',
        strict: false,
        cache: true,
        quiet: true,
        colour: false,
        day: '2025-06-01',
        drafts: false,
      },
      siteRoot: folder,
      toolRoot: root,
      cwd: folder,
      called: 'npx senja',
      say: phrasesIn('en'),
      stdout: (text) => {
        report += text;
      },
      stderr: () => undefined,
      width: 80,
      terminal: false,
      links: false,
    };
    const code = await build(context, { showWhy: false });
    const { diagnostics } = JSON.parse(report) as { diagnostics: LaxFault[] };
    return { code, errors: diagnostics.filter(({ severity }) => severity === 'error') };
  }
  return { at, built };
}
