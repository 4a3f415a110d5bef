/**
 * The lines of `_headers` and `_redirects`, and how many of them Cloudflare reads: it publishes a site without the others,
 * and says so only in its own log.
 */

/** Lines with something in them, without comments. */
export const ruleLines = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*[^\s#]/.test(line));

/** The parts of a line of `_redirects`, without the comment behind it. */
export const lineParts = (line: string): string[] => {
  const parts = line.trim().split(/\s+/);
  const comment = parts.findIndex((part) => part.startsWith('#'));
  return comment < 0 ? parts : parts.slice(0, comment);
};

/** Whether a line of `_headers` names the addresses of the headers below it. */
export const isPath = (line: string): boolean => /^\s*(?:\/|https?:\/\/)/i.test(line);

/** What stands for any text in an address. */
export const MARK = /(\*|:[a-z]\w*)/i;

/** Whether hosts count a line of `_redirects` among those with patterns. */
export const isPattern = (line: string): boolean => MARK.test(lineParts(line)[0] ?? '');

/** Characters of a line, lines for one address, lines with `*` or `:name`, and paths with headers. */
export const MOST = { line: 2000, address: 2000, pattern: 100, path: 100 } as const;

/** A line beyond a limit, and which one. */
export interface Beyond {
  line: string;
  limit: keyof typeof MOST;
}

/** Whether Cloudflare counts a line at all: it has no rules for queries. */
const isCounted = (line: string): boolean => [2, 3].includes(lineParts(line).length);

/**
 * Joins the lines of `_redirects`. Hosts apply the first rule for an address, and Cloudflare counts every line below the first
 * one with a pattern among those. Senja's own beyond the limit come last: their addresses have pages too.
 * @param made by senja, one line for each address
 * @param own text of the site's own
 */
export function withOwnRedirects(made: string, own: string): string {
  const lines = own.split('\n');
  const firstMark = lines.findIndex((line) => ruleLines(line).length > 0 && isPattern(line));
  const start = firstMark < 0 ? lines : lines.slice(0, firstMark);
  const end = firstMark < 0 ? [] : lines.slice(firstMark);
  let room = MOST.address - ruleLines(own).filter(isCounted).length;
  const parts: Record<'first' | 'patterns' | 'beyond', string[]> = { first: [], patterns: [], beyond: [] };
  for (const line of ruleLines(made)) {
    const isDynamic = isPattern(line);
    if (!isDynamic && isCounted(line)) room -= 1;
    parts[isDynamic ? 'patterns' : room < 0 ? 'beyond' : 'first'].push(line);
  }
  const texts = [start, parts.first, end, parts.patterns, parts.beyond].map((part) => part.join('\n'));
  return texts.map((text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)).join('');
}

function* beyondInRedirects(text: string): Generator<Beyond> {
  const count = { address: 0, pattern: 0 };
  for (const line of ruleLines(text).filter((one) => one.trim().length <= MOST.line && isCounted(one))) {
    const limit = count.pattern > 0 || isPattern(line) ? 'pattern' : 'address';
    count[limit] += 1;
    if (count[limit] > MOST[limit]) yield { line: line.trim(), limit };
  }
}

function* beyondInHeaders(text: string): Generator<Beyond> {
  let paths = 0;
  for (const line of ruleLines(text)) {
    if (!isPath(line)) continue;
    paths += 1;
    if (paths > MOST.path) yield { line: line.trim(), limit: 'path' };
  }
}

/** @returns lines of `_headers` and `_redirects` that Cloudflare does not read */
export const beyondLimits = (headers: string, redirects: string): Beyond[] => [
  ...ruleLines(`${headers}\n${redirects}`)
    .map((line) => line.trim())
    .filter((line) => line.length > MOST.line)
    .map((line) => ({ line, limit: 'line' as const })),
  ...beyondInHeaders(headers),
  ...beyondInRedirects(redirects),
];
