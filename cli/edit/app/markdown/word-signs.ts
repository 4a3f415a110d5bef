/**
 * Signs of the fonts Symbol and Wingdings, which word processors write as letters: “≥ 140” is `³ 140` there. What each
 * place of these fonts shows is in Adobe's table of the Symbol encoding, and in Unicode's document L2/11-344 for Wingdings.
 */

const FONTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  symbol: {
    '£': '≤',
    '³': '≥',
    '¹': '≠',
    '»': '≈',
    '@': '≅',
    º: '≡',
    '¥': '∞',
    '´': '×',
    '¸': '÷',
    '±': '±',
    '°': '°',
    '·': '•',
    '¬': '←',
    '\u00ad': '↑',
    '®': '→',
    '¯': '↓',
    '«': '↔',
    Û: '⇔',
    Þ: '⇒',
    Ö: '√',
    '¼': '…',
    '¢': '′',
    '²': '″',
    a: 'α',
    b: 'β',
    g: 'γ',
    d: 'δ',
    e: 'ε',
    h: 'η',
    q: 'θ',
    k: 'κ',
    l: 'λ',
    m: 'μ',
    p: 'π',
    r: 'ρ',
    s: 'σ',
    t: 'τ',
    f: 'φ',
    c: 'χ',
    y: 'ψ',
    w: 'ω',
    D: 'Δ',
    S: 'Σ',
    W: 'Ω',
    F: 'Φ',
  },
  wingdings: {
    ü: '✓',
    û: '✗',
    þ: '☑',
    ý: '☒',
    o: '☐',
    '¨': '☐',
    q: '☐',
    à: '→',
    ß: '←',
    á: '↑',
    â: '↓',
    è: '➔',
    Ø: '➢',
    Ü: '➲',
    ð: '⇨',
    l: '●',
    n: '■',
    '§': '▪',
    u: '◆',
    v: '❖',
    J: '☺',
    L: '☹',
    '(': '☎',
    '*': '✉',
    C: '👍',
    D: '👎',
  },
};

const fontOf = (element: Element): string | undefined => {
  const style = element.getAttribute('data-style') ?? '';
  const [, named = element.getAttribute('face') ?? ''] =
    /(?:mso-symbol-font-family|(?<![-\w])font-family):\s*["']?([\w ]*)/i.exec(style) ?? [];
  return Object.keys(FONTS).find((name) => named.toLowerCase() === name);
};

/** Writes these signs as what they show. */
export function realSigns(body: Element): void {
  for (const element of body.querySelectorAll(
    '[data-style*="ymbol"], [data-style*="ingdings"], font[face]',
  )) {
    const font = FONTS[fontOf(element) ?? ''];
    if (!font) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== 3) continue;
      // Some programs write them in an area for private use.
      const plain = (node.nodeValue ?? '').replace(/[\uf020-\uf0ff]/g, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) - 0xf000),
      );
      const isSign =
        /mso-char-type:\s*symbol/i.test(element.getAttribute('data-style') ?? '') || plain !== node.nodeValue;
      if (isSign || plain.trim().length === 1)
        node.nodeValue = [...plain].map((sign) => font[sign] ?? sign).join('');
    }
  }
}
