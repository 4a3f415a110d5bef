/** Former addresses: each redirects to one place, and none is in use by a page or file. */

import { type AliasList, addressesBy, aliasLists } from '../../core/entries/addresses/index.ts';
import type {
  FileFault,
  PlanCheck,
  PlanCheckInput,
  SiteCheck,
  SiteCheckInput,
} from '../../core/pipeline/checks/index.ts';
import { STATIC_PATHS } from '../../core/values/names/output-name.ts';
import { fold, slugFault } from '../../core/values/names/slug.ts';
import type { UnplacedFault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

/** The reason why an address must not be an alias, or null. Reserved names are checked against their owners. */
function formFault(alias: string): UnplacedFault | null {
  const [first = '', ...rest] = alias.replace(/\?.*/s, '').split('/').filter(Boolean);
  if (first === '') return null;
  const faults = [slugFault(first, []), ...rest.map((part) => slugFault(part, null))];
  const fault = faults.find((one) => one !== null && one.code !== 'slug/invalid');
  return fault ? { code: fault.code, params: fault.params ?? {} } : null;
}

/** Each address, folded, with its owner: a file, or null for a list made by the site. */
type Owners = Map<string, { owner: string | null; address: string }>;

function ownersIn({ build: { models }, content }: SiteCheckInput): Owners {
  const owners: Owners = new Map();
  const addressesOf = addressesBy(models, content.choices);
  const take = (address: string, owner: string | null): void => {
    const key = fold(address);
    if ((owners.get(key)?.owner ?? null) === null) owners.set(key, { owner, address });
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
function* aliasFaults(input: SiteCheckInput): Generator<FileFault> {
  const { content, build } = input;
  const lists = aliasLists(content.entries, content, build.models);
  if (lists.length === 0) return;
  const owners = ownersIn(input);
  const claims = new Map<string, { list: AliasList; alias: string }>();
  yield* faultsOf(lists, (alias, list) => {
    const fault = formFault(alias);
    if (fault) return fault;
    const key = fold(alias);
    const owner = owners.get(key)?.owner ?? null;
    // Its own address needs no redirect.
    if (alias === list.address || (owner === list.file && owners.get(key)?.address === alias)) return null;
    if (owners.has(key) || key === fold(list.address ?? '')) return takenFault(alias, owner);
    const first = claims.get(key) ?? { list, alias };
    claims.set(key, first);
    if (first.list !== list || first.alias !== alias)
      return { code: 'alias/claimed-twice', params: { path: alias, other: first.list.file } };
    return alias.includes('?') ? { code: 'alias/query', params: { path: alias } } : null;
  });
}

/** The same for pages that only the complete plan contains: further pages of lists. */
function* aliasesInTheWay({ build, content, plan }: PlanCheckInput): Generator<FileFault> {
  const lists = aliasLists(content.published, content, build.models);
  if (lists.length === 0) return;
  const real = new Set<string>();
  for (const { path, leadsTo } of plan.pages) if (leadsTo === undefined) real.add(fold(path));
  const files = [
    ...STATIC_PATHS,
    ...plan.files.map(({ path }) => path),
    ...(build.folder.public?.files ?? []),
  ];
  // A file with this name prevents a folder of the same name.
  for (const path of files) for (const end of ['', '/']) real.add(fold(`/${path}${end}`));
  const own = new Map(plan.pages.map(({ path, entry }) => [path, entry?.file]));
  yield* faultsOf(lists, (alias, { file, address }) =>
    alias !== address && own.get(alias) !== file && real.has(fold(alias)) ? takenFault(alias, null) : null,
  );
}

export default [
  { on: 'site', run: aliasFaults } satisfies SiteCheck,
  { on: 'plan', run: aliasesInTheWay } satisfies PlanCheck,
];
