/** Folders of VitePress. */
import type { Export } from '../brought.ts';
import { type Generator, resolved } from '../folder/index.ts';
import { readFrontMatter } from '../front-matter.ts';
import { outsideBlocks, outsideCode } from '../text/code.ts';
import { replaceParts } from '../text/parts.ts';
import { plainCode, regionIn, sectionIn } from '../text/regions.ts';
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
    const fileNamed = (name: string): string | null => {
      const path = resolved(/^@?\//.test(name) ? folder : beside, name.replace(/^@?\//, ''));
      return path === null || !files.includes(path) ? null : (textOf(path)?.replaceAll('\r\n', '\n') ?? null);
    };
    /** @returns the text of `file.md`, `file.md{2,5}` or `file.md#part`; null for one that is not there */
    const textNamed = (written: string): string | null => {
      const [, path = '', part, from, to] =
        /^([^#{}]+)(?:#([^{}]+))?(?:\{(\d*),(\d*)\})?$/.exec(written) ?? [];
      const found = fileNamed(path);
      if (found === null) return null;
      // Lines of a whole file are counted from its first one.
      const body = part === undefined && from !== undefined ? 0 : readFrontMatter(found).bodyStart;
      const whole = found.slice(body);
      const own =
        part === undefined
          ? whole
          : (regionIn(whole.split('\n'), part)?.join('\n') ?? sectionIn(whole, part));
      const lines = own?.split('\n').slice(Number(from || 1) - 1, to ? Number(to) : undefined) ?? [];
      return lines.length === 0 ? null : lines.join('\n').trim();
    };
    /** @returns the code of `file.ts` or `file.ts#part`; null for one that is not there */
    const codeNamed = (written: string): string | null => {
      const [path = '', part] = written.split('#', 2);
      const found = fileNamed(path);
      if (found === null || part === undefined) return found;
      const lines = regionIn(found.split('\n'), part);
      return lines && plainCode(lines);
    };
    const joined = text.replace(
      /^<!--\s*@include:\s*([^\s>]+?)\s*-->[ \t]*$/gm,
      (comment, name: string, index: number) => {
        const found = textNamed(name);
        if (found === null) told('import/left:part', name, index, name);
        return found ?? comment;
      },
    );
    const whole = outsideBlocks(joined, (part, at) =>
      part.replace(/^([ \t]*)<<<([ \t].*)$/gm, (line, lead: string, rest: string, index: number) => {
        const [head = '', name = '', given = ''] = /^([^\s{]+)(\{[^}\n]*\})?/.exec(rest.trim()) ?? [];
        const label = rest.trim().slice(head.length).trim();
        if (name === '' || (label !== '' && !/^\[[^\]\n]+\]$/.test(label))) return line;
        const found = codeNamed(name);
        if (found === null) told('import/left:part', name, at + index, name);
        if (found === null) return line;
        const end = /\.(\w+)(?:#|$)/.exec(name)?.[1] ?? '';
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
