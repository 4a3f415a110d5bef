/** One run reports every fault of every file, once, whichever else is there: every sample beside others. */
import { describe, expect, it } from 'vitest';
import type { Code } from '../../cli/diagnostics/catalogue.ts';
import { FRONT, SAMPLE } from '../invalid-sites/case.ts';
import { corpus, overlay, placeOf, run } from './corpus.ts';

describe('after a syntax error', () => {
  // Faults on separate lines, not hidden by faults of other fields.
  const more = {
    fragment: 'publishDate: 31 April 2025\nreadTime: lama\n',
    codes: ['content/no-such-date', 'content/bad-read-time'],
  };
  const other = {
    'pages/404.yaml':
      'template: not-found\ntitle: a\ndescription: b\nheading: c\nmessage: d\naction:\n  name: e\n  href: /tidak-ada/\n',
  };

  it('the other faults of the file and of the site are reported, for every sample', async () => {
    let count = 0;
    const misses: string[] = [];
    for (const { title, code, files } of await corpus()) {
      const text = files[SAMPLE];
      // A file with too many lines is not read at all.
      if (code === 'file/too-many-lines') continue;
      if (!/^(?:yaml|file)\//.test(code) || /,/.test(title) || typeof text !== 'string') continue;
      if (!/^category:/m.test(text) || /^(?:publishDate|readTime):/m.test(text)) continue;
      const { diagnostics } = await run(
        overlay({ ...files, ...other, [SAMPLE]: text.replace(/^category:/m, `${more.fragment}category:`) }),
      );
      const found = diagnostics.map((one) => one.code);
      const missed = [code, ...more.codes, 'link/no-such-page'].filter(
        (wanted) => !found.includes(wanted as Code),
      );
      if (missed.length > 0) misses.push(`${title}: ${missed.join(', ')}`);
      count += 1;
    }
    expect(misses).toEqual([]);
    expect(count).toBeGreaterThan(60);
  });
});

describe('the faults of a body', () => {
  const file = 'articles/97-lain.md';
  const text = `${FRONT.replace(/^title: .*$/m, 'title: Lain')}
[a](/tidak-ada/) [b](#tidak)

[](https://x.example/)

![Pohon](images/tidak-ada.png)
`;
  const own = [
    `${file}:8:5 link/no-such-page`,
    `${file}:8:22 link/no-such-anchor`,
    `${file}:10:1 markdown/empty-link`,
    `${file}:12:10 content/image-missing`,
  ];

  it('are reported whatever else is wrong in the site, for every code', async () => {
    const samples = new Map((await corpus()).map((one) => [one.code, one]));
    const misses: string[] = [];
    for (const { title, files, afterBuild } of samples.values()) {
      // Nothing is known of its pictures.
      if (files.images !== undefined) continue;
      const { diagnostics, uncheckedLinks } = await run(overlay({ ...files, [file]: text }), afterBuild);
      const found = new Set(diagnostics.map(placeOf));
      const isOpen = (one: string): boolean => uncheckedLinks > 0 && one.includes(' link/');
      for (const one of own) if (!found.has(one) && !isOpen(one)) misses.push(`${title}: ${one}`);
    }
    expect(misses).toEqual([]);
    expect(samples.size).toBeGreaterThan(150);
  });
});
