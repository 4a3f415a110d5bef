/** Folders of Docusaurus: settings, addresses, and texts with MDX. */

import type { Export } from '../brought.ts';
import { type Generator, PAGES, resolved } from '../folder/index.ts';
import { readFrontMatter } from '../front-matter.ts';
import { eachAddress } from '../text/addresses.ts';
import { outsideBlocks, outsideCode } from '../text/code.ts';
import { replaceParts } from '../text/parts.ts';
import { inTree, siteOf, statedText, writtenIn } from './config.ts';
import type { BodyReader } from './shortcodes.ts';
import { COMPONENT, withFilms } from './shortcodes.ts';

/** Docusaurus is often in a folder of a project, with the texts in another one beside it. */
export function docusaurus(from: Export): Generator | null {
  const [file] = from.files
    .filter((name) => /^(?:[^/]+\/)?docusaurus\.config\.[cm]?[jt]s$/.test(name))
    .sort((a, b) => a.length - b.length);
  if (file === undefined) return null;
  const base = file.slice(0, file.lastIndexOf('/') + 1);
  const program = from.text(file) ?? '';
  const stated = /\bdocs\s*:\s*\{[^{}]*?\bpath\s*:\s*['"]([^'"\n]+)['"]/.exec(program)?.[1] ?? 'docs';
  const texts = resolved(base.slice(0, -1), stated);
  const isDoc = (path: string): boolean => from.files.some((one) => one.startsWith(`${texts}/${path}.`));
  const docs = /routeBasePath\s*:\s*['"]\/['"]/.test(program) ? '' : 'docs';
  return {
    site: siteOf({
      title: writtenIn(program, 'title'),
      description: writtenIn(program, 'tagline'),
      url: `${writtenIn(program, 'url')}${writtenIn(program, 'baseUrl').replace(/^\/$/, '')}`,
      language: writtenIn(program, 'defaultLocale'),
      lists: { tags: 'blog/tags' },
    }),
    ...(texts === null && {
      left: [{ what: 'import/left:outside', name: stated, at: { file, start: program.indexOf(stated) } }],
    }),
    roots: [texts ?? [], `${base}blog`, `${base}src/pages`]
      .flat()
      .map((folder) => ({ folder, language: '' })),
    endings: ['md', 'mdx'],
    placeOf(path, fields) {
      const isBlog = from.files.some((one) => one.startsWith(`${base}blog/${path}.`)) && !isDoc(path);
      const isPage = !isBlog && !isDoc(path);
      if (/(?:^|\/)_/.test(path)) return null;
      if (isPage)
        return inTree(path).collection === PAGES
          ? inTree(path)
          : { collection: PAGES, name: path, former: `/${path}/` };
      if (isBlog) {
        const [, year, month, day, bare = ''] = /^(\d{4})-(\d\d)-(\d\d)-(.*?)(?:\/index)?$/.exec(path) ?? [];
        const former = year === undefined ? `/blog/${path}/` : `/blog/${year}/${month}/${day}/${bare}/`;
        return {
          collection: 'blog',
          name: path,
          former: statedText(fields.slug) === '' ? former : '/blog/x/',
        };
      }
      // Numbers in front order files; the last part of the address may be the field `id`.
      const parts = path.split('/').map((part) => part.replace(/^\d+[-_. ]+/, ''));
      const last = parts.pop() ?? '';
      const isIndex = /^(?:index|readme)$/i.test(last) || last === parts.at(-1);
      const address = [docs, ...parts, ...(isIndex ? [] : [statedText(fields.id) || last])]
        .filter(Boolean)
        .join('/');
      return {
        collection: 'docs',
        name: /^readme$/i.test(last) ? `${path.slice(0, path.lastIndexOf('/') + 1)}index` : path,
        former: `/${address}/`.replace('//', '/'),
      };
    },
    publicPath: (file) => (file.startsWith(`${base}static/`) ? file.slice(`${base}static/`.length) : null),
    design: base === '' ? /^(?:src\/(?!pages\/)|i18n\/|versioned_|plugins\/|build\/)/ : /^(?!)/,
    body: docusaurusBody(from, base),
  };
}

/** Most characters of imported texts that are put into a text. */
const MOST_SHOWN = 1_000_000;

/** How many texts deep they may be in one another. */
const DEEPEST = 20;

/** What a text imports: the names, and from where. */
const IMPORT =
  /^import\s([^'";{}\n\r\u2028\u2029]*(?:\{[^{}'";]*\}[^'";{}\n\r\u2028\u2029]*)?)\bfrom\s*['"]([^'"\n]+)['"][ \t]*;?[ \t]*\n?/gm;

/**
 * @param file of the text that shows the others
 * @param base folder of the site, '' or with a slash behind
 * @returns the text with those it imports in their places, and theirs in them; one within itself stays a component
 */
function withImportedTexts(
  text: string,
  file: string,
  { files, text: textOf }: Pick<Export, 'files' | 'text'>,
  base: string,
): string {
  /** By path; null for those that are being read. */
  const known = new Map<string, string | null>([[file, null]]);
  const importedText = (path: string, depth: number): string | null => {
    const found = known.get(path);
    if (found !== undefined || depth > DEEPEST) return found ?? null;
    known.set(path, null);
    const own = textOf(path) ?? '';
    const body = own.slice(readFrontMatter(own).bodyStart).replaceAll('\r\n', '\n').trim();
    // Addresses of files are as seen from the text that shows them.
    const up = '../'.repeat(file.split('/').length - 1);
    const beside = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const moved = eachAddress(body, (address) =>
      /^(?:[a-z][a-z\d+.-]*:|[/#@{])/i.test(address)
        ? address
        : `${up}${resolved(beside, address) ?? address}`,
    );
    const made = whole(moved, path, depth).trim();
    known.set(path, made);
    return made;
  };
  const whole = (said: string, from: string, depth: number): string => {
    const folder = from.slice(0, Math.max(0, from.lastIndexOf('/')));
    const parts = new Map<string, string>();
    const rest = outsideBlocks(said, (part) =>
      part.replace(IMPORT, (line, written: string, target: string) => {
        const name = written.trim();
        const path = target.startsWith('@site/')
          ? resolved(base.slice(0, -1), target.slice('@site/'.length))
          : resolved(folder, target);
        const isText = /^[A-Z]\w*$/.test(name) && /\.mdx?$/.test(target) && path !== null;
        if (!isText || !files.includes(path)) return line;
        const own = importedText(path, depth + 1);
        if (own !== null) parts.set(name, own);
        return '';
      }),
    );
    if (parts.size === 0) return rest;
    let room = MOST_SHOWN;
    return outsideCode(rest, (part) =>
      part.replace(/<([A-Z]\w*)(?:\s[^<>]*)?(?:\/>|>\s*<\/\1>)/g, (shown, name: string) => {
        const own = parts.get(name);
        room -= own?.length ?? 0;
        return own === undefined || room < 0 ? shown : own;
      }),
    );
  };
  return whole(text, file, 0);
}

/** @param base folder of the site, '' or with a slash behind */
const docusaurusBody =
  (from: Pick<Export, 'files' | 'text'>, base: string): BodyReader =>
  (text, { file }, told) => {
    const joined = withImportedTexts(text, file, from, base);
    const shown = joined.replace(IMPORT, '');
    /** Whether the text shows an imported value: `{version}`. */
    const isValue = (names: string): boolean =>
      (names.match(/\w+/g) ?? []).some((name) => new RegExp(`\\{\\s*${name}\\b`).test(shown));
    const bare = outsideBlocks(joined, (part, at) =>
      part
        .replace(IMPORT, (line, names: string, _target: string, index: number) => {
          // Of a component, the places where it is shown are told.
          if (isValue(names)) told('import/left:code', line.trim(), at + index, line.trim());
          return '';
        })
        .replace(/^(?:import|export)\s[^\n]*(?:\n(?!\n)[^\n]*)*\n?/gm, (code, index: number) => {
          if (!/^(?:import\s*['"]|export\s+(?:const|default|function)\b)/.test(code)) return code;
          told('import/left:code', code.split('\n')[0] ?? '', at + index, code.split('\n')[0] ?? '');
          return '';
        })
        .replace(
          /^([ \t]*):{3,}[ \t]*(note|tip|info|warning|danger|caution|details)(?:\[([^\n\r]*)\](?=[ \t]*$))?/gm,
          (_, lead: string, name: string, title?: string) =>
            `${lead}::: ${name}${title === undefined ? '' : ` ${title}`}`,
        )
        .replace(/^([ \t]*):{4,}[ \t]*$/gm, '$1:::'),
    );
    return outsideCode(bare, (part, at) => {
      const films = withFilms(part);
      for (const { 0: found, 1: name = '', index } of films.matchAll(COMPONENT))
        told('import/left:component', name, at + index, found);
      return replaceParts(
        replaceParts(films, /\{\/\*/g, /\*\/\}/g, () => ''),
        /\sstyle=\{\{/g,
        /\}\}/g,
        () => '',
      );
    });
  };
