/** Suggests the page that a link may have meant which leads nowhere: people link to files, as their editors show them. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearestOfMany } from '../../diagnostics/suggest.ts';
import { addressesBy } from '../entries/routes.ts';
import type { Content } from '../stages/content.ts';
import { slugOf } from '../values/slug.ts';
import type { Build } from '../work/build.ts';

/** What is written, up to the part of the page that it names. */
function writtenIn({ code, params }: Diagnostic): { path: string; rest: string } | null {
  const text =
    code === 'content/bad-link' ? params.value : code === 'link/no-such-page' ? params.target : null;
  if (typeof text !== 'string' || /[:@\s]/.test(text)) return null;
  const end = text.search(/[?#]/);
  const path = (end < 0 ? text : text.slice(0, end)).replace(/\\/g, '/');
  return { path, rest: end < 0 ? '' : text.slice(end) };
}

const lastPart = (path: string): string =>
  slugOf(
    (path.split('/').findLast((part) => part !== '') ?? '').replace(/\.(?:html?|php)$/i, ''),
  ).toLowerCase();

/** Addresses of the content's pages. */
interface Known {
  all: string[];
  /** By the name of the file. */
  named: Map<string, string[]>;
}

function knownPages({ models }: Pick<Build, 'models'>, content: Content): Known {
  const addressesOf = addressesBy(models, content.choices);
  const pages: Known = { all: [], named: new Map() };
  for (const one of [...content.published, ...content.faulty]) {
    const addresses = addressesOf(one);
    const [own] = addresses;
    if (own === undefined) continue;
    const name = lastPart(one.slug);
    pages.all.push(...addresses);
    pages.named.set(name, [...(pages.named.get(name) ?? []), own]);
  }
  return pages;
}

/** @returns a function that adds such suggestions to a diagnostic about a link */
export function meantLinks(
  build: Pick<Build, 'models'>,
  content: Content,
): (diagnostic: Diagnostic) => Diagnostic {
  const near = nearestOfMany();
  let pages: Known | undefined;
  return (diagnostic) => {
    const written = writtenIn(diagnostic);
    const { suggestions } = diagnostic;
    // What leads elsewhere has been told apart already.
    if (!written || suggestions.some((one) => !one.startsWith('/'))) return diagnostic;
    pages ??= knownPages(build, content);
    const { path, rest } = written;
    const named = pages.named.get(lastPart(path)) ?? [];
    const own = suggestions.map((one) => one.replace(/[?#].*$/s, ''));
    if (
      named.length === 0 &&
      (diagnostic.code !== 'content/bad-link' || own.some((one) => pages?.all.includes(one)))
    )
      return diagnostic;
    const meant = named.length > 0 ? named : near(`/${lastPart(path)}/`, [...new Set(pages.all)]);
    const found = [...new Set([...meant, ...(meant.length > 0 && named.length === 0 ? [] : own)])];
    return { ...diagnostic, suggestions: found.slice(0, 3).map((one) => one + rest) };
  };
}
