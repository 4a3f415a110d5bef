/** The files of a new site that shows what an import has brought. */

import { scalar } from '../../core/values/yaml/quoting.ts';
import type { OldSite } from './brought.ts';
import type { FoundCollection } from './model.ts';

/** What the files import, from their own places. */
const TYPES = '../.senja/content';
const LIST = './parts/list-of-entries.tsx';

/** Quoted as a text of TypeScript. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const isName = (text: string): boolean =>
  /^(?!(?:new|default|class|function|import|export|this|delete|package|static|settings|page|base|listed|slugify)$)[a-z_$][\w$]*$/i.test(
    text,
  );

/** How `site.ts` calls a collection: as it is called, or by a name that a variable may have. */
const variableOf = (folder: string): string =>
  isName(folder)
    ? folder
    : `${folder.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}Entries`.replace(
        /^(?=\d)/,
        '_',
      );

/** A field as a member of an entry. */
const memberOf = (of: string, name: string): string =>
  /^[a-z_$][\w$]*$/i.test(name) ? `${of}.${name}` : `${of}[${quoted(name)}]`;

const hasField = ({ schema }: FoundCollection, name: string): boolean =>
  name in ((schema as { properties?: object }).properties ?? {});

/** Fields for whose values pages are made. */
const LISTED = ['categories', 'tags'] as const;

/** Errors that an old site may have left open for years: they stop no build. */
const OPEN = [
  'link/draft',
  'link/no-such-file',
  'link/no-such-page',
  'link/untranslated',
  'markdown/no-address',
  'markdown/table-cells',
];

/** @returns the entries of a collection for a list, the newest first where they have dates */
function listOf(some: string, { roles }: FoundCollection, most = ''): string {
  const { published } = roles;
  const all = `${published === undefined ? some : `${some}.sorted(${quoted(published)}, 'descending')`}.all${most}`;
  const dated =
    published === undefined || published === 'date'
      ? all
      : `${all}.map((one) => ({ ...one, date: ${memberOf('one', published)} }))`;
  return `listed(${dated})`;
}

const titleOf = (folder: string): string =>
  folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

/** The line of `pages` that makes the pages of a collection. */
export const pagesLine = ({ folder }: FoundCollection): string => `...${variableOf(folder)}.pages(),`;

/** @returns the lines of `pages` that show a collection */
function planLines(
  found: FoundCollection,
  lists: OldSite['lists'],
  addresses: ReadonlySet<string>,
): string[] {
  const variable = variableOf(found.folder);
  const list = `/${found.folder}/`;
  return [
    pagesLine(found),
    ...(addresses.has(list)
      ? []
      : [
          `page(${quoted(list)}, 'list', () => ({ title: ${quoted(titleOf(found.folder))}, entries: ${listOf(variable, found)} })),`,
        ]),
    ...LISTED.filter((name) => hasField(found, name)).flatMap((name) => [
      `...[...${variable}.by('${name}')].map(([name, some]) =>`,
      `  page(\`/${lists[name] ?? `${found.folder}/${name}`}/\${slugify(name)}/\`, 'list', () => ({ title: name, entries: ${listOf('some', found)} })),`,
      '),',
    ]),
  ];
}

/** What the lines of `planLines` use. */
const LISTED_FUNCTION = `/** What a list shows of entries. */
const listed = (entries: readonly { href?: string; title?: string; date?: string }[]) =>
  entries.map(({ href, title, date }) => ({ href, title, date }));
`;

/** @returns the text of `templates/site.ts` */
export function siteModule(
  collections: readonly FoundCollection[],
  lists: OldSite['lists'],
  addresses: ReadonlySet<string>,
): string {
  const newest = collections.find(({ roles }) => roles.published !== undefined);
  let free = lists;
  const lines = collections.flatMap((one) => {
    const made = planLines(one, free, addresses);
    // Two collections must not share the address of a list.
    if (LISTED.some((name) => hasField(one, name))) free = {};
    return made;
  });
  const notFound =
    addresses.has('/404/') || addresses.has('/404.html')
      ? []
      : ["page('/404.html', 'not-found', () => ({ title: '404' })),"];
  const variables = collections.map(({ folder }) => {
    const variable = variableOf(folder);
    if (variable === folder) return folder;
    return `${/^[a-z_$][\w$]*$/i.test(folder) ? folder : quoted(folder)}: ${variable}`;
  });
  const sections = collections.map(
    ({ folder }) => `        { href: \`\${base}${folder}/\`, title: ${quoted(titleOf(folder))} },\n`,
  );
  return `import { defineSite, page${lines.some((line) => line.includes('slugify')) ? ', slugify' : ''} } from 'senja';
import type { Content } from '${TYPES}';

${LISTED_FUNCTION}
export default defineSite({
  // Marked lines, numbers and tabs of code, as other programs write them.
  markdown: { code: true },
  // Links that the old site has left open are told, and stop no build.
  checks: {
${OPEN.map((code) => `    '${code}': 'warning',\n`).join('')}  },
  pages: ({ ${[...variables, 'settings'].join(', ')} }: Content, { base }) => [
    page('/', 'home', () => ({
      title: settings.title,
      sections: [
${sections.join('')}      ],
      newest: ${newest ? listOf(variableOf(newest.folder), newest, '.slice(0, 20)') : 'listed([])'},
    })),
    ${[...lines, ...notFound].join('\n    ')}
  ],
});
`;
}

/** @returns the template of the entries of a collection */
export function entryTemplate(found: FoundCollection): string {
  const { name, roles } = found;
  const date = roles.published === undefined ? null : memberOf('entry', roles.published);
  return `import { Body } from 'senja/react';
import type { PageOf } from '${TYPES}';

export default ({ site, entry, body }: PageOf<${quoted(name)}>) => (
  <>
    <p>
      <a href={site.base}>{site.title}</a>
    </p>
    <h1>{entry.title}</h1>
${
  date === null
    ? ''
    : `    {${date} && (
      <p>
        <time dateTime={${date}}>{${date}}</time>
      </p>
    )}
`
}    <Body of={body} />
  </>
);
`;
}

/** Templates that need nothing of the content. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  'templates/parts/list-of-entries.tsx': `type Listed = { href?: string | undefined; title?: string | undefined; date?: string | undefined };

export const ListOfEntries = ({ entries }: { entries: readonly Listed[] }) => (
  <ul>
    {entries.map(({ href, title, date }) => (
      <li key={\`\${href} \${title}\`}>
        {href ? <a href={href}>{title}</a> : title} {date && <time dateTime={date}>{date}</time>}
      </li>
    ))}
  </ul>
);
`,
  'templates/list.tsx': `import type { PageOf } from '${TYPES}';
import { ListOfEntries } from '${LIST}';

export default ({ site, title, entries }: PageOf<'list'>) => (
  <>
    <p>
      <a href={site.base}>{site.title}</a>
    </p>
    <h1>{title}</h1>
    <ListOfEntries entries={entries} />
  </>
);
`,
  'templates/home.tsx': `import './base.css';
import type { PageOf } from '${TYPES}';
import { ListOfEntries } from '${LIST}';

export default ({ site, sections, newest }: PageOf<'home'>) => (
  <>
    <h1>{site.title}</h1>
    <p>{site.description}</p>
    <ListOfEntries entries={sections} />
    <ListOfEntries entries={newest} />
  </>
);
`,
};

/** @returns an address that settings may have, from what the old site says; one to fill in if it says none */
function urlOf(url: string): string {
  const whole = /^\/\//.test(url) ? `https:${url}` : url.replace(/^http:/, 'https:');
  if (!/^https:/.test(whole) || !URL.canParse(whole)) return 'https://my-site.example/';
  const { origin, pathname } = new URL(whole);
  return `${origin}${pathname.replace(/\/?$/, '/')}`;
}

/** @returns the text of `site.yaml` */
export function settings(
  { title, description, url, language, languages, timeZone }: OldSite,
  folder: string,
): string {
  const name = title.trim() || folder;
  const about =
    description
      .replace(/<[^<>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim() || name;
  const more = languages.map((code) => `  - code: ${code}\n`);
  return [
    `title: ${scalar(name)}\n`,
    `description: ${scalar(about)}\n`,
    `url: ${urlOf(url)}\n`,
    `language: ${scalar(language || 'en')}\n`,
    ...(timeZone === '' ? [] : [`timeZone: ${scalar(timeZone)}\n`]),
    ...(more.length > 0 ? ['languages:\n', ...more] : []),
  ].join('');
}
