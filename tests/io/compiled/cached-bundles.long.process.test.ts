/** The front end of `senja dev`: bundled again after each change as from nothing, but only where the change is. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bundleOnce, cachedBundles } from '../../../cli/io/compiled/bundles.ts';
import { temporaryFolder } from '../../support/process/senja.ts';
import { packageCopy } from '../../support/sites/package-copy.ts';

it('bundles only what a change of a source concerns, with the same result as from nothing', async () => {
  const siteRoot = packageCopy(path.join(temporaryFolder(), 'paket'));
  const roots = { siteRoot, toolRoot: siteRoot };
  const { bundle, touch } = cachedBundles(roots);
  const at = (name: string): string => path.join(siteRoot, name);
  const write = (name: string, text: string): void => writeFileSync(at(name), text);
  let before = await bundle();
  /** @returns which of the code of the site, its templates, its sheets, the loader and widgets have been bundled again */
  const after = async (...names: string[]): Promise<string> => {
    for (const name of names) touch(at(name));
    // Reported twice, as editors write.
    for (const name of names) touch(at(name));
    const [now, fresh] = [await bundle(), await bundleOnce(roots)];
    expect(now.frontEnd).toEqual(fresh.frontEnd);
    const again = now.metafiles.map((one, index) => (one === before.metafiles[index] ? '-' : 'x'));
    before = now;
    return again.slice(0, 5).join('');
  };
  const style = 'templates/styles/prose.css';
  appendFileSync(at(style), '.baru { color: red }\n');
  touch(at(style));
  const running = bundle();
  await turn();
  // Read already, or not yet.
  appendFileSync(at(style), '.baru { color: blue }\n');
  touch(at(style));
  await running;
  expect(await after(style)).toBe('--x--');

  const part = 'templates/parts/footer.tsx';
  const footer = readFileSync(at(part), 'utf8');
  write(part, footer.replace('<footer', '<footer id="bawah"'));
  expect(await after(part)).toBe('-x---');

  const [words, widget] = ['templates/words/id.json', 'client/widgets/text-size.tsx'];
  write(words, readFileSync(at(words), 'utf8').replace(/"(?=,?\n)/g, ' …"'));
  appendFileSync(at(widget), '\nconsole.log(1);\n');
  expect(await after(words, widget)).toMatch(/^.x--x$/);

  // Found before `footer.tsx`.
  const first = 'templates/parts/footer.ts';
  write(first, 'export const Footer = () => null;\nexport default Footer;\n');
  expect(await after(first)).toBe('xxxxx');
  rmSync(at(first));
  touch(at(first));

  const [styles, text] = ['templates/parts/baru.module.css', 'templates/parts/teks.txt'];
  const using = (name: string): void =>
    write(
      part,
      `import raw from './teks.txt?raw';\nimport { ${name} } from './baru.module.css';\n${footer.replace('<footer', `<footer id={raw} title={${name}}`)}`,
    );
  write(styles, '.satu { color: red }\n');
  write(text, 'satu');
  using('satu');
  for (const name of [styles, text, part]) touch(at(name));
  before = await bundle();
  write(styles, '.dua { color: red }\n');
  using('dua');
  expect(await after(styles, part)).toContain('x');
  write(text, 'dua');
  expect(await after(text)).toContain('x');
  rmSync(at(text));
  touch(at(text));
  await expect(bundle()).rejects.toThrow();
});
