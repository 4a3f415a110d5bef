/**
 * A site whose own models allow anything, with hostile values in the settings that senja itself uses and in the fields
 * of an entry. Each is either reported at its field, or the published files keep their form: well-formed XML with the
 * same text, one line for each header, the policy of a sound site.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { originAndBase } from '../../cli/core/values/addresses.ts';
import { times } from '../support/machine/long.ts';
import { sharedFolder } from '../support/process/senja.ts';
import { laxSite, NOTE, SETTINGS } from '../support/sites/lax-site.ts';
import { type Random, random } from '../support/values/random.ts';
import { readXml } from '../support/wire/xml.ts';

const { at, built } = laxSite(path.join(sharedFolder(), 'site'));

const published = (name: string): string => readFileSync(at(`dist/${name}`), 'utf8');

/** Names of directives with their sources, without those that differ by setting. */
const directivesIn = (policy: string): string[] => policy.split('; ').map((one) => one.split(' ')[0] ?? '');

interface Form {
  headers: string[];
  directives: string[];
  policy: string;
}

function formOf(): Form {
  const headers = published('_headers').split('\n');
  const policy = headers[1]?.replace('  Content-Security-Policy: ', '') ?? '';
  return {
    headers: headers.map((line) => line.replace(/(?<=^ {2}[\w-]+:).*/, '')),
    directives: directivesIn(policy),
    policy,
  };
}

const PARTS = [
  '"',
  "'",
  '<',
  '>',
  '&',
  ';',
  ',',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\u2028',
  '\u0085',
  '%0A',
  '%',
  '#',
  '?',
  '/',
  '\\',
  '..',
  ':',
  '@',
  '*',
  'a',
  'id',
  'https://',
  'javascript:',
  'site.example',
  '</script><script>alert(1)</script>',
  '<style>',
  '<!--',
  ']]>',
  '"><svg onload=alert(1)>',
  'x.example; script-src *',
  '\n  Set-Cookie: a=b',
  '__proto__',
  'constructor',
  'é',
  'e\u0301',
  '👵',
  '\uFFFE',
  '\u0001',
  '\uD800',
  '{title}',
  '$&',
];

const WHOLE: readonly unknown[] = [
  '',
  null,
  7,
  -0.5,
  true,
  [],
  [''],
  [null],
  [['a']],
  {},
  { toString: 1, valueOf: 1 },
  { length: 2 },
  { constructor: { prototype: 1 } },
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(3000),
];

function hostile({ below, of }: Random): unknown {
  if (below(4) === 0) return of(WHOLE);
  return Array.from({ length: 1 + below(5) }, () => of(PARTS)).join('');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Where a value is put. */
const SETTINGS_IN: Readonly<Record<string, (value: unknown) => object>> = {
  title: (value) => ({ title: value }),
  description: (value) => ({ description: value }),
  url: (value) => ({ url: value }),
  'url, its path': (value) => ({ url: `https://site.example/${textOf(value)}` }),
  'url, its host': (value) => ({ url: `https://${textOf(value)}/` }),
  language: (value) => ({ language: value }),
  languages: (value) => ({ languages: value }),
  'languages, one': (value) => ({ languages: [value] }),
  'languages, a code': (value) => ({ languages: [{ code: value, title: 'Other' }] }),
  'languages, a title': (value) => ({ languages: [{ code: 'id', title: value }] }),
  timeZone: (value) => ({ timeZone: value }),
  imageHosts: (value) => ({ imageHosts: value }),
  'imageHosts, one': (value) => ({ imageHosts: ['foto.example', value] }),
  photos: (value) => ({ photos: value }),
};

const FIELDS_IN: Readonly<Record<string, (value: unknown) => object>> = {
  title: (value) => ({ title: value }),
  lead: (value) => ({ lead: value }),
  aliases: (value) => ({ aliases: value }),
  'aliases, one': (value) => ({ aliases: ['/old/', value] }),
  other: (value) => ({ __proto__: null, other: value }),
};

let sound: Form;

beforeAll(async () => {
  const { code, errors } = await built(SETTINGS, NOTE);
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  sound = formOf();
});

/** The files of a site that has been built all the same. */
function verify(settings: Record<string, unknown>, note: Record<string, unknown>): void {
  const form = formOf();
  expect(form.headers).toEqual(
    sound.headers.map((line) => line.replace('/base/', originAndBase(String(settings.url)).base)),
  );
  expect(form.directives).toEqual(sound.directives);
  const hosts = settings.imageHosts as string[] | undefined;
  const images = settings.photos === 'local' ? [] : (hosts?.map((host) => ` https://${host}`) ?? [' https:']);
  expect(form.policy).toBe(sound.policy.replace(' https:;', `${images.join('')};`));
  const feed = readXml(published('feed.xml'));
  expect(feed.get('feed/title')).toEqual([settings.title]);
  expect(feed.get('feed@xml:lang')).toEqual([settings.language ?? 'en']);
  if (typeof note.title === 'string') expect(feed.get('feed/entry/title')).toEqual([note.title]);
  if (typeof note.lead === 'string') expect(feed.get('feed/entry/summary') ?? ['']).toEqual([note.lead]);
  readXml(published('sitemap.xml'));
  expect(published('robots.txt').split('\n')).toHaveLength(5);
  expect(JSON.parse(published('site.webmanifest'))).toMatchObject({ name: settings.title });
  const html = published('index.html');
  expect(html.match(/<html lang="([^"]*)"/)?.[1]).toBe(settings.language ?? 'en');
  expect(html.match(/<(?:script|style|svg)\b/g)).toEqual(['<script', '<style']);
}

const SEED = 20_250_425;

it.each(Object.keys(SETTINGS_IN))('a hostile value of a setting is harmless: %s', async (place) => {
  const numbers = random(SEED);
  const [name] = place.split(',');
  for (let run = 0; run < times(8, 2000); run += 1) {
    const value = run < WHOLE.length ? WHOLE[run] : hostile(numbers);
    const settings = { ...SETTINGS, ...SETTINGS_IN[place]?.(value) };
    const shown = `${place}: ${JSON.stringify(value)}`;
    const { code, errors } = await built(settings, NOTE);
    if (code === 0) verify(settings, NOTE);
    else
      for (const one of errors) {
        expect({ shown, end: code, ...one }).toMatchObject({ end: 1, file: 'site.yaml' });
        expect(`${shown} ${one.code} ${one.field}`).toMatch(
          new RegExp(` (?:[a-z/-]+ /${name}(?:/.*)?|file/control-character )$`),
        );
        expect(one.code).not.toMatch(/^(?:senja|code)\//);
      }
  }
});

it.each(Object.keys(FIELDS_IN))('a hostile value of a field is harmless: %s', async (place) => {
  const numbers = random(SEED);
  for (let run = 0; run < times(8, 2000); run += 1) {
    const value = run < WHOLE.length ? WHOLE[run] : hostile(numbers);
    const note = { ...NOTE, ...FIELDS_IN[place]?.(value) };
    const { code, errors } = await built(SETTINGS, note);
    const shown = `${place}: ${JSON.stringify(value)}`;
    if (code === 0) verify(SETTINGS, note);
    else
      for (const one of errors) {
        expect({ shown, end: code, ...one }).toMatchObject({ end: 1, file: 'notes/note.md' });
        expect(one.code).not.toMatch(/^(?:senja|code)\//);
      }
  }
});
