/** An `.htaccess` of Apache, for the folder of the site. */
import {
  COMPRESSED,
  escaped,
  type HostSite,
  headersByPath,
  NEW_TYPES,
  PAGE_404,
  type Redirect,
} from './rules.ts';

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replace(/[\r\n]/g, '')}"`;

/** In the target of a rewriting rule, both signs stand for a part of the address. */
const target = (text: string): string => text.replace(/[$%]/g, '\\$&');

function redirectLines({ from, isPrefix, query, to, takesRest, status }: Redirect, base: string): string[] {
  // Of a folder's own rules, the pattern is relative to the folder.
  const path = escaped(from.startsWith(base) ? from.slice(base.length) : from);
  const pattern = isPrefix ? `^${path}(.*)$` : `^${path}$`;
  const flags = [`R=${status}`, 'L', 'NE', ...(query.length > 0 ? ['QSD'] : [])];
  return [
    ...query.map(
      (pair) =>
        `  RewriteCond %{QUERY_STRING} "(?:^|&)${escaped(pair.join('=')).replace(/"/g, '\\"')}(?:&|$)"`,
    ),
    `  RewriteRule "${pattern.replace(/"/g, '\\"')}" "${target(to)}${takesRest ? '$1' : ''}" [${flags.join(',')}]`,
  ];
}

export const apache = ({ base, rules }: HostSite): string => {
  const all = headersByPath(rules.headers);
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
    ...all.flatMap(({ path, isPrefix, headers }) => [
      `  <If "%{REQUEST_URI} =~ m#^${escaped(path).replace(/[#"]/g, '\\$&')}${isPrefix ? '' : '$'}#">`,
      ...[...headers].map(([name, value]) => `    Header always set ${name} ${quoted(value)}`),
      '  </If>',
    ]),
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    '  RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    ...rules.redirects.flatMap((one) => redirectLines(one, base)),
    '</IfModule>',
    '',
  ].join('\n');
};
