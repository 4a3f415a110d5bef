/** What hosts do not read of the site's rules, and what the policy in the header leaves to the pages. */
import { hostRulesIn } from '../../core/entries/documents/index.ts';
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import { type Beyond, beyondLimits, type LeftOut, MOST, ruleLines } from '../../core/files/hosts/index.ts';
import { hostFiles, rulesOf } from '../../core/files/index.ts';
import type { FileFault, OutputCheck, OutputCheckInput } from '../../core/pipeline/checks/index.ts';
import { headerPolicy, heldByAll } from '../../core/plan/policy/index.ts';
import { PLAN_FILE } from '../../core/stages/site-error.ts';
import { HOST_RULES, type Host } from '../../core/values/names/public-name.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Span } from '../../diagnostics/places/index.ts';

const NAMES: Readonly<Record<Host, string>> = {
  apache: 'Apache',
  caddy: 'Caddy',
  nginx: 'nginx',
  pages: 'GitHub Pages',
};

/** Lines of one file that are left out for one reason. */
interface Group<Why> {
  why: Why;
  /** Whether they are the site's own. */
  isOwn: boolean;
  /** The first of them, and how many there are. */
  line: string;
  count: number;
  file: string;
  at?: Span;
}

/**
 * Finds lines in the site's own files; those that senja makes are of no file.
 * @param own texts of these files, by their paths
 */
function grouper(own: Readonly<Record<string, string>>) {
  const places = new Map<string, { file: string; at: Span }>();
  for (const [file, text] of Object.entries(own)) {
    let start = 0;
    for (const line of text.split('\n')) {
      const written = line.trim();
      const from = start + line.indexOf(written);
      if (!places.has(written))
        places.set(written, { file, at: { start: from, end: from + written.length } });
      start += line.length + 1;
    }
  }
  return <Why extends string>(lines: readonly { line: string; why: Why }[]): Group<Why>[] => {
    const groups = new Map<string, Group<Why>>();
    const startOf = (line: string): number => places.get(line)?.at.start ?? 0;
    for (const { line, why } of [...lines].sort((a, b) => startOf(a.line) - startOf(b.line))) {
      const place = places.get(line);
      const file = place?.file ?? SITE_FILE;
      const key = `${file} ${why}`;
      const group = groups.get(key) ?? { why, isOwn: Boolean(place), line, count: 0, file, ...place };
      group.count += 1;
      groups.set(key, group);
    }
    return [...groups.values()];
  };
}

const LONGEST = 80;
const shortened = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);

function notForHost(host: Host, { why, line, count, file, at }: Group<LeftOut['why'] | 'pages'>): FileFault {
  const how = phrase(`code/not-for-host:${why}`);
  const params = { host: NAMES[host], rule: shortened(line), more: count > 1 ? count - 1 : '', how };
  return { file, code: 'code/not-for-host', params, ...(at && { at }) };
}

function overLimit({ why, isOwn, line, count, file, at }: Group<Beyond['limit']>): FileFault {
  const kind = isOwn ? 'own' : 'made';
  const what = phrase(`code/over-limit:${kind}`, { rule: shortened(line), count });
  const params = {
    what,
    reason: phrase(`code/over-limit:${isOwn ? why : 'address'}`, { most: MOST[isOwn ? why : 'address'] }),
    how: phrase(`code/over-limit:${kind}-how`),
  };
  return { file, code: 'code/over-limit', params, ...(at && { at }) };
}

function* ruleFaults(input: OutputCheckInput): Generator<FileFault> {
  const { build, plan, pages } = input;
  const { folder, host } = build;
  const own = (name: (typeof HOST_RULES)[number]): string =>
    folder.public ? hostRulesIn(folder.public, name) : '';
  const ownRules = { _headers: own('_headers'), _redirects: own('_redirects') };
  const held = heldByAll([...pages.values()].map(({ notes }) => notes?.held));
  const { policy, left } = headerPolicy(plan.policy, held);
  if (left.length > 0 && host !== 'pages') {
    const file = `${folder.siteFolder}/${PLAN_FILE}`;
    yield { file, code: 'code/long-policy', params: { names: left.join(', ') } };
  }
  const all = rulesOf({ ...plan, policy }, ownRules);
  const groupsOf = grouper(
    Object.fromEntries(HOST_RULES.map((name) => [`${folder.public?.name}/${name}`, ownRules[name]])),
  );
  if (host === undefined) {
    const beyond = beyondLimits(all.headers, all.redirects);
    for (const group of groupsOf(beyond.map(({ line, limit }) => ({ line, why: limit }))))
      yield overLimit(group);
  } else if (host === 'pages') {
    const lines = Object.values(ownRules).flatMap((text) => ruleLines(text));
    for (const group of groupsOf(lines.map((line) => ({ line: line.trim(), why: 'pages' as const }))))
      yield notForHost(host, group);
  } else
    for (const group of groupsOf(hostFiles.get().hostFile(host, plan.base, all).left))
      yield notForHost(host, group);
}

export default { on: 'output', run: ruleFaults } satisfies OutputCheck;
