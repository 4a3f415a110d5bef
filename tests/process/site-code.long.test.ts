/** Faults of the site's own code and models are reported with their place by every command. */
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE, type Code } from '../../cli/diagnostics/catalogue.ts';
import { LONG } from '../support/machine/long.ts';
import { commandRunner, copyContent, root, sharedFolder } from '../support/process/senja.ts';
import { install, run } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { isOfCode } from '../support/values/site-codes.ts';

const folder = sharedFolder();
const packageRoot = path.join(folder, 'paket');
const runInTurn = commandRunner(packageRoot);
const content = path.join(packageRoot, 'content');
const out = path.join(folder, 'dist');
const args = ['--content', content, '--out', out, '--now', '2025-06-01'];
const at = (name: string, from = packageRoot): string => path.join(from, name);
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
/** The same site with next to no code, which takes a tenth of the time to bundle: for faults of models. */
const plainRoot = path.join(folder, 'polos');

type Change = (text: string) => string;
const after =
  (line: string, more: string): Change =>
  (text) =>
    text.replace(line, `${line}${more}`);
const instead =
  (text: string): Change =>
  () =>
    text;
const json =
  (change: (model: Record<string, never>) => void): Change =>
  (text) => {
    const model = JSON.parse(text) as Record<string, never>;
    change(model);
    return JSON.stringify(model, null, 2);
  };
type Loose = { [name: string]: Loose };

interface Sample {
  what: string;
  code: Code;
  file: string;
  /** Null removes the file. */
  change: Change | null;
  /** File of the report, if it is another one; its line is found by a text in it. */
  reportedFile?: string;
  line?: string;
  says?: RegExp;
  suggests?: readonly string[];
  /** Whether nothing else is reported. */
  only?: true;
  /** Name of the faults that one build finds with this one, which is then not the first. */
  group?: string;
}

const SITE = 'templates/theme.ts';
/** Where a fault is that no other place is known of. */
const PLAN = 'templates/site.ts';
const READ_MORE = 'templates/parts/card/read-more.tsx';
const HOME = 'templates/pages/home.tsx';
const ABOUT = 'templates/pages/about.tsx';
const LEGAL = 'templates/pages/legal.tsx';
const CONTACT = 'templates/pages/contact.tsx';
const HEADER = 'templates/parts/header.tsx';
const FILES = 'templates/plan/data-files.ts';
const MODEL = 'content/models/article.schema.json';
const SITE_MODEL = 'content/models/site.schema.json';
const THROW = "throw new Error('aduh')";
const LATE = 'setTimeout(() => { throw new Error("aduh") }, 0)';

const SAMPLES: readonly Sample[] = [
  {
    what: 'a syntax error',
    group: 'text',
    code: 'senja/site-code',
    file: SITE,
    change: (text) => `${text}\nconst = 1;\n`,
    line: 'const = 1',
    says: /Expected identifier/,
  },
  {
    what: 'an import of nothing',
    group: 'imports',
    code: 'senja/site-code',
    file: SITE,
    change: (text) => `import './tidak-ada.ts';\n${text}`,
    line: 'tidak-ada',
    says: /Could not resolve/,
  },
  {
    what: 'a module of senja that there is not',
    group: 'imports',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => text.replace("'senja/words'", "'senja/wrods'"),
    line: 'senja/wrods',
    says: /“senja\/wrods” does not exist; a site can import senja, senja\/react, senja\/client, senja\/words/,
    suggests: ['senja/words'],
    only: true,
  },
  {
    what: 'a part of React that there is not',
    group: 'imports',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => `import { a } from 'react-dom/servr';\nconsole.log(a);\n${text}`,
    line: 'react-dom/servr',
    says: /Could not resolve "react-dom\/servr"\./,
    only: true,
  },
  {
    what: 'senja/react in a widget',
    group: 'imports',
    code: 'senja/site-code',
    file: 'client/widgets/text-size.tsx',
    change: (text) => `import { Widget } from 'senja/react';\nvoid Widget;\n${text}`,
    line: 'senja/react',
    says: /“senja\/react” is for templates alone/,
    only: true,
  },
  {
    what: 'a component that is gone',
    group: 'imports',
    code: 'senja/site-code',
    file: READ_MORE,
    change: null,
    reportedFile: 'templates/parts/card/card.tsx',
    says: /Could not resolve/,
  },
  {
    what: 'a rule of a sheet that browsers skip',
    group: 'text',
    code: 'senja/site-code',
    file: 'templates/styles/base.css',
    change: (text) => `${text}\n.coba {{ color: red }\n`,
    line: '.coba {{',
    says: /Unexpected "\{"/,
  },
  {
    what: 'a sheet that is gone and imported',
    group: 'imports',
    code: 'senja/site-code',
    file: 'templates/styles/base.css',
    change: null,
    reportedFile: 'templates/styles/shared.css',
    line: './base.css',
    says: /Could not resolve/,
  },
  {
    what: 'a template that no file brings',
    group: 'parts',
    code: 'code/missing-component',
    file: SITE,
    change: (text) =>
      text
        .replace('defineSite, ', 'defineSite, page, ')
        .replace('return [\n', "return [\n      page('/coba/', 'hom'),\n"),
    line: "page('/coba/', 'hom')",
    says: /template “hom”: the file templates\/pages\/hom\.tsx does not exist/,
    suggests: ['home'],
  },
  {
    what: 'a template whose file is gone',
    group: 'parts',
    code: 'code/missing-component',
    file: 'templates/pages/contact.tsx',
    change: null,
    reportedFile: 'content/models/page-contact.schema.json',
    line: '"const": "contact"',
    says: /template “contact”/,
  },
  {
    what: 'a template without a default export',
    code: 'code/no-default-export',
    file: HOME,
    change: (text) => text.replace('export default function Home', 'export function Home'),
    says: /no template “home”/,
  },
  {
    what: 'a widget that no file brings',
    code: 'code/missing-component',
    file: HEADER,
    change: (text) => text.replace('name="text-size"', 'name="text-sise"'),
    line: 'name="text-sise"',
    says: /widget “text-sise”: the file client\/widgets\/text-sise\.tsx does not exist/,
    suggests: ['text-size'],
  },
  {
    what: 'a widget without a default export',
    group: 'parts',
    code: 'code/no-default-export',
    file: 'client/widgets/text-size.tsx',
    change: (text) =>
      `${text.replace('export default function', 'export function')}export default 'text-size';\n`,
    says: /no widget “text-size”/,
  },
  {
    what: 'code that throws when it is loaded',
    code: 'senja/site-code',
    file: SITE,
    change: (text) => `${text}\n${THROW};\n`,
    line: 'aduh',
    says: /aduh/,
  },
  {
    what: 'code that throws no error',
    code: 'senja/site-code',
    file: SITE,
    change: (text) => `${text}\nthrow 'aduh';\n`,
    line: "throw 'aduh'",
    says: /aduh/,
  },
  {
    what: 'no definition',
    code: 'senja/site-code',
    file: SITE,
    change: instead('export default {};\n'),
    reportedFile: PLAN,
    says: /defineSite/,
  },
  {
    what: 'a component that throws',
    group: 'render',
    code: 'senja/site-code',
    file: 'templates/pages/home.tsx',
    change: (text) => text.replace('return (', `if (globalThis) ${THROW};\n  return (`),
    line: 'aduh',
    says: /aduh[\s\S]*\/ was made from pages\/beranda\.yaml/,
  },
  {
    what: 'a thrown object without a text',
    group: 'thrown',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => text.replace('return (', 'if (globalThis) throw Object.create(null);\n  return ('),
    says: /an object without a text was thrown[\s\S]*\/ was made from pages\/beranda\.yaml/,
    only: true,
  },
  {
    what: 'an error that throws when it is read',
    group: 'thrown',
    code: 'senja/site-code',
    file: ABOUT,
    change: (text) =>
      text.replace(
        'return (',
        `if (globalThis) throw Object.defineProperty(new Error('a'), 'stack', { get() { ${THROW}; } });\n  return (`,
      ),
    says: /an object without a text was thrown/,
    only: true,
  },
  {
    what: 'an error with words of its own',
    group: 'thrown',
    code: 'senja/site-code',
    file: LEGAL,
    change: (text) =>
      text.replace(
        'return (',
        `if (globalThis) throw Object.assign(new Error('aduh'), { words: null });\n  return (`,
      ),
    line: 'aduh',
    says: /aduh/,
    only: true,
  },
  {
    what: 'an object that a component shows',
    group: 'render',
    code: 'senja/site-code',
    file: ABOUT,
    change: (text) => text.replace('<>', '<>{{ name: 1, slug: 2 } as never}'),
    says: /a component shows \{name, slug\} as it is, but only texts[\s\S]*\/tentang-kami\/ was made from pages\/tentang-kami\.yaml/,
  },
  {
    what: 'a date that a component shows',
    group: 'render',
    code: 'senja/site-code',
    file: CONTACT,
    change: (text) => text.replace('<>', '<>{new Date(0) as never}'),
    says: /a component shows Date as it is/,
  },
  {
    what: 'a hook outside of a component',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => `import { useState } from 'react';\n${text}\nexport const outside = useState(0);\n`,
    line: 'outside = useState',
    says: /useState is called outside of a component/,
  },
  {
    what: 'a component that is undefined',
    group: 'render',
    code: 'senja/site-code',
    file: LEGAL,
    change: (text) => `const Gone = undefined as never;\n${text.replace('<>', '<><Gone />')}`,
    says: /a component that is used here is undefined/,
  },
  {
    what: 'a promise that nobody awaits',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => text.replace('return (', `void (async () => { ${THROW} })();\n  return (`),
    line: 'aduh',
    says: /aduh/,
  },
  {
    what: 'a rejection that is no error',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => text.replace('return (', "void Promise.reject('aduh');\n  return ("),
    line: "reject('aduh')",
    says: /aduh/,
  },
  {
    what: 'a timer that throws',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => text.replace('return (', `${LATE};\n  return (`),
    line: 'aduh',
    says: /aduh/,
  },
  {
    what: 'a fault of a check without words',
    code: 'senja/site-code',
    file: 'templates/plan/checks.ts',
    change: (text) =>
      text.replace(
        '  if (used.size === 0)',
        "  // 'site/kosong'\n  if (used) return [{ code: 'site/kosong', params: {}, at: START }];\n  if (used.size === 0)",
      ),
    line: "code: 'site/kosong'",
    says: /“site\/kosong” has no words; .* `diagnostics` of defineSite/,
  },
  {
    what: 'a diagnostic without a hint in one language',
    code: 'senja/site-code',
    file: 'templates/diagnostics.ts',
    change: (text) => text.replace("      hint: 'Add articles to the articles/ folder.',\n", ''),
    line: "'site/no-articles'",
    says: /“site\/no-articles” in `diagnostics` has no valid en\.hint/,
  },
  {
    what: 'a page twice',
    group: 'plan',
    code: 'code/same-address',
    file: SITE,
    change: (text) => text.replace('return [\n', 'return [\n      ...contentPages(planning).slice(0, 1),\n'),
    reportedFile: 'templates/plan/content-pages.ts',
    line: 'page(entry',
    says: /twice: the page of pages\//,
  },
  {
    what: 'a file outside of the output folder',
    group: 'plan',
    code: 'senja/site-code',
    file: FILES,
    change: (text) => text.replace('  SHARING,\n', "  SHARING,\n  file('../luar.txt', () => ''),\n"),
    line: "file('../luar.txt'",
    says: /a file of the plan is called \.\.\/luar\.txt, which no file of a site may be/,
    only: true,
  },
  {
    what: 'a dictionary that is no JSON',
    group: 'imports',
    code: 'senja/site-code',
    file: 'templates/words/en.json',
    change: (text) => text.replace('",\n', '"\n'),
    line: '"',
    says: /in JSON/,
    only: true,
  },
  {
    what: 'say while a module is loaded',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => `${text}\nvoid say('card.more' as never);\n`,
    line: 'void say',
    says: /“say” is called while a module is loaded/,
  },
  {
    what: 'a document without a component',
    code: 'senja/site-code',
    file: 'templates/document.tsx',
    change: instead('export const nothing = 1;\n'),
    says: /must export a component as its default/,
    only: true,
  },
  {
    what: 'an export that senja does not have',
    code: 'senja/site-code',
    file: HOME,
    change: (text) => `import { sai } from 'senja/words';\nvoid sai;\n${text}`,
    line: 'sai',
    says: /No matching export in "senja\/words" for import "sai"/,
  },
  {
    what: 'a text that a file throws',
    code: 'senja/site-code',
    file: FILES,
    change: (text) => text.replace('  SHARING,\n', "  SHARING,\n  file('a.txt', () => { throw 'aduh'; }),\n"),
    line: "throw 'aduh'",
    says: /faulty: aduh\./,
    only: true,
  },
  {
    what: 'a text that the list of pages throws',
    code: 'senja/site-code',
    file: SITE,
    change: (text) => text.replace('return [\n', "if (globalThis) throw 'aduh';\n    return [\n"),
    line: "throw 'aduh'",
    only: true,
  },
  {
    what: 'the data of a page, which throws',
    code: 'senja/site-code',
    file: 'templates/plan/content-pages.ts',
    change: (text) => text.replace('const shown = ', "if (globalThis) throw 'aduh';\n    const shown = "),
    line: "throw 'aduh'",
    only: true,
  },
  {
    what: 'data of a page that is not plain',
    code: 'senja/site-code',
    file: 'templates/plan/content-pages.ts',
    change: (text) => text.replace('return { title,', 'return { now: new Date(0), title,'),
    line: 'page(entry, entry.template',
    says: /needs plain data .* “now” is a Date/,
  },
  {
    what: '_headers',
    group: 'plan',
    code: 'code/same-address',
    file: FILES,
    change: (text) => text.replace('  SHARING,\n', "  SHARING,\n  file('_headers', () => ''),\n"),
    line: "file('_headers'",
    says: /_headers twice: the file that senja makes, and a file of the plan/,
  },
  {
    what: 'an @import from elsewhere',
    group: 'outside',
    code: 'code/outside-address',
    file: 'templates/styles/base.css',
    change: (text) => `@import url("https://huruf.example/a.css");\n${text}`,
    line: '@import',
    says: /huruf\.example/,
  },
  {
    what: 'a picture from elsewhere',
    group: 'outside',
    code: 'code/outside-address',
    file: 'templates/styles/base.css',
    change: (text) => `${text}\n.a { background: url(//gambar.example/a.png) }\n`,
    line: '.a {',
    says: /gambar\.example/,
  },
  {
    what: 'a script from elsewhere',
    group: 'outside',
    code: 'code/outside-address',
    file: 'client/loader.ts',
    change: (text) => `import 'https://kode.example/a.js';\n${text}`,
    line: 'kode',
    says: /kode\.example/,
  },
  {
    what: 'a picture in a style sheet itself',
    group: 'outside',
    code: 'code/outside-address',
    file: 'templates/styles/base.css',
    change: (text) => `${text}\n.a { background: url(data:image/png;base64,AAAA) }\n`,
    line: '.a {',
  },
  {
    what: 'a host of the policy that is none',
    code: 'code/bad-policy-host',
    file: SITE,
    change: (text) =>
      text.replace('  diagnostics,\n', "  diagnostics,\n  policy: { frames: ['video.example/a'] },\n"),
    line: 'video.example/a',
    says: /in `policy\.frames`/,
    suggests: ['https://video.example'],
  },
  {
    what: 'a frame that the policy blocks',
    group: 'output',
    code: 'code/blocked-address',
    file: HOME,
    change: (text) => text.replace('<>', '<><iframe title="Video" src="https://video.example/1?a=1&b=2" />'),
    line: 'video.example',
    says: /The page \/ has <iframe src="https:\/\/video\.example\/1\?a=1&b=2">[\s\S]*policy\.frames/,
  },
  {
    what: 'a script in a page',
    group: 'output',
    code: 'code/inline-script',
    file: HOME,
    change: (text) => text.replace('<>', '<><script>{`ukur()`}</script>'),
    line: 'ukur()',
    says: /The page \/ has <script>ukur\(\)/,
  },
  {
    what: 'a link to nothing on every page',
    group: 'output',
    code: 'code/dead-link',
    file: HEADER,
    change: (text) => text.replace(/(<header [^>]*>)/, '$1<a href="/tak-ada/">a</a>'),
    line: '/tak-ada/',
    says: /The link to \/tak-ada\/ on the page \/\S* and \d+ more leads nowhere: there is no page/,
  },
  {
    what: 'a style of a component that loads something',
    group: 'output',
    code: 'code/blocked-address',
    file: HOME,
    change: (text) => text.replace('<>', "<><p style={{ background: 'url(data:,a)' }}>a</p>"),
    line: 'data:,a',
    says: /The page \/ has style="background:url\(data:,a\)"/,
  },
  {
    what: 'JSON that is none',
    code: 'model/not-json',
    file: MODEL,
    change: after('"title": "ArticleModel",', ' oops'),
    line: 'oops',
  },
  { what: 'JSON that ends', code: 'model/not-json', file: SITE_MODEL, change: (text) => text.slice(0, 300) },
  {
    what: 'a type that there is not',
    group: 'keywords',
    code: 'model/unknown-value',
    file: MODEL,
    change: (text) => text.replace('"type": "string"', '"type": "txt"'),
    line: '"txt"',
  },
  {
    what: 'a keyword that there is not',
    group: 'keywords',
    code: 'model/unknown-keyword',
    file: MODEL,
    change: (text) => text.replace('"maxLength"', '"maxLenght"'),
    line: 'maxLenght',
    says: /maxLength/,
  },
  {
    what: 'a keyword of senja with another letter',
    group: 'keywords',
    code: 'model/unknown-keyword',
    file: MODEL,
    change: (text) => text.replace('"x-one-of"', '"x-oneof"'),
    line: 'x-oneof',
    says: /x-one-of/,
  },
  {
    what: 'folders in the model of the site',
    group: 'keywords',
    code: 'model/unknown-keyword',
    file: SITE_MODEL,
    change: after('"title": "SiteModel",', ' "x-collections": {},'),
    line: 'x-collections',
    says: /x-collection\b/,
  },
  {
    what: 'a word of a collection that there is not',
    group: 'keywords',
    code: 'model/unknown-keyword',
    file: MODEL,
    change: (text) => text.replace('"folder"', '"foldr"'),
    line: '"foldr"',
    says: /folder/,
  },
  {
    what: 'a role that there is not',
    group: 'keywords',
    code: 'model/unknown-value',
    file: MODEL,
    change: (text) => text.replace('"x-role": "expires"', '"x-role": "expire"'),
    line: '"expire"',
    says: /expires/,
  },
  {
    what: 'a role of a field that holds no day',
    group: 'values',
    code: 'model/invalid',
    file: MODEL,
    change: (text) =>
      text.replace(
        /("x-role": "expires",\s+"type": "string",\s+)"format": "indonesian-date"/,
        '$1"format": "anchor"',
      ),
    line: '"x-role": "expires"',
    says: /needs format: .*english-date/,
  },
  {
    what: 'a role of two fields',
    code: 'model/invalid',
    file: MODEL,
    change: (text) => text.replace('"x-role": "updated"', '"x-role": "published"'),
    line: '"x-role": "published"',
    says: /another field/,
  },
  {
    what: 'a model without a folder',
    code: 'model/no-collection',
    file: MODEL,
    change: (text) => text.replace(/ {2}"x-collection": \{[\s\S]*?\n {2}\},\n/, ''),
  },
  {
    what: 'a folder of two models that nothing tells apart',
    code: 'model/same-folder',
    file: 'content/models/page-about.schema.json',
    change: (text) => text.replace('"folder": "pages"', '"folder": "articles"'),
    line: '"folder": "articles"',
    says: /article\.schema\.json/,
  },
  {
    what: 'a folder of which two models speak differently',
    code: 'model/invalid',
    file: 'content/models/page-legal.schema.json',
    change: (text) => text.replace('"folder": "pages"', '"folder": "pages", "address": "title"'),
    line: '"address": "title"',
    says: /page-home\.schema\.json/,
  },
  {
    what: 'a language in which nothing is grouped',
    group: 'values',
    code: 'model/invalid',
    file: MODEL,
    change: (text) => text.replace('"x-languages": {', '"x-languages": {\n    "fr": "x",'),
    line: '"fr": "x"',
    says: /a group of changes for each language/,
  },
  {
    what: 'a folder that differs by language',
    group: 'values',
    code: 'model/invalid',
    file: MODEL,
    change: (text) => text.replace('"route": "/articles/', '"folder": "texts", "route": "/articles/'),
    line: '"folder": "texts"',
    says: /same in all languages/,
  },
  {
    what: 'a format that there is not',
    group: 'keywords',
    code: 'model/unknown-value',
    file: MODEL,
    change: (text) => text.replace('"format": "indonesian-date"', '"format": "tanggal"'),
    line: '"tanggal"',
  },
  {
    what: 'a reference to nothing',
    group: 'values',
    code: 'model/invalid',
    file: MODEL,
    change: json((model) => {
      (model as Loose).properties = { ...(model as Loose).properties, a: { $ref: '#/$defs/tidak' } as never };
    }),
    line: '#/$defs/tidak',
  },
  {
    what: 'a part that holds itself',
    group: 'values',
    code: 'model/invalid',
    file: MODEL,
    change: json((model) => {
      const items = { type: 'array', items: { $ref: '#/$defs/node' } };
      const node = { type: 'object', properties: { below: items } };
      (model as Loose).$defs = { ...(model as Loose).$defs, node: node as never };
    }),
    line: '"node": {',
    says: /holds itself/,
  },
  {
    what: 'the model of the site that is gone',
    code: 'model/missing',
    file: SITE_MODEL,
    change: null,
  },
  {
    what: 'a list that site.yaml has not',
    group: 'values',
    code: 'model/unknown-list',
    file: MODEL,
    change: (text) => text.replace('categories/name', 'topics/name'),
    line: 'topics/name',
  },
  {
    what: 'a field that its items have not',
    code: 'model/unknown-list',
    file: MODEL,
    change: (text) => text.replace('categories/name', 'categories/nama'),
    line: 'categories/nama',
    says: /categories\/name/,
  },
  {
    what: 'a folder with a slash',
    code: 'model/bad-folder',
    file: MODEL,
    change: (text) => text.replace('"folder": "articles"', '"folder": "articles/2025"'),
    line: 'articles/2025',
  },
  {
    what: 'a folder that leads upwards',
    code: 'model/bad-folder',
    file: MODEL,
    change: (text) => text.replace('"folder": "articles"', '"folder": "../**"'),
    line: '"../**"',
  },
  {
    what: 'a route without a name of the entry',
    code: 'model/invalid',
    file: MODEL,
    change: (text) => text.replace('/artikel/{slug}/', '/artikel/'),
    line: '"route": "/artikel/"',
    says: /\/part\/\{slug\}\//,
  },
  {
    what: 'a list of a field that is not there',
    group: 'values',
    code: 'model/invalid',
    file: MODEL,
    change: (text) => text.replace('/kategori/{category}/', '/kategori/{categroy}/'),
    line: '/kategori/{categroy}/',
    says: /\{categroy\}.*\{category\}/,
  },
  {
    what: 'a folder that is taken',
    code: 'model/bad-folder',
    file: MODEL,
    change: (text) => text.replace('"folder": "articles"', '"folder": "images"'),
    line: '"images"',
  },
];

interface ExpectedReport {
  code: string;
  file: string;
  line: number;
  message: string;
  hint: string;
  suggestions?: string[];
}

const siteOf = ({ code }: Sample): string => (code.startsWith('model/') ? plainRoot : packageRoot);

function breakFile(sample: Sample): void {
  const { file, change } = sample;
  const place = at(file, siteOf(sample));
  const before = readFileSync(place, 'utf8');
  rmSync(place);
  if (change === null) return;
  const text = change(before);
  expect(text).not.toBe(before);
  writeFileSync(place, text);
}

function mendFile(sample: Sample): void {
  const place = at(sample.file, siteOf(sample));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, read(sample.file));
}

/** The reports of a site with these faults, each with the text of its line. */
async function reportsOf(samples: readonly Sample[], command: string) {
  const published = readFileSync(path.join(out, 'index.html'), 'utf8');
  const site = siteOf(samples[0] as Sample);
  const content = at('content', site);
  try {
    for (const sample of samples) breakFile(sample);
    const places = ['--content', content, ...(command === 'build' ? args.slice(2) : [])];
    const { code, stdout, stderr } = await runInTurn([
      command,
      '--format',
      'json',
      '--lang',
      'en',
      ...places,
    ]);
    const { ok, diagnostics, failure } = JSON.parse(stdout) as {
      ok: boolean;
      diagnostics: ExpectedReport[];
      failure?: object;
    };
    expect({ code, ok, failure, stderr }).toEqual({ code: 1, ok: false, failure: undefined, stderr: '' });
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe(published);
    return diagnostics.map(({ code, file, line, message, hint, suggestions }) => {
      const place = path.join(content, file);
      const isFile = statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
      const text = isFile ? readFileSync(place, 'utf8').split('\n')[line - 1] : '';
      return { code, file, line: text ?? '', says: `${message} ${hint} ${suggestions}`, suggestions };
    });
  } finally {
    for (const sample of samples) mendFile(sample);
  }
}

/** Reports by command and group. */
const found = new Map<string, ReturnType<typeof reportsOf>>();

function groupReports(group: readonly Sample[], command: string): ReturnType<typeof reportsOf> {
  const key = `${command} ${group[0]?.group}`;
  const reports = found.get(key) ?? reportsOf(group, command);
  found.set(key, reports);
  return reports;
}

/** Makes the site with next to no code. */
function makePlain(): void {
  copyContent(at('content', plainRoot));
  mkdirSync(at('templates', plainRoot));
  writeFileSync(at('package.json', plainRoot), '{ "private": true }');
  writeFileSync(
    at('templates/site.ts', plainRoot),
    "import { defineSite } from 'senja';\nexport default defineSite({ pages: () => [], pictures: {}, diagnostics: {} });\n",
  );
  symlinkSync(path.join(root, 'node_modules'), at('node_modules', plainRoot));
}

beforeAll(async () => {
  packageCopy(packageRoot);
  copyContent(content);
  install(packageRoot);
  makePlain();
  expect((await run(packageRoot, ['build', '--quiet', ...args])).code).toBe(0);
});

describe('an error in the site’s code', () => {
  it('has a sample for each code', () => {
    // A fault in a theme needs a site next to the package (`extends.long.test.ts`); the others are not errors (`brought-content.long.test.ts`, `sheet-files.long.test.ts`, `collections.test.ts`, `faults-together.long.test.ts`, `code-places.long.test.ts`, `tests/checks/`).
    const elsewhere = [
      'code/long-policy',
      'code/no-effect',
      'code/no-heading',
      'code/no-pages',
      'code/no-sheet',
      'code/not-for-host',
      'code/not-planned',
      'code/over-limit',
      'code/own-worker',
      'code/unknown-theme',
    ];
    expect([...new Set([...SAMPLES.map(({ code }) => code), ...elsewhere])].sort()).toEqual(
      Object.keys(CATALOGUE).filter(isOfCode).sort(),
    );
  });

  // A fault of a model ends both before they differ, but a check begins less until then.
  const asked = SAMPLES.flatMap((sample, at) => {
    const usual = sample.code.startsWith('model/') && at % 4 > 0 ? 'check' : 'build';
    return (['build', 'check'] as const)
      .filter((command) => command === usual || (LONG && sample.code.startsWith('model/')))
      .map((command) => ({ ...sample, command }));
  });
  it.each(asked)('is reported at its place by $command: $what', async (sample) => {
    const { code, file, reportedFile = file, line = '', says = /^/, suggests, only, command, group } = sample;
    const together = group ? SAMPLES.filter((one) => one.group === group) : [sample];
    const reports = await (group ? groupReports(together, command) : reportsOf(together, command));
    const site = siteOf(sample);
    expect(group ? reports : reports.slice(0, 1)).toContainEqual({
      code,
      file: path.relative(at('content', site), at(reportedFile, site)).split(path.sep).join('/'),
      line: expect.stringContaining(line),
      says: expect.stringMatching(says),
      suggestions: suggests ?? expect.toSatisfy(() => true),
    });
    if (only) expect(reports).toHaveLength(together.length);
  });
});

it('is reported for each template that fails, and once for what they share', async () => {
  const throwing = (text: string) => text.replace('return (', `if (globalThis) ${THROW};\n  return (`);
  const found = async (...files: string[]) => {
    for (const file of files) writeFileSync(at(file), throwing(read(file)));
    try {
      const { stdout } = await runInTurn(['check', '--format', 'json', '--lang', 'en', ...args.slice(0, 2)]);
      return (JSON.parse(stdout) as { diagnostics: ExpectedReport[] }).diagnostics.map(
        (one) => `${one.code} ${path.basename(one.file)}`,
      );
    } finally {
      for (const file of files) writeFileSync(at(file), read(file));
    }
  };
  expect(await found(HOME, 'templates/pages/contact.tsx')).toEqual(
    expect.arrayContaining(['senja/site-code home.tsx', 'senja/site-code contact.tsx']),
  );
  const shared = await found(HEADER);
  expect(shared.filter((one) => !one.startsWith('site/'))).toEqual(['senja/site-code header.tsx']);
});

describe('side effects of the site’s code', () => {
  const build = (...more: string[]) =>
    run(packageRoot, ['build', '--format', 'json', '--lang', 'en', ...more, ...args]);
  const withHome = async <T>(line: string, act: () => Promise<T>): Promise<T> => {
    writeFileSync(at(HOME), read(HOME).replace('return (', `${line}\n  return (`));
    try {
      return await act();
    } finally {
      writeFileSync(at(HOME), read(HOME));
    }
  };

  it('are not mixed with the report', async () => {
    const { code, stdout, stderr } = await withHome("console.log('halo');", build);
    expect({ code, stderr, ok: (JSON.parse(stdout) as { ok: boolean }).ok }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^(?:halo\n)+$/),
      ok: true,
    });
  });

  it('do not keep the command from exiting', async () => {
    const { code, stdout, stderr } = await withHome('setInterval(() => undefined, 1000);', build);
    expect({ code, stderr, ok: (JSON.parse(stdout) as { ok: boolean }).ok }).toEqual({
      code: 0,
      stderr: '',
      ok: true,
    });
  });

  it('lead to a single correct report, whether the code fails before or after publication', async () => {
    const wait = `const slow = (times) => times > 0 ? setImmediate(slow, times - 1) : Promise.reject(new Error('aduh'));
      globalThis.slow ??= slow(200);`;
    const { code, stdout, stderr } = await withHome(wait, build);
    const { ok, diagnostics } = JSON.parse(stdout) as { ok: boolean; diagnostics: ExpectedReport[] };
    // Their order depends on the machine.
    expect([0, 1]).toContain(code);
    expect({ ok, count: diagnostics.length }).toEqual({ ok: code === 0, count: code === 0 ? 0 : 1 });
    expect(stderr).not.toMatch(code === 0 ? /unchanged|senja\/bug/ : /senja\/bug/);
  });
});

describe('the inputs of the site’s code', () => {
  const page = (): string => readFileSync(path.join(out, 'index.html'), 'utf8');
  const outside = path.join(folder, 'luar/kata.ts');
  const build = async (): Promise<number | null> =>
    (await run(packageRoot, ['build', '--quiet', ...args])).code;

  it('determine whether it is bundled again, wherever they are', async () => {
    mkdirSync(path.dirname(outside), { recursive: true });
    writeFileSync(outside, "export const kata = 'kata-satu';\n");
    const imported = `import { kata } from '../../../luar/kata.ts';\n${read(HOME).replace('<>', '<><p>{kata}</p>')}`;
    const sheet = at('client/widgets/uji.css');
    const widget = 'client/widgets/text-size.tsx';
    writeFileSync(at(HOME), imported);
    writeFileSync(sheet, '.uji-satu { color: red }\n');
    writeFileSync(at(widget), `import './uji.css';\n${read(widget)}`);
    try {
      expect(await build()).toBe(0);
      expect(page()).toContain('kata-satu');
      expect(page()).toContain('.uji-satu{color:red}');
      writeFileSync(outside, "export const kata = 'kata-dua';\n");
      expect(await build()).toBe(0);
      expect(page()).toContain('kata-dua');
    } finally {
      rmSync(sheet);
      for (const name of [HOME, widget]) writeFileSync(at(name), read(name));
    }
    expect(await build()).toBe(0);
    expect(page()).not.toContain('uji-satu');
  });
});
