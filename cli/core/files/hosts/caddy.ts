/** A part of a Caddyfile, for the block of the site. */
import { percentDecoded } from '../../values/addresses.ts';
import { pathPattern, sentPattern, takesParts, targetWith } from './patterns.ts';
import {
  escaped,
  type HeaderRule,
  type HostSite,
  headersByPath,
  NEW_TYPES,
  PAGE_404,
  type Redirect,
} from './rules.ts';

/** Text in quotes, without placeholders; a backslash stands for itself. */
const quoted = (text: string): string => `"${text.replace(/["{}]/g, '\\$&')}"`;

/** A regular expression in quotes: placeholders are not replaced there, and none of them has braces. */
const pattern = (expression: string): string => `"${expression.replaceAll('"', '\\x22')}"`;

/** A path with nothing that stands for other characters. */
const exact = (path: string): string => quoted(path.replaceAll('*', '%2A'));

/** The query of the address that was asked for, with its question mark. */
const QUERY = '{senja_query}';

function redirectLines(redirect: Redirect, index: number): string[] {
  const name = `redirect${index}`;
  const { from, query, status, fragment } = redirect;
  const target = targetWith(redirect, (group) => `{re.${name}.${group}}`);
  const varying = query.flatMap(([parameter, value]) => (typeof value === 'string' ? [] : [parameter]));
  const sent = `vars_regexp ${name} {uri} `;
  return [
    `  @${name} {`,
    // Unlike `path`, it tells capital letters from small ones.
    `    path_regexp ${name}_path ${pattern(pathPattern(from))}`,
    ...query.flatMap(([parameter, value]) =>
      typeof value === 'string'
        ? [
            `    query ${quoted(`${percentDecoded(parameter) ?? parameter}=${percentDecoded(value) ?? value}`)}`,
          ]
        : [],
    ),
    ...varying.map((parameter) => `    ${sent}${pattern(`[?&]${escaped(parameter)}=([^&]+)`)}`),
    ...(takesParts(redirect) && varying.length === 0
      ? [`    ${sent}${pattern(`(?i)${sentPattern(redirect)}(?:\\?|$)`)}`]
      : []),
    '  }',
    `  redir @${name} "${target}${redirect.keepsQuery ? QUERY : ''}${fragment}" ${status}`,
  ];
}

/** A line each: in one block, Caddy adds before it sets, and one removal puts off the whole block. */
const headerLines = (rules: readonly HeaderRule[]): string[] =>
  headersByPath(rules).flatMap(({ path, isPrefix, headers }) => {
    const start = `  header ${isPrefix ? quoted(`${path}*`) : exact(path)}`;
    return [...headers.values()].flatMap(({ name, values }) =>
      values.length === 0
        ? [`${start} -${name}`]
        : values.map((value, index) => `${start} ${index === 0 ? '' : '+'}${name} ${quoted(value)}`),
    );
  });

export function caddy({ base, rules, leave }: HostSite): string {
  const redirects = rules.redirects.filter(({ line, status }) => {
    if (status === 200) leave(line, 'form');
    return status !== 200;
  });
  return [
    '# Rules of the site for Caddy, made by senja with every build. In the block of the site, after its `root`, with',
    `# which ${base} is the folder of this file: import <this file>`,
    'encode zstd gzip',
    // In the order of the lines: Caddy has an order of its own elsewhere.
    'route {',
    '  @hidden {',
    '    path */.*',
    '    not path /.well-known/*',
    '  }',
    '  error @hidden 404',
    `  map {query} ${QUERY} {`,
    '    "" ""',
    '    default "?{query}"',
    '  }',
    ...redirects.flatMap(redirectLines),
    ...headerLines(rules.headers),
    ...NEW_TYPES.flatMap(([ending, type]) => [
      `  @${ending} path *.${ending}`,
      `  header @${ending} Content-Type ${type}`,
    ]),
    // The redirect of `file_server` to the slash of a folder loses the query. Two slashes would name another host.
    '  @folder {',
    '    file {path}/index.html',
    '    path_regexp "[^/]$"',
    '    vars_regexp folder {uri} "^/*(/[^?]*)"',
    '  }',
    `  redir @folder {re.folder.1}/${QUERY} 308`,
    '  file_server',
    '}',
    // An error may come before any header is set.
    'handle_errors {',
    ...headerLines(rules.headers.filter(({ isPrefix, path }) => isPrefix && path === base)),
    `  rewrite * ${quoted(base + PAGE_404)}`,
    '  file_server',
    '}',
    '',
  ].join('\n');
}
