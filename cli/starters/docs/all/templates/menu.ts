/** The menu: the pages of a version below their sections, which are folders of `content/docs/`. */
import type { SiteFault, TreeNode } from 'senja';
import type { Doc, Settings } from '../.senja/content';

export interface MenuItem {
  name: string;
  /** Absent for a folder without a page of its own. */
  href?: string;
  items: MenuItem[];
  /** Of a section, from `site.yaml`. */
  summary?: string;
}

export interface Version {
  name: string;
  /** What the addresses of its pages begin with. */
  base: string;
  items: MenuItem[];
}

type Node = TreeNode<Doc>;
type Listed = Pick<Settings, 'sections' | 'versions'>;

const below = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** `write-pages` as “Write pages”. */
const spoken = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** @returns pages in the order of their files, then folders in the order of `sections`, then the other folders */
function itemsOf(nodes: readonly Node[], { sections = [] }: Listed, folder = ''): MenuItem[] {
  const placeOf = ({ name, children }: Node): number => {
    if (children.length === 0) return -1;
    const at = sections.findIndex((one) => one.folder === below(folder, name));
    return at < 0 ? sections.length : at;
  };
  return [...nodes]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ name, entry, children }) => {
      const path = below(folder, name);
      const section = children.length > 0 ? sections.find((one) => one.folder === path) : undefined;
      return {
        name: section?.name ?? entry?.menu ?? entry?.title ?? spoken(name),
        ...(entry?.href !== undefined && { href: entry.href }),
        items: itemsOf(children, { sections }, path),
        ...(section?.summary !== undefined && { summary: section.summary }),
      };
    });
}

/** Whether an entry is about an older version: those are folders. */
export const isOld = (slug: string, { versions = [] }: Listed): boolean =>
  versions.some(({ folder }) => slug.startsWith(`${folder}/`));

/** @returns the current version first, then those that `site.yaml` names, each with its menu */
export function versionsOf(tree: readonly Node[], settings: Settings, base: string): Version[] {
  const { version, versions = [] } = settings;
  const current = itemsOf(
    tree.filter(({ name }) => !versions.some(({ folder }) => folder === name)),
    settings,
  );
  return [
    { name: version ?? '', base: `${base}docs/`, items: current },
    ...versions.flatMap(({ folder, name }) => {
      const nodes = tree.find((node) => node.name === folder)?.children ?? [];
      return nodes.length === 0
        ? []
        : [{ name, base: `${base}docs/${folder}/`, items: itemsOf(nodes, settings) }];
    }),
  ];
}

/** @returns the pages of a menu in reading order, each with the names of its sections */
export const pagesIn = (
  items: readonly MenuItem[],
  above: string[] = [],
): (MenuItem & { above: string[] })[] =>
  items.flatMap((item) => [
    ...(item.href === undefined ? [] : [{ ...item, above }]),
    ...pagesIn(item.items, [...above, item.name]),
  ]);

/** @returns the version that a page is about: of other pages the current one */
export const versionOf = (versions: readonly Version[], href: string): Version =>
  versions.find(({ base }, at) => at > 0 && href.startsWith(base)) ?? (versions[0] as Version);

/** @returns where a version says what a page says, else its first page */
export function sameIn({ base, items }: Version, href: string, from: Version): string | undefined {
  const pages = pagesIn(items);
  const same = base + href.slice(from.base.length);
  return (pages.find((one) => one.href === same) ?? pages[0])?.href;
}

const hasFolder = (nodes: readonly Node[], [name, ...rest]: string[]): boolean => {
  const node = nodes.find((one) => one.name === name);
  return (
    node !== undefined && node.children.length > 0 && (rest.length === 0 || hasFolder(node.children, rest))
  );
};

/** @returns sections and versions of `site.yaml` whose folders are not there */
export function missingFolders(tree: readonly Node[], { sections = [], versions = [] }: Listed): SiteFault[] {
  const old = versions.map(({ folder }) => tree.find(({ name }) => name === folder)?.children ?? []);
  const isMissing = (folder: string): boolean =>
    ![tree, ...old].some((nodes) => hasFolder(nodes, folder.split('/')));
  return Object.entries({ sections, versions }).flatMap(([list, listed]) =>
    listed.flatMap(({ folder }, at) =>
      isMissing(folder)
        ? [
            {
              code: 'menu/no-such-folder',
              params: { folder },
              at: { pointer: `/${list}/${at}/folder`, target: 'value' as const },
            },
          ]
        : [],
    ),
  );
}
