/** Sources and tools of the front end's bundle. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bundleFrontEnd } from '../../../cli/io/compiled/bundler.ts';
import { temporaryFolder } from '../../support/process/senja.ts';
import { packageCopy } from '../../support/sites/package-copy.ts';

it('ignores settings of other files on disk', async () => {
  const packageRoot = packageCopy(path.join(temporaryFolder(), 'paket'));
  const before = await bundleFrontEnd({ siteRoot: packageRoot, toolRoot: packageRoot }, { cache: false });
  const settings = { compilerOptions: { strict: true, jsx: 'react', target: 'es2015' } };
  for (const place of ['tsconfig.json', 'templates/tsconfig.json', 'client/tsconfig.json'])
    writeFileSync(path.join(packageRoot, place), JSON.stringify(settings));
  expect(await bundleFrontEnd({ siteRoot: packageRoot, toolRoot: packageRoot }, { cache: false })).toEqual(
    before,
  );
});

it('rejects template-only modules in widgets, at their import', async () => {
  const packageRoot = packageCopy(path.join(temporaryFolder(), 'paket'));
  const widget = "import { Body } from 'senja/react';\nexport default () => <Body of={{ html: '' }} />;\n";
  writeFileSync(path.join(packageRoot, 'client/widgets/text.tsx'), widget);
  const bundling = bundleFrontEnd({ siteRoot: packageRoot, toolRoot: packageRoot }, { cache: false });
  const location = expect.objectContaining({ file: 'client/widgets/text.tsx', line: 1 });
  const fault = expect.objectContaining({ text: expect.stringContaining('templates alone'), location });
  await expect(bundling).rejects.toMatchObject({ errors: [fault] });
});

describe('environment variables in widgets', () => {
  const WIDGET = 'client/widgets/text.tsx';
  const bundled = async (code: string) => {
    const packageRoot = packageCopy(path.join(temporaryFolder(), 'paket'));
    writeFileSync(path.join(packageRoot, WIDGET), `export default () => <b>{${code}}</b>;\n`);
    return bundleFrontEnd({ siteRoot: packageRoot, toolRoot: packageRoot }, { cache: false });
  };
  afterEach(() => vi.unstubAllEnvs());

  it.each(['process.env', 'import.meta.env'])('%s has the values of public ones', async (env) => {
    vi.stubEnv('PUBLIC_SHOP', 'https://shop.example/');
    const { assets, templates } = await bundled(`${env}.PUBLIC_SHOP`);
    const [, code] = Object.entries(assets).find(([name]) => name.startsWith('assets/text-')) ?? [];
    expect(code).toContain('"https://shop.example/"');
    expect(templates).toContain('.env.PUBLIC_SHOP');
    // What is read here is noted each time, so code of senja reads nothing.
    expect(templates).not.toContain('SENJA_BROWSER');
  });

  it.each([
    ['process.env.API_URL', 'API_URL'],
    ['import.meta.env.MODE', 'MODE'],
    ['process.env.PUBLIC_UNSET', 'PUBLIC_UNSET'],
    ["process.env['API_URL']", 'process.env'],
  ])('%s is an error at its place', async (code, name) => {
    const location = expect.objectContaining({
      file: WIDGET,
      line: 1,
      column: 'export default () => <b>{'.length,
    });
    const text = expect.stringContaining(`browsers do not have ${name};`);
    await expect(bundled(code)).rejects.toMatchObject({ errors: [{ text, location }] });
  });

  it('a comment about one, and NODE_ENV, are fine', async () => {
    await bundled('/* process.env.API_URL */ process.env.NODE_ENV');
  });
});
