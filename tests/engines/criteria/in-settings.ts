/** Criteria that depend on browser settings, which require a restart. */
import type { Engine } from '../drivers/tab.ts';
import type { Site } from '../sites.ts';
import { unless, type Visitor, visitorIn } from '../visitor.ts';
import { lookEnlarged } from './at-rest.ts';

/** Twice the browser's default. */
const FONT_SIZE = 32;

/** Criterion 3: text-only zoom of 200 %. */
export async function enlarged(_: Visitor, site: Site, engine: Engine): Promise<string[]> {
  await using tab = await engine.start({ fontSize: FONT_SIZE });
  const visitor = visitorIn(tab);
  const faults = await lookEnlarged(visitor, site, [320, 1280]);
  const size = await tab.evaluate('getComputedStyle(document.body).fontSize');
  return [...faults, ...unless(Number.parseFloat(String(size)) >= 39, `text is ${size} only`)].map(
    (fault) => `text of 200 %: ${fault}`,
  );
}

/** Criterion 7: the visitor's own colours, which WebKit does not support. */
export async function forcedColours(_: Visitor, site: Site, engine: Engine): Promise<string[]> {
  if (engine.name === 'WebKit') return [];
  await using tab = await engine.start({ forcedColours: true });
  const { ask, open } = visitorIn(tab);
  const faults: string[] = [];
  for (const path of site.paths) {
    await tab.resize(390, 800);
    await open(path, site);
    const found = [...(await ask('lostInForcedColours'))];
    for (let step = 0; step < 12; step += 1) {
      await tab.press('Tab');
      found.push(...((await ask('focus'))?.faults ?? []));
    }
    faults.push(...found.map((fault) => `/${path} in forced colours: ${fault}`));
  }
  return faults;
}
