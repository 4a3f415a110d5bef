/** A part of a Caddyfile, for the block of the site. */
import { escaped, type HeaderRule, type HostSite, NEW_TYPES, PAGE_404, type Redirect } from './rules.ts';

/** Text in quotes, without placeholders; a backslash stands for itself. */
const quoted = (text: string): string => `"${text.replace(/["{}]/g, '\\$&').replace(/[\r\n]/g, '')}"`;

/** A path with nothing that stands for other characters. */
const exact = (path: string): string => quoted(path.replaceAll('*', '%2A'));

function redirectLines({ from, isPrefix, query, to, takesRest, status }: Redirect, index: number): string[] {
  const name = `redirect${index}`;
  if (isPrefix) {
    const target = takesRest ? `${quoted(to).slice(0, -1)}{re.${name}.1}"` : quoted(to);
    return [
      `  @${name} path_regexp ${name} ${quoted(`^${escaped(from)}(.*)$`)}`,
      `  redir @${name} ${target} ${status}`,
    ];
  }
  if (query.length === 0) return [`  redir ${exact(from)} ${quoted(to)} ${status}`];
  return [
    `  @${name} {`,
    `    path ${exact(from)}`,
    ...query.map((pair) => `    query ${quoted(pair.join('='))}`),
    '  }',
    `  redir @${name} ${quoted(to)} ${status}`,
  ];
}

const headerLines = (rules: readonly HeaderRule[]): string[] =>
  rules.flatMap(({ path, isPrefix, headers }) => [
    `  header ${isPrefix ? quoted(`${path}*`) : exact(path)} {`,
    ...[...headers].map(([name, value]) => `    ${name} ${quoted(value)}`),
    '  }',
  ]);

export const caddy = ({ base, rules }: HostSite): string =>
  [
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
    ...rules.redirects.flatMap(redirectLines),
    ...headerLines(rules.headers),
    ...NEW_TYPES.flatMap(([ending, type]) => [
      `  @${ending} path *.${ending}`,
      `  header @${ending} Content-Type ${type}`,
    ]),
    '  file_server',
    '}',
    // An error begins with no headers.
    'handle_errors {',
    ...headerLines(rules.headers.filter(({ isPrefix, path }) => isPrefix && path === base)),
    `  rewrite * ${quoted(base + PAGE_404)}`,
    '  file_server',
    '}',
    '',
  ].join('\n');
