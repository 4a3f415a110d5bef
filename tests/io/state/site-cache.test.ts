/** The state between builds: read back unchanged, replaced, and discarded if it is damaged. */
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { nothingCached, type SiteState } from '../../../cli/core/stages/site-state.ts';
import { siteCache } from '../../../cli/io/state/site-cache.ts';
import { temporaryFolder } from '../../support/process/senja.ts';
import { forEachTemplate } from '../../support/values/for-each-template.ts';

const PLACES = { content: '/a', out: '/b' };

const styles = forEachTemplate((name) => name);

const file = (own: string): SiteState['files'] extends Map<string, infer File> ? File : never => ({
  inputs: { body: own, props: '' },
  stamp: '1 2',
  notes: null,
});

const state = (files: SiteState['files'], tool = 't'): SiteState => ({
  ...nothingCached(tool, 'nothing-cached'),
  empty: null,
  context: 'c',
  shared: { frontEnd: 'f', styles, site: 's', planned: 'p' },
  files,
});

const many = (): SiteState['files'] =>
  new Map(Array.from({ length: 200 }, (_, index) => [`p${index}/index.html`, file(`“${index}”`)]));

function place() {
  const root = temporaryFolder();
  const open = (tool = 't') => siteCache(root, PLACES, tool);
  const stored = () => {
    const folder = path.join(root, '.senja/cache');
    return path.join(folder, readdirSync(folder)[0] ?? '');
  };
  return { root, open, stored };
}

it('reads what was written, and nothing before that', () => {
  const { open } = place();
  expect(open().read()).toEqual(nothingCached('t', 'nothing-cached'));
  open().write(state(many()));
  expect(open().read()).toEqual(state(many()));
});

it('is replaced if anything was changed, added or removed, and only then', () => {
  const { open, stored } = place();
  open().write(state(many()));
  const cache = open();
  const before = cache.read();
  const { ino } = statSync(stored());
  cache.write(before);
  expect(statSync(stored()).ino).toBe(ino);
  const files = new Map(before.files);
  files.delete('p7/index.html');
  files.set('p8/index.html', file('anders'));
  files.set('baru/index.html', file('baru'));
  cache.write({ ...before, shared: { frontEnd: 'f', styles, site: 'lain', planned: 'p' }, files });
  const after = open().read();
  expect(after.shared.site).toBe('lain');
  expect(Object.fromEntries(after.files)).toEqual(Object.fromEntries(files));
});

/** A change of one file, after each of which the state is opened again. */
const set = ({ open }: Pick<ReturnType<typeof place>, 'open'>, name: string, text: string | null): void => {
  const cache = open();
  const { files: before, ...rest } = cache.read();
  const files = new Map(before);
  if (text === null) files.delete(name);
  else files.set(name, file(text));
  cache.write({ ...rest, settings: `${name} ${text}`, files });
};

it('writes few changes apart, and many with the whole', () => {
  const here = place();
  here.open().write(state(many()));
  const { ino } = statSync(here.stored());
  const files = many();
  for (let at = 0; at < 40; at += 1) {
    const [name, text] = [`p${at}/index.html`, at % 3 === 0 ? null : `lain ${at}`];
    set(here, name, text);
    if (text === null) files.delete(name);
    else files.set(name, file(text));
    const { settings, ...rest } = here.open().read();
    expect(settings).toBe(`${name} ${text}`);
    expect({ ...rest, settings: '' }).toEqual(state(files));
    expect(statSync(here.stored()).ino === ino).toBe(at < 24);
    if (at === 30) expect(readdirSync(path.dirname(here.stored()))).toHaveLength(2);
  }
});

it('leaves out changes of another state, and damaged ones', () => {
  const here = place();
  const changes = (): string => `${here.stored()}-changes`;
  here.open().write(state(many()));
  set(here, 'p1/index.html', 'lain');
  const of = readFileSync(changes());
  truncateSync(changes(), 20);
  expect(here.open().read()).toEqual(state(many()));
  const other = new Map([['baru/index.html', file('baru')]]);
  here.open().write(state(other));
  expect(readdirSync(path.dirname(here.stored()))).toHaveLength(1);
  // As a build does that is killed after it has written the whole.
  writeFileSync(changes(), of);
  expect(here.open().read()).toEqual(state(other));
});

it('discards the state of another version of senja, with a reason', () => {
  const { open } = place();
  open('lain').write(state(many(), 'lain'));
  expect(open().read()).toEqual(nothingCached('t', 'tool'));
});

it('discards a state that was not written in this folder', () => {
  const { root, open } = place();
  open().write(state(many()));
  const other = place();
  other.open().write(state(new Map()));
  cpSync(path.join(root, '.senja/cache'), path.join(other.root, '.senja/cache'), { recursive: true });
  expect(other.open().read()).toEqual(nothingCached('t', 'nothing-cached'));
});

it.each([
  ['cut short', (stored: string) => truncateSync(stored, readFileSync(stored).length - 3)],
  ['added to in part', (stored: string) => appendFileSync(stored, '["files","x",{"inp')],
  ['overwritten', (stored: string) => writeFileSync(stored, 'apa saja')],
  ['empty', (stored: string) => truncateSync(stored, 0)],
])('discards a file that was %s, and replaces it', (_what, spoil) => {
  const { open, stored } = place();
  open().write(state(many()));
  spoil(stored());
  const cache = open();
  expect(cache.read().files.size).toBe(0);
  cache.write(state(many()));
  expect(open().read()).toEqual(state(many()));
});
