/** What a starter's files import is in the new site: some of them are shared by several starters. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { newSiteFiles } from '../../cli/actions/new-site/index.ts';
import { THEMES } from '../../cli/commands/line/themes.ts';
import { root } from '../support/process/senja.ts';

/** Addresses in `import`, `export … from` and `@import`. */
const IMPORTED = /(?:\bfrom|\bimport|@import)\s*['"](\.[^'"]+)['"]/g;

it.each(THEMES.flatMap((theme) => (['id', 'en'] as const).map((lang) => [theme, lang] as const)))(
  'the starter %s, in %s, has all files that it imports',
  (theme, lang) => {
    const files = newSiteFiles('/situs', { theme, lang, toolRoot: root });
    const imports = [...files].flatMap(([file, text]) =>
      /\.(?:tsx?|css|js)$/.test(file)
        ? [...text.toString().matchAll(IMPORTED)].map(([, address = '']) =>
            path.posix.join(path.posix.dirname(file), address.replace(/\?.*/, '')),
          )
        : [],
    );
    // Types that `senja generate` writes.
    const missing = imports.filter((one) => !files.has(one) && !one.startsWith('.senja/'));
    expect(missing).toEqual([]);
    if (theme !== 'sehat') expect(imports.length).toBeGreaterThan(2);
  },
);
