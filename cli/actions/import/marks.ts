/** What generators add to Markdown, said as senja has it; what has no counterpart is told, and stays as it is. */
import { isObject } from '../../core/values/shapes.ts';
import { eachAddress, outsideBlocks, outsideCode, replaceParts } from './addresses.ts';
import type { Export } from './brought.ts';
import { withTermLists } from './definitions.ts';
import { type DraftEntry, type Generator, resolved } from './folder.ts';
import { readFrontMatter } from './front-matter.ts';
import { linkTo } from './html.ts';

type Body = Generator['body'];

/** @returns the attributes of a shortcode by name; those without a name by their number */
function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let number = 0;
  for (const [, name, a, b, c, bare] of text.matchAll(
    /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s"',]+))/g,
  )) {
    const value = a ?? b ?? c ?? bare ?? '';
    found[name ?? String(number)] = value;
    if (name === undefined) number += 1;
  }
  return found;
}

const titled = (title: string): string => (title === '' ? '' : ` "${title.replaceAll('"', '&quot;')}"`);

const picture = (src: string, alt: string, title: string): string =>
  `![${alt.replace(/[[\]]/g, '\\$&')}](${src.replace(/[\s()]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))}${titled(title)})`;

/** Films and such on other sites, by the name of a shortcode: their address. */
const EMBEDDED: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
};

/** @returns a shortcode that many generators have, as Markdown; null for another one */
function shortcode(name: string, given: Record<string, string>): string | null {
  const first = given.id ?? given['0'] ?? '';
  const embedded = EMBEDDED[name];
  if (embedded && first !== '') return `<${embedded(first)}>`;
  if ((name === 'tweet' || name === 'x') && given.user)
    return `<https://x.com/${given.user}/status/${given.id}>`;
  if (name === 'gist' && given['1'] !== undefined)
    return `<https://gist.github.com/${given['0']}/${given['1']}>`;
  if ((name === 'figure' || name === 'img' || name === 'image') && (given.src ?? given['0'])) {
    const shown = picture(
      given.src ?? given['0'] ?? '',
      given.alt ?? given.caption ?? '',
      given.caption ?? given.title ?? '',
    );
    return given.link ? `[${shown}](${given.link})` : shown;
  }
  return null;
}

const fenced = (language: string, code: string): string =>
  `\`\`\`${language}\n${code.replace(/^\n|\n[ \t]*$/g, '')}\n\`\`\``;

/** @param withIds whether links lead to terms of lists by their words */
export const hugoBody =
  (withIds: boolean): Body =>
  (text, _draft, told) => {
    const withCode = replaceParts(
      text,
      /\{\{[<%]\s*highlight\s([^{}]*)[%>]\}\}/g,
      /\{\{[<%]\s*\/\s*highlight\s*[%>]\}\}/g,
      (code, [, given = '']) => fenced(attributesIn(given)['0'] ?? '', code),
    )
      .replace(/\{\{[<%]\s*(?:rel)?ref\s([^{}]*)[%>]\}\}/g, (_, given: string) => {
        const { 0: target = '', path = target } = attributesIn(given);
        return hugoTarget(path);
      })
      .replace(/<!--\s*more\s*-->\n?/g, '');
    const made = outsideCode(withCode, (part, at) =>
      replaceParts(
        part,
        /\{\{[<%](?!\/\*)\s*(?:(\/)\s*)?([\w/.-]+)/g,
        /[>%]\}\}/g,
        (rest, { 1: closing, 2: name = '', index }, whole) => {
          if (closing !== undefined) return whole;
          const said = shortcode(name, attributesIn(rest.trim().replace(/\/$/, '')));
          if (said === null) told('import/left:shortcode', name, at + index, whole);
          return said ?? whole;
        },
      ),
    );
    // What only shows a shortcode.
    const shown = replaceParts(made, /\{\{([<%])\/\*/g, /\*\/[>%]\}\}/g, (inner, [, sign], whole) => {
      return `{{${sign} ${inner.trim()} ${whole.at(-3)}}}`;
    });
    return withTermLists(shown, withIds);
  };

/** A page as `ref` names it: from the top of the content, or beside the page. */
const hugoTarget = (target: string): string =>
  /^[#/]/.test(target)
    ? target
    : /\.md(?:#|$)/.test(target)
      ? target
      : target.includes('/')
        ? `/${target}`
        : target;

export const zolaBody: Body = (text, _draft, told) => {
  const bare = text.replace(/<!--\s*more\s*-->\n?/g, '');
  return outsideCode(bare, (part, at) =>
    replaceParts(
      part,
      /\{\{\s*([\w-]+)\(|\{%\s*(?!end\b|raw\b|endraw\b)([\w-]+)\s*\(/g,
      ([, name]) => (name === undefined ? /\)\s*%\}/g : /\)\s*\}\}/g),
      (rest, { 1: name, 2: block = '', index }, whole) => {
        const said = name === undefined ? null : shortcode(name, attributesIn(rest));
        if (said === null) told('import/left:shortcode', name ?? block, at + index, whole);
        return said ?? whole;
      },
    ),
  );
};

/** Attributes that kramdown sets on what is before them. */
const KRAMDOWN = /(?<!\\)\{:(?!:)\s*(?:[^\s{}][^{}\n]*)?\}[ \t]*/g;

/** @returns the text of `site.repository` and the like, as far as the settings have it; null if they do not */
function valueIn(values: unknown, path: string): string | null {
  let value = values;
  for (const name of path.split('.')) value = isObject(value) ? value[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/**
 * Also of Eleventy, whose texts are Liquid too.
 * @param values what templates know by name: `{ site: { title } }`
 * @param hasDefinitions whether its Markdown has lists of terms
 */
export const liquidBody =
  (values: unknown, hasDefinitions: boolean): Body =>
  (text, draft, told) => {
    const withCode = replaceParts(
      text,
      /\{%-?\s*highlight\s+(\w+)\b[^%]*%\}/g,
      /\{%-?\s*endhighlight\s*-?%\}/g,
      (code, [, language = '']) => fenced(language, code),
    ).replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '');
    const made = replaceParts(withCode, /\{%-?\s*comment\s*-?%\}/g, /\{%-?\s*endcomment\s*-?%\}/g, () => '')
      .replace(/\{%-?\s*post_url\s+(\S+)\s*-?%\}/g, (_, name: string) =>
        liquidTarget(draft, `_posts/${name}.md`),
      )
      .replace(/\{%-?\s*link\s+(\S+)\s*-?%\}/g, (_, name: string) => liquidTarget(draft, name))
      .replace(/\{\{\s*(?:site\.(?:baseurl|url)|page\.baseurl)\s*\}\}/g, '')
      .replace(
        /\{\{-?\s*([\w.-]+)\s*-?\}\}/g,
        (whole, path: string) =>
          valueIn({ ...(isObject(values) ? values : {}), page: draft.fields }, path) ?? whole,
      )
      .replace(/\{\{\s*(['"])([^'"]*)\1\s*\|\s*(?:relative_url|absolute_url|url)\s*\}\}/g, '$2');
    const bare = outsideCode(made, (part, at) =>
      replaceParts(
        part,
        /\{%-?\s*(?!end)(\w+)|\{\{-?([^{}\n]*)\}\}/g,
        // A value is whole already.
        ([, tag]) => (tag === undefined ? /(?:)/g : /%\}/g),
        (rest, { 1: tag, 2: value = '', index }, whole) => {
          const given = tag === undefined || tag === 'include' ? null : shortcode(tag, attributesIn(rest));
          if (given === null)
            told('import/left:template', tag ?? value.replace(/\|.*|-$/, '').trim(), at + index, whole);
          return given ?? whole;
        },
      ).replace(KRAMDOWN, (whole, index: number) => {
        if (!/^\{:\s*[.#]?[\w-]+\s*\}/.test(whole))
          told('import/left:attributes', whole.trim(), at + index, whole);
        return '';
      }),
    );
    return hasDefinitions ? withTermLists(bare, false) : bare;
  };

/** A file as a tag names it, from the top: relative to the text, as other links are. */
function liquidTarget({ file }: DraftEntry, named: string): string {
  const up = file.split('/').length - 1;
  return encodeURI(`${'../'.repeat(up)}${resolved('', named) ?? named}`);
}

const COMPONENT = /<([A-Z]\w*)\b/g;

/** A film in a component of its own, such as `<LiteYouTubeEmbed id="…" title="…" />`. */
const FILM = /<([A-Z]\w*)\s([^<>{}]*)\/>/gi;

const withFilms = (text: string): string =>
  text.replace(FILM, (whole, component: string, attributes: string) => {
    if (!/youtube/i.test(component)) return whole;
    const given = attributesIn(attributes);
    const id = given.id ?? given.videoId ?? given.youTubeId ?? '';
    return /^[\w-]+$/.test(id) ? linkTo(`https://www.youtube.com/watch?v=${id}`, given.title ?? '') : whole;
  });

/** Most characters of imported texts that are put into a text. */
const MOST_SHOWN = 1_000_000;

/** What a text imports: the names, and from where. */
const IMPORT =
  /^import\s([^'";{}\n\r\u2028\u2029]*(?:\{[^{}'";]*\}[^'";{}\n\r\u2028\u2029]*)?)\bfrom\s*['"]([^'"\n]+)['"][ \t]*;?[ \t]*\n?/gm;

/**
 * @param base folder of the site, '' or with a slash behind. Texts that a text imports are put where it shows them
 */
export const docusaurusBody =
  ({ files, text: textOf }: Pick<Export, 'files' | 'text'>, base: string): Body =>
  (text, { file }, told) => {
    /** Texts that are imported, by their paths; null for those that are being read, which cannot hold themselves. */
    const imported = new Map<string, string | null>([[file, null]]);
    const textIn = (path: string): string | null => {
      const known = imported.get(path);
      if (known !== undefined) return known;
      imported.set(path, null);
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
      const made = whole(moved, path).trim();
      imported.set(path, made);
      return made;
    };
    /** @returns a text with those it imports in their places */
    const whole = (said: string, from: string): string => {
      const folder = from.slice(0, Math.max(0, from.lastIndexOf('/')));
      const parts = new Map<string, string>();
      const rest = outsideBlocks(said, (part) =>
        part.replace(IMPORT, (line, named: string, target: string) => {
          const names = named.trim();
          const path = target.startsWith('@site/')
            ? resolved(base.slice(0, -1), target.slice(6))
            : resolved(folder, target);
          const found = /^[A-Z]\w*$/.test(names) && /\.mdx?$/.test(target) && path !== null;
          if (!found || !files.includes(path)) return line;
          const own = textIn(path);
          if (own !== null) parts.set(names, own);
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
    const joined = whole(text, file);
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

/** The language of a file of code, as far as its ending does not say it. */
const LANGUAGES: Readonly<Record<string, string>> = {
  mjs: 'js',
  mts: 'ts',
  cjs: 'js',
  yml: 'yaml',
  htm: 'html',
};

/** @param folder of the texts, from which `@/` begins. Texts and code of other files are put in their places */
export const vitepressBody =
  ({ files, text: textOf }: Pick<Export, 'files' | 'text'>, folder: string): Body =>
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

/** Callouts that senja has too; the others are notes. */
const CALLOUTS: Readonly<Record<string, string>> = {
  tip: 'TIP',
  hint: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  attention: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
  failure: 'CAUTION',
  bug: 'CAUTION',
  error: 'CAUTION',
};

export const obsidianBody: Body = (text, _draft, told) =>
  outsideCode(
    outsideBlocks(text, (part, at) =>
      part
        .replace(/%%[\s\S]*?%%[ \t]*\n?/g, (whole, index: number) => {
          told('import/left:comment', '', at + index, whole);
          return '';
        })
        .replace(
          /^(>[ \t]*)\[!([\w-]+)\][+-]?[ \t]*([^\n]*)/gm,
          (_, lead: string, kind: string, title: string) => {
            const sign = CALLOUTS[kind.toLowerCase()] ?? 'NOTE';
            const words = title.trim();
            const shown = /^$|\*\*/.test(words) ? words : `**${words}**`;
            return `${lead}[!${sign}]${shown === '' ? '' : `\n${lead}${shown}\n${lead.trimEnd()}`}`;
          },
        ),
    ),
    (part) =>
      part
        // In a table, the line before a label is escaped.
        .replace(
          /(!?)\[\[([^[\]|#^\n]*?)((?:#[^[\]|\n]*?)?)(?:\\?\|([^[\]\n]*))?\]\]/g,
          (whole, mark: string, name: string, anchor: string, label: string | undefined) =>
            wikiLink(whole, { isShown: mark !== '', name: name.trim(), anchor, label }),
        )
        .replace(/==(?!\s)([^=\n]+?)==/g, '<mark>$1</mark>')
        .replace(/(?<![ \t])[ \t]+\^[\w-]+$/gm, ''),
  );

function wikiLink(
  whole: string,
  {
    isShown,
    name,
    anchor,
    label,
  }: { isShown: boolean; name: string; anchor: string; label: string | undefined },
): string {
  const target = name.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const isFile = /\.[a-z\d]{2,4}$/i.test(name);
  if (isShown && isFile && !/\.pdf$/i.test(name))
    return `![${/^\d+(?:x\d+)?$/.test(label ?? '') ? '' : (label ?? '')}](${target})`;
  const heading = /\^/.test(anchor) ? '' : (anchor.split('#').at(-1)?.trim() ?? '');
  const hash =
    heading === ''
      ? ''
      : `#${heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replace(/\s/g, '-')}`;
  const shown = (label ?? (name === '' ? heading : (name.split('/').at(-1) ?? name))).replace(
    /[[\]]/g,
    '\\$&',
  );
  return name === '' && hash === ''
    ? whole
    : `[${shown}](${isFile || name === '' ? target : `${target}.md`}${hash})`;
}

/** @returns the file that a wiki's link names: by its path, or by its name alone wherever it is */
export function obsidianTarget(target: string, files: readonly string[]): string | null {
  let name = target;
  try {
    name = decodeURIComponent(target);
  } catch {
    // As written.
  }
  const same = (file: string): boolean => file.toLowerCase() === name.toLowerCase();
  const ends = (file: string): boolean => file.toLowerCase().endsWith(`/${name.toLowerCase()}`);
  return files.find(same) ?? files.find(ends) ?? null;
}
