/** A part of a configuration of nginx, for the block `server` of the site. */
import { exactPath, pathPattern, queryPattern, sentPattern, takesParts, targetWith } from './patterns.ts';
import {
  bytesOf,
  COMPRESSED,
  type HeaderRule,
  type HostSite,
  headersByPath,
  NEW_TYPES,
  ofFiles,
  PAGE_404,
  type Redirect,
} from './rules.ts';

/** nginx refuses a configuration with a parameter of 4,096 bytes, with its quotes and what follows them. */
const MOST_BYTES = 4000;

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

const isTooLong = (line: string): boolean => line.split('" ').some((part) => bytesOf(part) > MOST_BYTES);

function lead(redirect: Redirect): string {
  const target = targetWith(redirect, (index) => `$${index}`);
  return `return ${redirect.status} "${target}${redirect.keepsQuery ? '$is_args$args' : ''}${redirect.fragment}";`;
}

/** Decoded path and query, for rules that depend on both. */
const ASKED = '$senja_asked';

function redirectLines(redirect: Redirect): string[] {
  const { from, query } = redirect;
  const exact = exactPath(redirect);
  if (exact !== null) return [`location = ${quoted(exact)} { ${lead(redirect)} }`];
  const path = pathPattern(from);
  if (query.length > 0)
    return [
      `if (${ASKED} ~ ${quoted(`${path.slice(0, -1)}\\?${queryPattern(redirect)}`)}) { ${lead(redirect)} }`,
    ];
  if (!takesParts(redirect)) return [`location ~ ${quoted(path)} { ${lead(redirect)} }`];
  return [
    `location ~ ${quoted(path)} {`,
    `  if ($request_uri ~* ${quoted(`${sentPattern(redirect)}(?:\\?|$)`)}) { ${lead(redirect)} }`,
    '  return 404;',
    '}',
  ];
}

/** A dollar sign begins a variable, and nothing can write one. */
function headerLines({ headers }: HeaderRule, leave: HostSite['leave']): string[] {
  const lines: string[] = [];
  for (const { line, name, values } of headers.values())
    for (const value of values) {
      // A header of this name would be a second one.
      const written = /^content-type$/i.test(name)
        ? `  types { } default_type ${quoted(value)};`
        : `  add_header ${name} ${quoted(value)} always;`;
      if (value.includes('$')) leave(line, 'sign');
      else if (isTooLong(written)) leave(line, 'long');
      else lines.push(written);
    }
  return lines;
}

export function nginx({ base, rules, leave }: HostSite): string {
  const taken = new Set<string | null>();
  const redirects: string[] = [];
  for (const redirect of rules.redirects) {
    const exact = exactPath(redirect);
    const lines = redirectLines(redirect);
    if (redirect.status === 200) leave(redirect.line, 'form');
    else if (lines.some(isTooLong)) leave(redirect.line, 'long');
    // nginx refuses two places of one name; the first rule is the one that holds.
    else if (exact === null || !taken.has(exact)) redirects.push(...lines);
    if (exact !== null) taken.add(exact);
  }
  const isAsked = redirects.some((line) => line.startsWith(`if (${ASKED} `));
  return [
    '# Rules of the site for nginx, made by senja with every build. In the block `server` of the site, after its `root`,',
    `# with which ${base} is the folder of this file: include <this file>;`,
    'index index.html;',
    'absolute_redirect off;',
    `error_page 404 ${base}${PAGE_404};`,
    'charset utf-8;',
    `charset_types ${COMPRESSED.join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_comp_level 6;',
    `gzip_types ${COMPRESSED.join(' ')};`,
    'if ($uri ~ "/\\.(?!well-known/)") { return 404; }',
    ...(isAsked ? [`set ${ASKED} "$uri?$args";`] : []),
    ...redirects,
    ...headersByPath(ofFiles(rules.headers)).flatMap((rule) => {
      const { path, isPrefix } = rule;
      // The redirect there holds.
      if (!isPrefix && taken.has(path)) return [];
      if (bytesOf(path) > MOST_BYTES) leave(path, 'long');
      if (bytesOf(path) > MOST_BYTES) return [];
      return [
        `location ${isPrefix ? '' : '= '}${quoted(path)} {`,
        ...headerLines(rule, leave),
        ...NEW_TYPES.map(
          ([ending, type]) => `  location ~ "\\.${ending}$" { types { } default_type ${type}; }`,
        ).filter(() => isPrefix),
        '}',
      ];
    }),
    '',
  ].join('\n');
}
