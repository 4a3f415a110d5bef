/** Criteria that can be checked without interaction. */
import { axe } from '../../browser/support/axe.ts';
import { WIDTHS } from '../../browser/support/browser.ts';
import type { Name } from '../../browser/support/in-page.ts';
import type { Site } from '../sites.ts';
import { unless, type Visitor } from '../visitor.ts';

const HEIGHT = 800;

/** Faults by the number of their criterion. */
export type Faults = Map<number, string[]>;

interface View {
  site: Site;
  path: string;
  width: number;
}

/** Checks that need no information about the page. */
const LOOKS = {
  smallText: 2,
  tooWide: 3,
  cutOff: 3,
  runTogether: 3,
  hardLines: 4,
  plainLinks: 5,
  carelessPhotos: 6,
  brokenPhotos: 6,
  hardToHit: 8,
  headings: 14,
  landmarks: 14,
  sameNames: 15,
  movesByItself: 19,
  newWindows: 19,
} as const satisfies Partial<Record<Name, number>>;

async function lookAt(
  { ask, open, tab }: Visitor,
  { site, path, width }: View,
  add: (n: number, found: string[]) => void,
) {
  await tab.resize(width, HEIGHT);
  await open(path, site);
  add(23, await ask('hastyPhotos'));
  await ask('photosAnswered');
  for (const [name, criterion] of Object.entries(LOOKS) as [keyof typeof LOOKS, number][])
    add(criterion, await ask(name));
  add(5, await ask('currentPage', site.inNavigation(path)));
  const isLost = path === 'tidak-ada/';
  add(16, await ask('language', isLost ? 'en' : 'id'));
  if (!isLost) add(22, await ask('saysNoSubstitute'));
  add(20, await ask('tells', 'images.unsplash.com'));
  add(20, unless((await ask('kept')) === '[{},{}]', 'keeps something unasked'));
  if (width === 390 || width === 1280) {
    const { violations, unsure } = await axe(tab);
    add(
      1,
      [...violations, ...unsure].map(({ rule, where, why }) => `${rule}: ${where} ${why}`),
    );
  }
}

/** Permanent changes of the page. */
async function change(
  { ask, open, tab }: Visitor,
  { site, path, width }: View,
  add: (n: number, found: string[]) => void,
) {
  if (width === 320) {
    await ask('spaceText');
    add(
      3,
      [...(await ask('tooWide')), ...(await ask('cutOff'))].map((fault) => `spaced out: ${fault}`),
    );
    await tab.resize(320, 256);
    await open(path, site);
    add(
      3,
      [...(await ask('tooWide')), ...(await ask('sticky'))].map((fault) => `at 400 %: ${fault}`),
    );
  }
  if (width === 1280) {
    await ask('takeOn', '(prefers-reduced-motion: reduce)');
    add(
      19,
      (await ask('moves')).map((fault) => `with reduced motion: ${fault}`),
    );
    await ask('takeOn', 'print');
    add(
      7,
      (await ask('wastedOnPaper')).map((fault) => `on paper: ${fault}`),
    );
  }
}

/** Checks every page of a site, at every width. */
export async function lookAround(visitor: Visitor, site: Site): Promise<Faults> {
  const faults: Faults = new Map();
  for (const path of site.paths) {
    for (const width of WIDTHS) {
      const add = (criterion: number, found: string[]) => {
        const messages = found.map((fault) => `/${path} at ${width} px: ${fault}`);
        faults.set(criterion, [...(faults.get(criterion) ?? []), ...messages]);
      };
      const view = { site, path, width };
      await lookAt(visitor, view, add);
      await change(visitor, view, add);
    }
  }
  return faults;
}

/** Checks every page for overflow, with the visitor's settings in the browser or on the page. */
export async function lookEnlarged(
  { ask, open, tab }: Visitor,
  site: Site,
  widths: readonly number[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of site.paths) {
    for (const width of widths) {
      await tab.resize(width, HEIGHT);
      await open(path, site);
      const found = [...(await ask('tooWide')), ...(await ask('cutOff')), ...(await ask('runTogether'))];
      faults.push(...found.map((fault) => `/${path} at ${width} px: ${fault}`));
    }
  }
  return faults;
}
