/** The site as Markdown, for programs that read texts: https://llmstxt.org */
import type { Entry } from '../core/stages/entry.ts';
import type { DataFile, Page } from '../core/stages/page.ts';
import type { Plan, PlanTools } from '../core/stages/plan.ts';
import { withBase } from '../core/values/addresses.ts';
import { descriptionOf } from './pages.ts';

type Tools = Pick<PlanTools, 'collections' | 'origin' | 'base' | 'body'>;

interface Twin {
  entry: Entry;
  /** In `dist`. */
  path: string;
  title: string;
  description: string;
}

/** Own text in a line of Markdown. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');

/** A title that a body begins with. */
const TITLE = /^(?:#[ \t]|[^\n]+\n=+[ \t]*(?:\n|$))/;

/** @returns the text of a page, with the title of its entry */
function markdownOf({ entry, title, description }: Twin, { body }: Tools): string {
  const { markdown } = body(entry);
  const parts = [
    TITLE.test(markdown) ? '' : `# ${inLine(title)}`,
    description && `> ${inLine(description)}`,
    markdown,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** @returns the pages of entries, one for each entry */
function twinsOf(pages: readonly Page[], tools: Tools): Twin[] {
  const seen = new Set<string>();
  return pages.flatMap(({ entry, path, leadsTo, indexed }) => {
    if (!entry || !indexed || leadsTo !== undefined || !path.endsWith('/') || seen.has(entry.file)) return [];
    seen.add(entry.file);
    const own = entry as Entry;
    const [title, description] = [own.title, descriptionOf(own, tools)];
    return [{ entry: own, path: `${path.slice(1)}index.md`, title, description }];
  });
}

/** @returns `llms.txt`, `llms-full.txt`, and a Markdown file beside the page of each entry, in the order of the pages */
export function llmsFiles(
  pages: readonly Page[],
  { title, tagline }: Pick<Plan['about'], 'title' | 'tagline'>,
  tools: Tools,
): DataFile[] {
  const twins = twinsOf(pages, tools);
  const head = `# ${inLine(title)}\n\n> ${inLine(tagline)}\n`;
  const linkTo = ({ path, title, description }: Twin): string =>
    `- [${inLine(title)}](${tools.origin}${withBase(tools.base, `/${path}`)})${description && `: ${inLine(description)}`}`;
  const lists = tools.collections.flatMap(({ name }) => {
    const lines = twins.filter(({ entry }) => entry.collection === name).map(linkTo);
    return lines.length === 0 ? [] : [`\n## ${inLine(name)}\n\n${lines.join('\n')}\n`];
  });
  return [
    { path: 'llms.txt', content: () => head + lists.join('') },
    {
      path: 'llms-full.txt',
      content: () => [head, ...twins.map((one) => markdownOf(one, tools))].join('\n'),
    },
    ...twins.map((one) => ({ path: one.path, content: () => markdownOf(one, tools) })),
  ];
}
