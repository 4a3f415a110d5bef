/** Pieces of other tools' template syntax, which show as text. */

/** Maximum distance from its beginning that is searched for the end of a piece. */
const REACH = 2000;

/** Opening marks, the most specific first, with their closing marks. */
const PIECES: readonly { kind: string; begins: RegExp; end: string }[] = [
  { kind: '{{< … >}}', begins: /\{\{<\s{0,9}\/?\s{0,9}[\w-]/y, end: '>}}' },
  { kind: '{{% … %}}', begins: /\{\{%\s{0,9}\/?\s{0,9}[\w-]/y, end: '%}}' },
  { kind: '{{ … }}', begins: /\{\{[^{}\n]{1,300}\}\}/y, end: '}}' },
  { kind: '{% … %}', begins: /\{%[-+]?\s{0,9}[a-z]/iy, end: '%}' },
  { kind: '{-- … --}', begins: /\{--[^{}\n]{1,300}--\}/y, end: '--}' },
  { kind: '{++ … ++}', begins: /\{\+\+[^{}\n]{1,300}\+\+\}/y, end: '++}' },
  { kind: '{>> … <<}', begins: /\{>>[^{}\n]{1,300}<<\}/y, end: '<<}' },
  { kind: '{~~ … ~~}', begins: /\{~~[^{}\n]{1,300}~~\}/y, end: '~~}' },
  { kind: '{# … #}', begins: /\{#\s[^{}\n]{1,300}#\}/y, end: '#}' },
  { kind: '{.…}', begins: /\{:?\s{0,9}[.#][a-z][^{}\n]{0,200}\}/iy, end: '}' },
  { kind: '{: … }', begins: /\{:{1,2}\s{0,9}\/?[a-z][^{}\n]{0,200}\}/iy, end: '}' },
  {
    kind: '{…=…}',
    begins: /\{\s{0,9}(?:width|height|align|style|class|id|target|rel)=[^{}\n]{1,200}\}/iy,
    end: '}',
  },
  { kind: '<% … %>', begins: /<%[-=#]?\s?[\s\w]/y, end: '%>' },
  { kind: '[[ … ]]', begins: /\[\[(?=[^\s[\]])[^[\]\n]{1,300}\]\](?!\()/y, end: ']]' },
  { kind: '[!…]', begins: /\[![a-z]{3,20}\](?![[(])/iy, end: ']' },
  { kind: '<? … ?>', begins: /<\?(?:php|=|\s)/iy, end: '?>' },
  { kind: '{….…}', begins: /(?<![\w$\\{])\{[a-z]\w{0,40}(?:\.\w{1,40}){1,5}\}/iy, end: '}' },
  { kind: ':…:', begins: /(?<![\w:/]):(?:[+-]1|[a-z][a-z\d_+-]{1,30}):(?![\w:])/y, end: ':' },
  { kind: ':br', begins: /(?<![\w:/]):br(?=\s|$)/y, end: '' },
  { kind: '…^…^', begins: /(?<=[\p{L}\p{N})])\^[^\s^]{1,20}\^/uy, end: '^' },
  { kind: '…~…~', begins: /(?<=[\p{L})])~[^\s~]{1,20}~/uy, end: '~' },
  { kind: '^[…]', begins: /\^\[(?![\s^])[^\][\n]{1,300}\](?![[(])/y, end: ']' },
  { kind: '^…', begins: /(?<=\s)\^(?=[\d-]{0,20}[a-z])[\w-]{3,40}$/iy, end: '' },
  {
    kind: '$ … $',
    begins: /(?<![\w$\\])\$(?=[^$\n]{0,60}[\\^_={}])[^\s$\d](?:[^$\n]{0,200}[^\s$])?\$(?!\w)/y,
    end: '$',
  },
];

/**
 * Shortcodes: `[toc]`, `[gist 12]`, `[caption id="…"]`, `[youtube=https://…]`, `[/caption]`. Plain words in brackets
 * may be text.
 */
const SHORTCODE =
  /\[(?:\/([a-z][a-z\d_-]{0,30})|(toc|gallery|playlist)|([a-z][a-z\d_-]{0,30})(?:=[^\s\][][^\][\n]{0,500}|\s(?:[a-z][\w-]{0,30}=["'”“]|https?:|\d)[^\][\n]{0,500}))\](?![(]|\[(?!\/|!\[))/iy;

/**
 * @param at offset of one of `{[<:^~$` that has remained text
 * @returns the piece that begins there, with its kind as displayed and its length as far as it is certain; or null
 */
export function templatePiece(content: string, at: number): { kind: string; length: number } | null {
  if (content[at] === '[') {
    SHORTCODE.lastIndex = at;
    const found = SHORTCODE.exec(content);
    const name = found?.[1] ?? found?.[2] ?? found?.[3];
    if (found && name) return { kind: `[${name.toLowerCase()} …]`, length: found[0].length };
  }
  for (const { kind, begins, end } of PIECES) {
    begins.lastIndex = at;
    const begun = begins.exec(content)?.[0];
    if (begun === undefined) continue;
    if (begun.endsWith(end)) return { kind, length: begun.length };
    const close = content.slice(at, at + REACH).indexOf(end, 2);
    return { kind, length: close < 0 ? begun.length : close + end.length };
  }
  return null;
}
