/** Folders of VitePress. */
import type { Export } from '../brought.ts';
import { type Generator, resolved } from '../folder.ts';
import { readFrontMatter } from '../front-matter.ts';
import { outsideBlocks, outsideCode } from '../text/code.ts';
import { replaceParts } from '../text/parts.ts';
import { inTree, siteOf, writtenIn } from './config.ts';
import { type BodyReader, COMPONENT, fenced, withFilms } from './shortcodes.ts';

/** @returns names of folders that are languages: each has texts of the same names as another one, English first */
function languageFolders({ files }: Export, inFolder: string): string[] {
  const texts = new Map<string, Set<string>>();
  for (const file of files) {
    const [, code, rest = ''] =
      /^([a-z]{2}(?:-[A-Za-z]{2,4})?)\/(.*\.md)$/.exec(
        file.startsWith(inFolder) ? file.slice(inFolder.length) : '',
      ) ?? [];
    if (code !== undefined) texts.set(code, (texts.get(code) ?? new Set()).add(rest));
  }
  const all = [...texts].filter(([code, own]) =>
    [...texts].some(([other, those]) => other !== code && [...own].some((one) => those.has(one))),
  );
  return all.map(([code]) => code).sort((a, b) => Number(b === 'en') - Number(a === 'en'));
}

export function vitepress(from: Export): Generator | null {
  const file = from.files.find((name) => /^(?:[^/]+\/)?\.vitepress\/config(?:\/index)?\.m?[jt]s$/.test(name));
  if (file === undefined) return null;
  const program = from.text(file) ?? '';
  const base = file.slice(0, file.indexOf('.vitepress/'));
  const folder = resolved(base.slice(0, -1), writtenIn(program, 'srcDir')) ?? '';
  const inFolder = folder === '' ? '' : `${folder}/`;
  const languages = languageFolders(from, inFolder);
  const language = writtenIn(program, 'lang').slice(0, 2);
  const ofSite = languages.includes(language) ? language : (languages[0] ?? '');
  const ending = /\bcleanUrls\s*:\s*true\b/.test(program) ? '' : '.html';
  return {
    site: siteOf({
      title: writtenIn(program, 'title'),
      description: writtenIn(program, 'description'),
      url: writtenIn(program, 'hostname'),
      language: ofSite || language,
      languages: languages.filter((one) => one !== ofSite),
    }),
    roots: [
      ...languages.map((one) => ({ folder: `${inFolder}${one}`, language: one === ofSite ? '' : one })),
      { folder, language: '' },
    ],
    endings: ['md'],
    placeOf(path) {
      if (/(?:^|\/)\[/.test(path)) return null;
      const place = inTree(path);
      const isIndex = /(?:^|\/)index$/.test(path);
      const address = isIndex ? path.replace(/index$/, '') : `${path}${ending}`;
      return { ...place, former: `/${address}` };
    },
    publicPath: (name) =>
      name.startsWith(`${inFolder}public/`) ? name.slice(`${inFolder}public/`.length) : null,
    design: /(?:^|\/)\.vitepress\//,
    body: vitepressBody(from, folder),
  };
}

/** The language of a file of code, as far as its ending does not say it. */
const LANGUAGES: Readonly<Record<string, string>> = {
  mjs: 'js',
  mts: 'ts',
  cjs: 'js',
  yml: 'yaml',
  htm: 'html',
};

/** @param folder of the texts, from which `@/` begins. Texts and code of other files are put in their places */
const vitepressBody =
  ({ files, text: textOf }: Pick<Export, 'files' | 'text'>, folder: string): BodyReader =>
  (text, { file }, told) => {
    const beside = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    /** @returns the text of a whole file; null for a part of one, or one that is not there */
    const included = (name: string): string | null => {
      const path = resolved(/^@?\//.test(name) ? folder : beside, name.replace(/^@?\//, ''));
      return path === null || /[#{]/.test(name) || !files.includes(path) ? null : textOf(path);
    };
    const joined = text.replace(
      /^<!--\s*@include:\s*([^\s>]+?)\s*-->[ \t]*$/gm,
      (comment, name: string, index: number) => {
        const found = included(name);
        if (found === null) told('import/left:part', name, index, name);
        return found === null ? comment : found.slice(readFrontMatter(found).bodyStart).trim();
      },
    );
    const whole = outsideBlocks(joined, (part, at) =>
      part.replace(/^([ \t]*)<<<([ \t].*)$/gm, (line, lead: string, rest: string, index: number) => {
        const [head = '', name = '', given = ''] = /^([^\s{]+)(\{[^}\n]*\})?/.exec(rest.trim()) ?? [];
        const label = rest.trim().slice(head.length).trim();
        if (name === '' || (label !== '' && !/^\[[^\]\n]+\]$/.test(label))) return line;
        const found = included(name);
        if (found === null) told('import/left:part', name, at + index, name);
        if (found === null) return line;
        const end = /\.(\w+)$/.exec(name)?.[1] ?? '';
        const [, lines = '', stated = ''] = /^\{([\d,\s-]*)\s*([\w-]*)/.exec(given) ?? [];
        const about = [stated || (LANGUAGES[end] ?? end), lines.trim() && `{${lines.trim()}}`, label];
        return fenced(about.filter(Boolean).join(' '), found).replace(/^(?=.)/gm, lead);
      }),
    );
    const plain = replaceParts(
      whole,
      /^:{3,}[ \t]*(?:v-pre|raw)[ \t]*\n/gm,
      /^:{3,}[ \t]*$\n?/gm,
      (inside) => inside,
    );
    return outsideCode(plain, (part, at) => {
      const bare = replaceParts(
        part,
        /^<(script|style)\b[^<>]*>/gm,
        ([, name]) => (name === 'script' ? /<\/script>[ \t]*\n?/g : /<\/style>[ \t]*\n?/g),
        (_, { 0: found, 1: name = '', index }) => {
          told('import/left:code', name, at + index, found);
          return '';
        },
      );
      const films = withFilms(bare);
      for (const { 0: found, 1: name = '', index } of films.matchAll(COMPONENT))
        told('import/left:component', name, at + index, found);
      for (const { 0: found, index } of films.matchAll(/^\[\[toc\]\]|\{\{[^{}\n]{1,200}\}\}/gim))
        told('import/left:template', found, at + index, found);
      return films;
    });
  };
