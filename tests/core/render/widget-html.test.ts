/** The HTML of widgets, compared with what browsers make of it. */
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { isRebuilt } from '../../../cli/core/render/widget-html.ts';

const REBUILT = [
  '<p>a<div>b</div></p>',
  '<p><ul><li>a</li></ul></p>',
  '<p><b><h2>a</h2></b></p>',
  '<table><tr><td>a</td></tr></table>',
  '<table><tbody>a<tr><td>a</td></tr></tbody></table>',
  '<table><div>a</div></table>',
  '<div><td>a</td></div>',
  '<a href="/">a<b><a href="/">b</a></b></a>',
  '<form><div><form>a</form></div></form>',
  '<button>a<button>b</button></button>',
  '<h2>a<h3>b</h3></h2>',
  '<svg><div>a</div></svg>',
];
const KEPT = [
  '<div><p>a <b>b</b><br/></p><p>c</p></div>',
  '<table><caption>a</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>a</p></td></tr></tbody></table>',
  '<ul><li>a<ul><li>b</li></ul></li></ul><li>c</li>',
  '<select><optgroup label="a"><option>1</option></optgroup></select><textarea>&lt;/b&gt;</textarea>',
  '<svg viewBox="0 0 1 1"><clipPath id="a"><path d="M0 0"></path></clipPath><foreignObject><p>a</p></foreignObject></svg>',
  '<button type="button"><span>a</span><!-- -->b</button><img alt="a &gt; b" src="/a"/><my-own>a</my-own>',
  '<dl><div><dt>a</dt><dd>b</dd></div></dl><noscript><p>a</p></noscript>',
];

describe('browsers', () => {
  it.each(REBUILT)('rebuild %s', (html) => expect(isRebuilt(html)).toBe(true));
  it.each(KEPT)('keep %s', (html) => expect(isRebuilt(html)).toBe(false));

  it('rebuild no pair of elements that the scan leaves alone', () => {
    const names =
      'a article b button caption dd div dl dt fieldset form h1 h2 label li main nav ol option p pre section select span summary table tbody td th thead tr ul'.split(
        ' ',
      );
    for (const outer of names)
      for (const inner of names) {
        const html = `<${outer}><i><${inner}>a</${inner}></i></${outer}>`;
        const [near, far] = [html.replace(/<\/?i>/g, ''), html];
        for (const one of [near, far])
          expect({ one, isRebuilt: isRebuilt(one) }).toEqual({
            one,
            isRebuilt: serialize(parseFragment(one)) !== one,
          });
      }
  });
});
