/** The files of a new site that shows what an import has brought. */

import { scalar } from '../../core/values/yaml/quoting.ts';
import type { OldSite } from './brought.ts';
import type { Found } from './model.ts';

const nameOf = (folder: string): string =>
  /^[a-z_$][\w$]*$/i.test(folder) ? folder : JSON.stringify(folder);
/** How `site.ts` takes a collection: by its own name, or by one that a variable may have. */
const variableOf = (folder: string): string =>
  /^(?!new$|default$|class$|function$|import$|export$|this$)[a-z_$][\w$]*$/i.test(folder)
    ? folder
    : `in_${folder.replace(/\W/g, '_')}`;

const hasField = ({ schema }: Found, name: string): boolean =>
  name in ((schema as { properties?: object }).properties ?? {});

/** Lists for which pages are made, by the field. */
const LISTED = ['categories', 'tags'] as const;

const ENTRIES = (variable: string, { roles }: Found): string =>
  `${variable}.all.map(({ href, title${roles.published === undefined ? '' : `, ${nameOf(roles.published)}: date`} }) => ({ href, title${roles.published === undefined ? '' : ', date'} }))`;

/** @returns the lines of `pages` that show a collection */
export function planLines(found: Found, lists: OldSite['lists'], addresses: ReadonlySet<string>): string[] {
  const variable = variableOf(found.folder);
  const sorted =
    found.roles.published === undefined
      ? variable
      : `${variable}.sorted(${JSON.stringify(found.roles.published)}, 'descending')`;
  const list = `/${found.folder}/`;
  return [
    `...${variable}.pages(),`,
    ...(addresses.has(list)
      ? []
      : [
          `page('${list}', 'list', () => ({ title: ${JSON.stringify(titleOf(found.folder))}, entries: ${ENTRIES(sorted, found)} })),`,
        ]),
    ...LISTED.filter((name) => hasField(found, name)).map((name) => {
      const own = lists[name] ?? `${found.folder}/${name}`;
      return `...[...${variable}.by('${name}')].map(([name, some]) =>\n      page(\`/${own}/\${slugify(name)}/\`, 'list', () => ({ title: name, entries: ${ENTRIES('some', found)} })),\n    ),`;
    }),
  ];
}

const titleOf = (folder: string): string =>
  folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

/** @returns the text of `templates/site.ts` */
export function siteModule(
  collections: readonly Found[],
  lists: OldSite['lists'],
  addresses: ReadonlySet<string>,
): string {
  const dated = collections.filter(({ roles }) => roles.published !== undefined).map((one) => one);
  const [first] = dated;
  let free = { ...lists };
  const lines = collections.flatMap((one) => {
    const made = planLines(one, free, addresses);
    // Two collections must not share the address of a list.
    if (LISTED.some((name) => hasField(one, name))) free = {};
    return made;
  });
  const variables = collections.map(({ folder }) =>
    variableOf(folder) === folder ? folder : `${nameOf(folder)}: ${variableOf(folder)}`,
  );
  const newest = first
    ? ENTRIES(
        `${variableOf(first.folder)}.sorted(${JSON.stringify(first.roles.published)}, 'descending')`,
        first,
      ).replace('.all.map', '.all.slice(0, 20).map')
    : '[]';
  const sections = collections.map(
    ({ folder }) => `{ href: \`\${base}${folder}/\`, title: ${JSON.stringify(titleOf(folder))} }`,
  );
  return `import { defineSite, page${lines.some((line) => line.includes('slugify')) ? ', slugify' : ''} } from 'senja';
import type { Content } from '../.senja/content';

export default defineSite({
  // What the old site has left open is told, and stops no build.
  checks: { 'link/*': 'warning', 'code/dead-link': 'warning' },
  pages: ({ ${[...variables, 'settings'].join(', ')} }: Content, { base }) => [
    page('/', 'home', () => ({
      title: settings.title,
      sections: [${sections.join(', ')}],
      newest: ${newest},
    })),
    ${lines.join('\n    ')}
    page('/404.html', 'not-found', () => ({ title: '404' })),
  ],
});
`;
}

/** @returns the template of the entries of a collection */
export function entryTemplate(found: Found): string {
  const { name, roles } = found;
  const date =
    roles.published === undefined
      ? null
      : `entry${/^[a-z_$][\w$]*$/i.test(roles.published) ? `.${roles.published}` : `[${JSON.stringify(roles.published)}]`}`;
  return `import { Body } from 'senja/react';
import type { PageOf } from '../.senja/content';

export default ({ site, entry, body }: PageOf<${JSON.stringify(name)}>) => (
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

const ITEMS = (from: string): string => `<ul>
      {${from}.map((one) => (
        <li key={\`\${one.href} \${one.title}\`}>
          {one.href ? <a href={one.href}>{one.title}</a> : one.title}
          {'date' in one && one.date ? <> <time dateTime={one.date}>{one.date}</time></> : null}
        </li>
      ))}
    </ul>`;

/** Templates that need nothing of the content. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  'templates/list.tsx': `import type { PageOf } from '../.senja/content';

type Listed = { href?: string; title?: string; date?: string };

export default ({ site, title, entries }: PageOf<'list'>) => (
  <>
    <p>
      <a href={site.base}>{site.title}</a>
    </p>
    <h1>{title}</h1>
    ${ITEMS('(entries as Listed[])')}
  </>
);
`,
  'templates/home.tsx': `import './base.css';
import type { PageOf } from '../.senja/content';

type Listed = { href?: string; title?: string; date?: string };

export default ({ site, sections, newest }: PageOf<'home'>) => (
  <>
    <h1>{site.title}</h1>
    <p>{site.description}</p>
    ${ITEMS('(sections as Listed[])')}
    ${ITEMS('(newest as Listed[])')}
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
      .replace(/<[^>]*>/g, '')
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
