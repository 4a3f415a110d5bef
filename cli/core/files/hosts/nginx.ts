/** A part of a configuration of nginx, for the block `server` of the site. */
import {
  COMPRESSED,
  escaped,
  type HostSite,
  headersByPath,
  NEW_TYPES,
  PAGE_404,
  type Redirect,
} from './rules.ts';

/** Text in quotes; nginx has no way to write a dollar sign. */
const quoted = (text: string): string =>
  `"${text
    .replace(/[\\"]/g, '\\$&')
    .replaceAll('$', '%24')
    .replace(/[\r\n]/g, '')}"`;

const lead = ({ status, to }: Redirect, rest = ''): string =>
  `return ${status} ${quoted(to).slice(0, -1)}${rest}";`;

/** @param index makes the name of a variable */
function redirectLines(redirect: Redirect, index: number): string[] {
  const { from, isPrefix, query, takesRest } = redirect;
  if (query.length > 0) {
    const name = `$senja_${index}`;
    const given = query.map(([parameter]) => `|$arg_${parameter.replace(/\W/g, '_').toLowerCase()}`);
    const wanted = query.map(([, value]) => `|${value}`);
    return [
      `set ${name} "$uri${given.join('')}";`,
      `if (${name} = ${quoted(from + wanted.join(''))}) { ${lead(redirect)} }`,
    ];
  }
  if (!isPrefix) return [`location = ${quoted(from)} { ${lead(redirect)} }`];
  return [`location ~ ${quoted(`^${escaped(from)}(.*)`)} { ${lead(redirect, takesRest ? '$1' : '')} }`];
}

export const nginx = ({ base, rules }: HostSite): string =>
  [
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
    ...rules.redirects.flatMap(redirectLines),
    ...headersByPath(rules.headers).flatMap(({ path, isPrefix, headers }) => [
      `location ${isPrefix ? '' : '= '}${quoted(path)} {`,
      ...[...headers].map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
      ...NEW_TYPES.map(
        ([ending, type]) => `  location ~ "\\.${ending}$" { types { } default_type ${type}; }`,
      ).filter(() => isPrefix),
      '}',
    ]),
    '',
  ].join('\n');
