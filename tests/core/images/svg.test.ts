/** Drawings that can neither run nor load anything, and those that could. */
import { describe, expect, it } from 'vitest';
import { readDrawing, withoutOuterStyles } from '../../../cli/core/images/bytes/svg.ts';

const NAMES = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (inside: string, attributes = 'width="40" height="30"'): string =>
  `<svg ${NAMES} ${attributes}>${inside}</svg>`;

describe('a drawing', () => {
  it.each([
    ['width="40" height="30"', 40, 30],
    ['width="40px" height="30.4px"', 40, 30],
    ['width="1in" height="72pt"', 96, 96],
    ['viewBox="0 0 200 100"', 200, 100],
    ['width="50" viewBox="0 0 200 100"', 50, 25],
    ["height='50' viewBox='0,0,200,100'", 100, 50],
    ['width="100%" height="100%" viewBox="0 0 20 10"', 20, 10],
    ['', 300, 150],
  ])('with %s has its size', (attributes, width, height) => {
    expect(readDrawing(drawing('<path d="M0 0h9"/>', attributes))).toEqual({ width, height });
  });

  it.each([
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    '\ufeff<!-- Created with Inkscape > (http://www.inkscape.org/) -->\n',
  ])('may begin with %j', (start) => {
    expect(readDrawing(start + drawing(''))).toEqual({ width: 40, height: 30 });
  });

  it.each([
    '<style>.a{fill:url(#g);font-family:"A"}</style><linearGradient id="g"/>',
    '<style><![CDATA[ .a > b { fill: red } ]]></style>',
    '<style>@font-face{font-family:a;src:url("data:font/woff2;base64,AAAA")}</style>',
    '<use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/><use href="#b"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<a href="https://x.example/"><text>x &lt;script&gt;</text></a>',
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><cc:Work rdf:about=""/></rdf:RDF></metadata>',
    '<animate attributeName="opacity" from="0" to="1" dur="1s"/>',
    '<g style="fill:url(#a);opacity:.5" fill="url( \'#b\' )"/>',
  ])('may hold %s', (inside) => {
    expect(readDrawing(drawing(inside))).toEqual({ width: 40, height: 30 });
  });
});

describe('fonts and sheets of other sites', () => {
  it.each([
    ['@import "https://x.example/a.css?b;c";a{fill:red}', 'a{fill:red}'],
    ['@IMPORT url(//x.example/a.css) screen; a{}', ' a{}'],
    ["@font-face{src:local(a),url('https://fonts.example/a.woff2') format('woff2')}a{}", 'a{}'],
    ['@font-face { font-family: "A";\n src: url(http://x.example/a) }', ''],
    ['@font-face{src:url(data:font/woff2;base64,AA//BB==)}', undefined],
    ['@import "a.css";', undefined],
    ['a{fill:url(https://x.example/a)}', undefined],
  ])('are left out of %j', (style, kept = style) => {
    const whole = (text: string) => drawing(`<style>${text}</style><text>@font-face</text>`);
    expect(withoutOuterStyles(whole(style))).toBe(whole(kept));
    const isSafe = kept === '' || /^ ?a\{(?:fill:red)?\}$|base64/.test(kept);
    expect(readDrawing(withoutOuterStyles(whole(style)))).toEqual(
      isSafe ? { width: 40, height: 30 } : { what: expect.anything() },
    );
  });
});

describe('an unsafe drawing', () => {
  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<script href="x.js"/>', '<script>'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>', '<s:script>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>', '<h:script>'],
    ['<foreignObject><p>a</p></foreignObject>', '<foreignObject>'],
    ['<g onload="a()"/>', 'onload'],
    ["<g ONCLICK = 'a()'/>", 'ONCLICK'],
    ['<a href="javascript:a()"/>', 'href="javascript:a()"'],
    ['<a href="java&#115;cript:a()"/>', 'href="javascript:a()"'],
    ['<a xlink:href=" &#x6A;avascript:a()"/>', 'xlink:href="javascript:a()"'],
    ['<image href="https://x.example/a.png"/>', 'href="https://x.example/a.png"'],
    ['<image href="//x.example/a.png"/>', 'href="//x.example/a.png"'],
    ['<image href="a.png"/>', 'href="a.png"'],
    [`<image href="${'a'.repeat(57)}😀😀😀😀"/>`, `href="${'a'.repeat(57)}😀…"`],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'href="data:image/svg+xml;base64,AAAA"'],
    ['<use href="other.svg#a"/>', 'href="other.svg#a"'],
    ['<set attributeName="href" to="javascript:a()"/>', 'attributeName="href"'],
    ['<animate attributeName="xlink:href" values="javascript:a()"/>', 'attributeName="xlink:href"'],
    ['<style>@import "a.css";</style>', '@import'],
    ["<style>@font-face{font-family:a;src:local(a),url('a.woff2')}</style>", 'url(a.woff2)'],
    ['<style>@import "https://x.example/a.css"</style>', '@import'],
    ['<style>@font-face{src:url(https://x.example/\\61)}</style>', '\\'],
    ['<style>@\\69mport "a.css";</style>', '\\'],
    ['<style><![CDATA[a{fill:url(https://x.example/a)}]]></style>', 'url(https://x.example/a)'],
    ['<style>a{fill:u/**/rl(x);b:url(x)}</style>', 'url(x)'],
    ['<g style="fill:url(&quot;//x.example/a&quot;)"/>', 'url(//x.example/a)'],
    ['<g filter="url(https://x.example/a#b)"/>', 'url(https://x.example/a#b)'],
    ['<g xml:base="https://x.example/"/>', 'xml:base="https://x.example/"'],
    ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet'],
    ['<iframe src="x"/>', '<iframe>'],
  ])('%s', (inside, what) => {
    expect(readDrawing(drawing(inside))).toEqual({ what });
  });

  it('has entities, or another encoding', () => {
    const entities = `<!DOCTYPE svg [<!ENTITY a "<script>1</script>">]>${drawing('&a;')}`;
    expect(readDrawing(entities)).toMatchObject({ what: { en: 'a list of ENTITY' } });
    expect(readDrawing(`<?xml version="1.0" encoding="ISO-2022-JP"?>${drawing('')}`)).toEqual({
      what: 'encoding="ISO-2022-JP"',
    });
  });
});

it.each(['', 'x', '<p/>', '<svg', '<svg a', '<svg a=b/>', '<svg><g></svg>', '<svg a="x>', `${drawing('')}<`])(
  'is no drawing: %j',
  (text) => {
    expect(readDrawing(text)).toBeNull();
  },
);

it('takes time in proportion to the text', () => {
  for (const part of ['<', '<!--', '<g ', '<a b="', '<![CDATA[', '<?xml ', '<style>url(', '&#1;'])
    readDrawing(drawing(part.repeat(200_000)));
});
