/** What the lines of `_headers` and `_redirects` mean to Netlify and Cloudflare. */
import { percentDecoded } from '../../values/addresses.ts';
import { isPath, lineParts, MARK, ruleLines } from './limits.ts';
import { pathPattern } from './patterns.ts';
import {
  type Header,
  type HeaderRule,
  type LeftOut,
  type PathPiece,
  type Redirect,
  type Rules,
  SPLAT,
} from './rules.ts';

/** @returns the parts of a path, decoded; null for an address on another host, or one that no file could name */
function piecesOf(path: string): PathPiece[] | null {
  if (!/^\/(?!\/)/.test(path)) return null;
  const pieces = path.split(MARK).map((part, index): PathPiece => {
    if (index % 2 === 1) return { name: part === '*' ? SPLAT : part.slice(1) };
    return percentDecoded(part) ?? part;
  });
  const isApart = pieces.every((piece, index) => piece !== '' || index === 0 || index === pieces.length - 1);
  const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]));
  // A line break would begin a rule of its own.
  const isPlain = pieces.every((piece) => typeof piece !== 'string' || !/\p{Cc}/u.test(piece));
  return isApart && isPlain && new Set(names).size === names.length ? pieces.filter(Boolean) : null;
}

/** As it can be sent in a header. */
const inHeader = (address: string): string =>
  address.replace(/[^\w!#%&'()*+,./:;=?@~[\]-]/gu, encodeURIComponent);

/** @returns the parts of a target; null if a name in it stands for nothing, or would choose the host */
function targetOf(to: string, names: ReadonlySet<string>): PathPiece[] | null {
  const pieces: PathPiece[] = [''];
  const parts = to.split(/(:[a-z]\w*)/i);
  for (const [index, part] of parts.entries()) {
    const isMark = index % 2 === 1;
    const isPart =
      isMark && /[/=]$/.test(parts[index - 1] ?? '') && /^(?:$|[/?&])/.test(parts[index + 1] ?? '');
    const last = pieces.at(-1);
    if (isMark && names.has(part.slice(1))) pieces.push({ name: part.slice(1) }, '');
    else if (isPart) return null;
    else pieces[pieces.length - 1] = `${last}${inHeader(part)}`;
  }
  const isFixed = pieces.length === 1;
  if (!isFixed && !/^(?:\/(?!\/)|https?:\/\/[^/?]+\/)/.test(String(pieces[0]))) return null;
  return pieces.filter(Boolean);
}

/** Whether the target of a rule is an address that the rule is for. To show a page at its own address does no harm. */
function leadsToItself({ from, query, to, status }: Redirect): boolean {
  const [path = ''] = to
    .map((piece) => (typeof piece === 'string' ? piece : 'x'))
    .join('')
    .split('?', 1);
  return (
    status !== 200 && query.length === 0 && new RegExp(pathPattern(from)).test(percentDecoded(path) ?? path)
  );
}

const STATUS = /^(?:200|30[12378])!?$/;

/** @returns why a line is left out, or its rule */
function redirectOf(text: string): Redirect | LeftOut['why'] {
  const [first = '', ...rest] = lineParts(text);
  const from = piecesOf(first);
  const at = rest.findIndex((part) => /^(?:\/|https?:)/.test(part));
  const [to = '', status = '301', ...more] = rest.slice(at);
  if (from === null || at < 0 || more.length > 0 || !STATUS.test(status)) return 'form';
  const names = new Set(from.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])));
  const query: [string, PathPiece][] = [];
  for (const pair of rest.slice(0, at)) {
    const [name = '', value] = pair.split('=', 2);
    // One parameter may stand for any value, of an address without other such parts.
    const isMark = value?.startsWith(':') === true && names.size === 0;
    if (value === undefined || (!isMark && (value.startsWith(':') || from.length > 1))) return 'form';
    if (isMark) names.add(value.slice(1));
    query.push([name, isMark ? { name: value.slice(1) } : value]);
  }
  if (query.length > 0 && from.some((piece) => typeof piece !== 'string')) return 'form';
  const [address = '', ...fragments] = to.split('#');
  const fragment = ['', ...fragments].join('#');
  const target = targetOf(address, names);
  if (target === null || [...names].some((name) => fragment.includes(`:${name}`))) return 'form';
  const redirect: Redirect = {
    ...{ line: text, from, query, to: target, fragment: inHeader(fragment) },
    keepsQuery: query.length === 0 && !address.includes('?'),
    status: Number.parseInt(status, 10) as Redirect['status'],
  };
  return leadsToItself(redirect) ? 'itself' : redirect;
}

/** Headers of a rule, of which several of one name are one. */
function addHeader(headers: Map<string, Header>, line: string, name: string, value: string): void {
  const key = name.toLowerCase();
  const { values = [] } = headers.get(key) ?? {};
  const isCookie = key === 'set-cookie' || values.length === 0;
  headers.set(key, { line, name, values: isCookie ? [...values, value] : [`${values[0]}, ${value}`] });
}

function readHeaders(text: string): Pick<Rules, 'headers' | 'left'> {
  const rules: HeaderRule[] = [];
  const left: LeftOut[] = [];
  /** Null below a path that is left out, and with it all of its headers. */
  let headers: Map<string, Header> | null | undefined;
  for (const written of ruleLines(text)) {
    const line = written.trim();
    const [, unset] = /^! ([\w-]+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.+)$/s.exec(line) ?? [];
    if (isPath(line)) {
      const [path = '', ...marks] = piecesOf(line) ?? [];
      const isPrefix = marks.length === 1 && line.endsWith('*');
      headers = path !== '' && (marks.length === 0 || isPrefix) ? new Map() : null;
      if (headers) rules.push({ path: String(path), isPrefix, headers });
      else left.push({ line, why: 'form' });
    } else if (headers && unset) headers.set(unset.toLowerCase(), { line, name: unset, values: [] });
    else if (headers && name !== '' && !/(?!\t)\p{Cc}/u.test(value)) addHeader(headers, line, name, value);
    else if (headers !== null) left.push({ line, why: 'form' });
  }
  return { headers: rules, left };
}

/**
 * @param headers text of `_headers`
 * @param redirects text of `_redirects`
 */
export function rulesIn(headers: string, redirects: string): Rules {
  const rules: Rules = { ...readHeaders(headers), redirects: [] };
  for (const written of ruleLines(redirects)) {
    const line = written.trim();
    const redirect = redirectOf(line);
    if (typeof redirect === 'string') rules.left.push({ line, why: redirect });
    else rules.redirects.push(redirect);
  }
  return rules;
}
