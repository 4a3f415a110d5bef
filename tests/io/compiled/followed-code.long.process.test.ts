/** Code of the site during `senja dev`: what it has made of components is used until it changes. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleFrontEnd } from '../../../cli/io/compiled/bundler.ts';
import { followedCode } from '../../../cli/io/compiled/followed-code.ts';
import { temporaryFolder } from '../../support/process/senja.ts';
import { packageCopy } from '../../support/sites/package-copy.ts';

it('runs again only if it has changed, or what it has read', async () => {
  const siteRoot = packageCopy(path.join(temporaryFolder(), 'paket'));
  const roots = { siteRoot, toolRoot: siteRoot };
  const models = { parts: new Map() };
  const code = followedCode(roots, async () => ({
    models,
    frontEnd: () => bundleFrontEnd(roots, { cache: true }),
  }));
  const first = await code.now();
  const append = (name: string, text: string): void => {
    appendFileSync(path.join(siteRoot, name), text);
    code.touch(path.join(siteRoot, name));
  };
  append('templates/styles/prose.css', '.baru { color: red }\n');
  const styled = await code.now();
  expect(styled.site).toBe(first.site);
  expect(styled.frontEnd.styles.article).toContain('.baru{');
  append('templates/parts/footer.tsx', '\nconsole.log(Math.min());\n');
  const changed = await code.now();
  expect(changed.site).not.toBe(first.site);
  code.touch(null);
  expect((await code.now()).site).not.toBe(changed.site);
});
