/** Sources and tools of the front end's bundle. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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
