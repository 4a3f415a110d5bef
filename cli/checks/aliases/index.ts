/** Former addresses: each redirects to one place, and none is in use by a page or file. */

import { type AliasList, aliasLists } from '../../core/entries/aliases.ts';
import { addressesBy } from '../../core/entries/routes.ts';
import type {
  FileFault,
  PlanCheck,
  PlannedInput,
  SiteCheck,
  SiteInput,
} from '../../core/pipeline/site-checks.ts';
import { STATIC_PATHS } from '../../core/values/output-name.ts';
import { fold, slugFault } from '../../core/values/slug.ts';
import type { UnplacedFault } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';

/** The reason why an address must not be an alias, or null. Reserved names are checked against their owners. */
function formFault(alias: string): UnplacedFault | null {
  const [first = '', ...rest] = alias.replace(/\?.*/s, '').split('/').filter(Boolean);
  if (first === '') return null;
  const faults = [slugFault(first, []), ...rest.map((part) => slugFault(part, null))];
  const fault = faults.find((one) => one !== null);
  return fault ? { code: fault.code, params: fault.params ?? {} } : null;
}

/** The owner of each address, folded: a file, or null for a list made by the site. */
type Owners = Map<string, string | null>;

function ownersIn({ build: { models }, content }: SiteInput): Owners {
  const owners: Owners = new Map();
  const addressesOf = addressesBy(models, content.choices);
  const take = (address: string, owner: string | null): void => {
    const key = fold(address);
    if (!owners.has(key) || owners.get(key) === null) owners.set(key, owner);
  };
  for (const one of content.entries)
    for (const [index, address] of addressesOf(one).entries()) take(address, index === 0 ? one.file : null);
  return owners;
}

const takenFault = (path: string, owner: string | null): UnplacedFault => ({
  code: 'alias/taken',
  params: { path, other: owner ?? phrase('alias/taken:list') },
});

/** Faults of each former address, at its place. */
function* faultsOf(
  lists: readonly AliasList[],
  faultOf: (alias: string, list: AliasList) => UnplacedFault | null,
): Generator<FileFault> {
  for (const list of lists)
    for (const [index, alias] of list.aliases.entries()) {
      const fault = faultOf(alias, list);
      const at = { pointer: `${list.pointer}/${index}` };
      if (fault) yield { ...fault, file: list.file, at };
    }
}

/** Checks all former addresses, including those of drafts and scheduled entries. */
function* aliasFaults(input: SiteInput): Generator<FileFault> {
  const { content, build } = input;
  const lists = aliasLists(content.entries, content, build.models);
  if (lists.length === 0) return;
  const owners = ownersIn(input);
  const claims = new Map<string, string>();
  yield* faultsOf(lists, (alias, { file, address }) => {
    const fault = formFault(alias);
    if (fault) return fault;
    const key = fold(alias);
    const owner = owners.get(key);
    if (owner === file || key === fold(address ?? ''))
      return { code: 'alias/own-address', params: { path: alias } };
    if (owner !== undefined) return takenFault(alias, owner);
    const other = claims.get(key);
    claims.set(key, other ?? file);
    if (other !== undefined) return { code: 'alias/claimed-twice', params: { path: alias, other } };
    return alias.includes('?') ? { code: 'alias/query', params: { path: alias } } : null;
  });
}

/** The same for pages that only the complete plan contains: further pages of lists. */
function* aliasesInTheWay({ build, content, planned: { site } }: PlannedInput): Generator<FileFault> {
  const lists = aliasLists(content.published, content, build.models);
  if (lists.length === 0) return;
  const real = new Set<string>();
  for (const { path, leadsTo } of site.pages) if (leadsTo === undefined) real.add(fold(path));
  const files = [
    ...STATIC_PATHS,
    ...site.files.map(({ path }) => path),
    ...(build.folder.public?.files ?? []),
  ];
  // A file with this name prevents a folder of the same name.
  for (const path of files) for (const end of ['', '/']) real.add(fold(`/${path}${end}`));
  yield* faultsOf(lists, (alias) => (real.has(fold(alias)) ? takenFault(alias, null) : null));
}

export default [
  { on: 'site', run: aliasFaults } satisfies SiteCheck,
  { on: 'plan', run: aliasesInTheWay } satisfies PlanCheck,
];
