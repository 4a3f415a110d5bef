/** What editors and authors leave in a drawing is not published, and what is shown stays. */
import { expect, it } from 'vitest';
import { readDrawing } from '../../../cli/core/images/bytes/svg.ts';
import { publishedDrawing } from '../../../cli/core/images/bytes/svg-notes.ts';
import { loadSharp, withDrawings } from '../../../cli/io/pictures/sharp.ts';

const library = await loadSharp('/senja');
const drawn = (text: string) => withDrawings(library, () => library(Buffer.from(text)).raw().toBuffer());

/** Each names its author, a folder or a program by `SECRET`. */
const DRAWINGS: Record<string, string> = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape by SECRET -->
<svg width="60" height="40" viewBox="0 0 60 40" id="svg5" inkscape:version="1.2 (SECRET)" sodipodi:docname="SECRET.svg"
  inkscape:export-filename="/home/SECRET/a.png" inkscape:export-xdpi='96'
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:current-layer="SECRET"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <defs><path id="a" d="M0 0h9v9z"/></defs>
  <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>SECRET</dc:creator></rdf:RDF></metadata>
  <g inkscape:label="SECRET" inkscape:groupmode="layer"><svg:rect x="5" y="5" width="20" height="20" style="fill:#c33" sodipodi:nodetypes="SECRET"/>
  <use xlink:href="#a" x="40" y="9"/></g></svg>`,
  Illustrator: `<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:x="http://ns.adobe.com/Extensibility/1.0/" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" viewBox="0 0 60 40" x:note="SECRET" data-name="SECRET">
<metadata><sfw xmlns="http://ns.adobe.com/SaveForWeb/1.0/"><slices>SECRET</slices></sfw></metadata>
<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0" width="1" height="1"><i:aipgfRef href="#SECRET"/></foreignObject>
<g i:extraneous="self"><circle cx="20" cy="20" r="9" fill="#36c"/></g></switch>
<i:aipgf id="SECRET" i:pgfEncoding="zstd/base64"><![CDATA[SECRET]]></i:aipgf></svg>`,
  Sketch: `<svg width="60" height="40" xmlns="http://www.w3.org/2000/svg" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns">
<!-- Generator: Sketch, /Users/SECRET --><title>A circle</title><g sketch:type="SECRET"><circle cx="20" cy="20" r="9"/></g></svg>`,
  'draw.io': `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" content="&lt;mxfile agent=&quot;SECRET&quot;&gt;"><rect width="9" height="9"/></svg>`,
};

it.each(Object.entries(DRAWINGS))('of %s', async (_, text) => {
  const published = publishedDrawing(text);
  expect(published).not.toContain('SECRET');
  expect(readDrawing(published)).toEqual({ width: 60, height: 40 });
  expect((await drawn(published)).equals(await drawn(text))).toBe(true);
  expect(publishedDrawing(published)).toBe(published);
});

it('stays as it is otherwise', () => {
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A</title><path d="M0 0h9"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><style>[data-name="a"]{fill:red}</style><g data-name="a"/></svg>',
    '<svg><text xml:space="preserve">a  b &lt;!-- c --&gt;</text><a xlink:href="https://x.example/">b</a></svg>',
    '<svg><metadata>',
    '<svg><scr<!-- -->ipt>1</script></svg>',
  ])
    expect([text, publishedDrawing(text).replace(/<!-- -->/, '')]).toEqual([
      text,
      text.replace(/<!-- -->/, ''),
    ]);
});

it('hides nothing active behind a note', () => {
  const start = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ns.adobe.com/i/"';
  for (const inside of [
    '><scr<!-- x -->ipt>1</script></svg>',
    '><metadata/><script>1</script></svg>',
    '><i:a></i:a><script>1</script></svg>',
    '><!-- --><g onload="x()"/></svg>',
    '><foreignObject requiredExtensions=""/></svg>',
    '><script requiredExtensions="http://www.w3.org/1999/xhtml">1</script></svg>',
    ' onload="x()"/>',
  ]) {
    const found = readDrawing(publishedDrawing(start + inside));
    expect([inside, found === null || 'what' in found]).toEqual([inside, true]);
  }
});
