/** An `.htaccess` of Apache, for the folder of the site. */
import { exactPath, pathPattern, queryPattern, sentPattern, takesParts, targetWith } from './patterns.ts';
import {
  bytesOf,
  COMPRESSED,
  escaped,
  type Header,
  type HostSite,
  headersByPath,
  NEW_TYPES,
  ofFiles,
  PAGE_404,
  type Redirect,
} from './rules.ts';

/** With a line of 8,192 bytes in an `.htaccess`, Apache answers every request with an error. */
const MOST_BYTES = 8000;

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A regular expression in quotes, in which a backslash stands for itself. */
const pattern = (expression: string): string => `"${expression.replaceAll('"', '\\x22')}"`;

function redirectLines(redirect: Redirect, base: string): string[] {
  const { from, query, status, keepsQuery, fragment } = redirect;
  const path = exactPath(redirect);
  // Of a folder's own rules, the pattern is relative to the folder.
  const relative = (path === null ? pathPattern(from) : `^${escaped(path)}$`).replace(
    `^${escaped(base)}`,
    '^',
  );
  // In a target, both signs stand for a part of the address; `to` has no dollar sign.
  const to = targetWith({ ...redirect, to: redirect.to.map(withoutPercents) }, (group) => `%${group}`);
  const conditions = [
    ...(query.length > 0 ? [`%{QUERY_STRING} ${pattern(`^${queryPattern(redirect)}`)}`] : []),
    ...(takesParts(redirect) && query.length === 0
      ? [`%{THE_REQUEST} ${pattern(`^\\S+ ${sentPattern(redirect).slice(1)}(?:\\?|\\s)`)} [NC]`]
      : []),
  ].map((condition) => `  RewriteCond ${condition}`);
  const rule = (target: string, flags: readonly string[]): string =>
    `  RewriteRule ${pattern(relative)} "${target}" [${[`R=${status}`, 'L', 'NE', ...flags].join(',')}]`;
  const hash = fragment.replaceAll('%', '\\%');
  // Apache would put the query behind the fragment.
  return [
    ...(keepsQuery && fragment !== ''
      ? ['  RewriteCond %{QUERY_STRING} .', ...conditions, rule(`${to}?%{QUERY_STRING}${hash}`, [])]
      : []),
    ...conditions,
    rule(to + hash, query.length > 0 ? ['QSD'] : []),
  ];
}

const withoutPercents = (piece: Redirect['to'][number]): Redirect['to'][number] =>
  typeof piece === 'string' ? piece.replaceAll('%', '\\%') : piece;

const headerLines = ({ name, values }: Header): string[] =>
  values.length === 0
    ? [`    Header always unset ${name}`]
    : values.map(
        (value, index) =>
          `    Header always ${index === 0 ? 'set' : 'add'} ${name} ${quoted(value.replaceAll('%', '%%'))}`,
      );

export function apache({ base, rules, leave }: HostSite): string {
  const isTooLong = (lines: readonly string[]): boolean => lines.some((line) => bytesOf(line) > MOST_BYTES);
  const redirects = rules.redirects.flatMap((redirect) => {
    const lines = redirectLines(redirect, base);
    const why = redirect.status === 200 ? 'form' : isTooLong(lines) ? 'long' : null;
    if (why) leave(redirect.line, why);
    return why ? [] : lines;
  });
  const headers = headersByPath(ofFiles(rules.headers)).flatMap(({ path, isPrefix, headers }) => [
    `  <If "%{REQUEST_URI} =~ m#^${escaped(path).replace(/[#"]/g, '\\$&')}${isPrefix ? '' : '$'}#">`,
    ...[...headers.values()].flatMap((header) => {
      const lines = headerLines(header);
      if (isTooLong(lines)) leave(header.line, 'long');
      return isTooLong(lines) ? [] : lines;
    }),
    '  </If>',
  ]);
  return [
    '# Rules of the site for Apache, made by senja with every build. The server must allow them: AllowOverride All',
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    `ErrorDocument 404 ${base}${PAGE_404}`,
    ...NEW_TYPES.map(([ending, type]) => `AddType ${type} .${ending}`),
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .js .json .svg .txt .webmanifest .xml',
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE text/html ${COMPRESSED.join(' ')}`,
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...headers,
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    ...redirects,
    '</IfModule>',
    '',
  ].join('\n');
}
