import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../cli/build-site.ts';
import { nothingCached } from '../../../cli/core/stages/site-state.ts';
import { eachWithTimeout } from '../../../cli/io/content/each-with-timeout.ts';
import { overlay, ports } from '../../diagnostics/corpus.ts';

/** A step that never ends, like a search that finds the same place again and again. */
function spin(): never {
  for (;;);
}

it('returns the result of each step, in order', () => {
  expect(eachWithTimeout([1, 2, 3], (number) => 2 * number, spin, 1000)).toEqual([2, 4, 6]);
  expect(eachWithTimeout([], spin, spin, 1000)).toEqual([]);
});

it('aborts a step that does not finish, skips its item, and continues', () => {
  const endless = new Set(['b']);
  const given: string[] = [];
  const step = (item: string): string => (endless.has(item) ? spin() : item.toUpperCase());
  const giveUp = (item: string): string => {
    given.push(item);
    endless.delete(item);
    return item;
  };
  expect(eachWithTimeout(['a', 'b', 'c', 'd'], step, giveUp, 1000)).toEqual(['A', 'B', 'C', 'D']);
  expect(given).toEqual(['b']);
});

it('throws when nothing else helps, and rethrows errors of a step', () => {
  const page = { file: 'articles/a.md' };
  expect(() => eachWithTimeout([page], spin, ({ file }) => file, 1000)).toThrow(
    '“articles/a.md” is not made within',
  );
  const broken = (): never => {
    throw new RangeError('broken');
  };
  expect(() => eachWithTimeout(['a'], broken, String, 1000)).toThrow(RangeError);
});

describe('a file that blocks when read', () => {
  const SLOW = 'articles/03-lambat.md';
  const body =
    '---\ntitle: Teh\nexcerpt: E.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/a\n---\nIsi.\n';
  const files = (other: string) => overlay({ [SLOW]: body, 'articles/04-lain.yaml': other });

  /** @param turn the reading of the slow file that does not end, and later ones */
  async function built(other: string, turn: number) {
    const all = files(other);
    const usual = ports(all, nothingCached('', 'no-cache'));
    const content = await usual.readContent();
    const endless = new Set<string>();
    let turns = 0;
    return buildSite({
      ...usual,
      readContent: async () => ({
        ...content,
        each: (items, step, fileOf = String) =>
          eachWithTimeout(
            items,
            step,
            (item) => {
              endless.add(fileOf(item));
              return fileOf(item);
            },
            1000,
          ),
        read(path) {
          if (endless.has(path)) return { path, code: 'file/too-slow', params: {} };
          if (path === SLOW) turns += 1;
          return path === SLOW && turns >= turn ? spin() : content.read(path);
        },
      }),
    });
  }
  const codes = ({ diagnostics }: Awaited<ReturnType<typeof built>>) =>
    diagnostics.map(({ file, code }) => [file, code]);

  const right = 'title: A\nexcerpt: E.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/a\n';

  it.each([
    ['when its fields are read', 1],
    ['when its page is made', 2],
  ])('is reported by name, %s', async (_name, turn) => {
    const result = await built(right, turn);
    expect(codes(result)).toEqual([[SLOW, 'file/too-slow']]);
    expect(result.built).toBeNull();
  });

  it('hides no fault of another file', async () => {
    expect(codes(await built('judul: A\n', 1)).map(([, code]) => code)).toContain('file/too-slow');
    expect(codes(await built(right.replace('Makanan', 'Makan'), 1))).toEqual([
      [SLOW, 'file/too-slow'],
      ['articles/04-lain.yaml', 'content/not-one-of'],
    ]);
  });
});
