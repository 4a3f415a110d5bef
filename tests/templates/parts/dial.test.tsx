/** Emergency numbers become links that dial, in texts and in bodies. */
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withPieces } from '../../../cli/site/react/body.tsx';
import { Dialled, DialledBody } from '../../../templates/parts/dial.tsx';

const site = {
  emergencyNumbers: [
    { number: '119', label: 'ambulans' },
    { number: '112', label: 'darurat umum' },
  ],
};

const LINK = '<a class="dial" href="tel:119" aria-label="Telepon 119, ambulans">119</a>';

const short = (html: string): string =>
  html.replace(/<a class="dial" href="tel:(\d+)" aria-label="Telepon \1, [^"]+">\1<\/a>/g, '[$1]');
const ofText = (text: string): string => short(renderToString(<Dialled site={site} text={text} />));
const bodyOf = (html: string, of: Parameters<typeof DialledBody>[0]['site']): string =>
  withPieces(renderToString(<DialledBody site={of} html={html} />));
const ofBody = (html: string): string => short(bodyOf(html, site));

it('is a link that names who answers', () => {
  expect(bodyOf('<p>Segera telepon 119.</p>', site)).toBe(`<p>Segera telepon ${LINK}.</p>`);
  expect(renderToString(<Dialled site={site} text="Segera telepon 119." />)).toBe(`Segera telepon ${LINK}.`);
});

describe.each([
  ['a text', ofText],
  ['a body', ofBody],
])('in %s', (_what, made) => {
  it('is found each time, at the ends of a sentence and in brackets', () => {
    expect(made('119 atau 112 (119), 112; “119” 119: 112!')).toBe(
      '[119] atau [112] ([119]), [112]; “[119]” [119]: [112]!',
    );
  });

  it.each([
    '1190',
    '0119',
    '2.119',
    '119.000',
    '119,5',
    '112/80',
    '80/112',
    '11:119',
    '119-120',
    'L119',
    '119ml',
    '+119',
  ])('is not found in %s', (text) => {
    expect(made(text)).toBe(text);
  });
});

describe('in a body', () => {
  it('is unchanged as a character reference and in attributes', () => {
    for (const html of ['&#119;', '<img alt="119"/>', '<td data-x="112">a</td>'])
      expect(ofBody(html)).toBe(html);
  });

  it.each(['a', 'button', 'summary', 'code', 'pre'])('is unchanged in <%s>', (name) => {
    const html = `<${name}><b>119</b></${name}>`;
    expect(ofBody(`${html} 119 ${html}`)).toBe(`${html} [119] ${html}`);
  });
});

it('prefers the longer of two numbers with the same beginning', () => {
  const both = {
    emergencyNumbers: [
      { number: '119', label: 'a' },
      { number: '119 8', label: 'b' },
    ],
  };
  expect(bodyOf('119 8', both)).toContain('href="tel:1198"');
});

it('escapes the site’s description of a number', () => {
  const odd = { emergencyNumbers: [{ number: '119', label: '"<b>&' }] };
  expect(bodyOf('119', odd)).toContain('aria-label="Telepon 119, &quot;&lt;b&gt;&amp;"');
});

it.each([[{}], [{ emergencyNumbers: [] }]])('ignores a site with %j', (none) => {
  expect(bodyOf('<p>119</p>', none)).toBe('<p>119</p>');
  expect(renderToString(<Dialled site={none} text="119" />)).toBe('119');
});

it('keeps the ids around it, even when its links are rendered for the first time', () => {
  const fresh = { emergencyNumbers: [...site.emergencyNumbers] };
  const Named = () => <i id={useId()} />;
  const Page = () => (
    <div id={useId()}>
      <DialledBody site={fresh} html="<p>119</p>" />
      <Named />
    </div>
  );
  const shown = () => withPieces(renderToString(<Page />));
  expect(shown()).toBe(shown());
  expect(shown()).toContain('<p><a class="dial"');
});
