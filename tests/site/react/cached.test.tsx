/** Shared parts: the same bytes as plain rendering, each rendered once for the same props. */
import { createContext, type ReactNode, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { cached, forgetParts, withParts } from '../../../cli/site/react/cached.tsx';

afterEach(forgetParts);

const rendered = (element: ReactNode): string => withParts(renderToString(element));

/** A component and its cached version, each twice in a page with text around. */
function expectSame<Props extends object>(Part: (props: Props) => ReactNode, props: Props): void {
  const Cached = cached(Part);
  const page = (One: typeof Part | typeof Cached) => (
    <html lang="id">
      <head>
        <title>x</title>
      </head>
      <body>
        a<One {...props} />b<One {...props} />
        <One {...props} />
      </body>
    </html>
  );
  for (let time = 0; time < 2; time += 1) expect(rendered(page(Cached))).toBe(rendered(page(Part)));
}

describe('a cached part', () => {
  it('is rendered once for the same props, in one page and in the next', () => {
    const made: string[] = [];
    const Part = cached(({ name, of }: { name: string; of: object }) => {
      made.push(name);
      return <b>{Object.keys(of).join()}</b>;
    });
    const of = { a: 1 };
    const page = (
      <p>
        <Part name="x" of={of} />
        <Part name="x" of={of} />
        <Part name="y" of={of} />
      </p>
    );
    expect(rendered(page)).toBe('<p><b>a</b><b>a</b><b>a</b></p>');
    expect(rendered(page)).toBe('<p><b>a</b><b>a</b><b>a</b></p>');
    expect(made).toEqual(['x', 'y']);
    rendered(<Part name="x" of={{ a: 1 }} />);
    expect(made).toHaveLength(3);
  });

  it('distinguishes props that look alike', () => {
    const Part = cached(({ value }: { value: unknown }) => <b>{`${typeof value} ${String(value)}`}</b>);
    const like = [1, '1', 1n, null, 'null', undefined, true, 'true', '#1', { a: 1 }, 'a\nvalue string "b"'];
    const values = [...like, Number.NaN, Number.POSITIVE_INFINITY, 'NaN', Symbol('a'), Symbol('b')];
    const all = values.map((value) => rendered(<Part value={value} />));
    expect(all).toEqual(values.map((value) => renderToString(<b>{`${typeof value} ${String(value)}`}</b>)));
  });

  it('may contain other cached parts', () => {
    const Inner = cached(({ name }: { name: string }) => <i>{name}</i>);
    expectSame(
      ({ name }: { name: string }) => (
        <p>
          a<Inner name={name} />b<Inner name="&" />
        </p>
      ),
      { name: 'x' },
    );
  });

  it.each<[string, (props: object) => ReactNode]>([
    ['an element', () => <b>{'<&"'}</b>],
    ['nothing', () => null],
    ['a text', () => 'text'],
    [
      'a text and an element',
      () => (
        <>
          text
          <b />
        </>
      ),
    ],
    [
      'an element and a text',
      () => (
        <>
          <b />
          text
        </>
      ),
    ],
    [
      'two elements',
      () => (
        <>
          <b />
          <i />
        </>
      ),
    ],
    [
      'an id',
      function Ided() {
        return <b id={useId()} />;
      },
    ],
    ['a picture in a hurry', () => <img src="/a.png" alt="" />],
    [
      'a part of the head',
      () => (
        <p>
          <title>y</title>
          <meta name="a" content="b" />z
        </p>
      ),
    ],
    [
      'a style sheet',
      () => (
        <p>
          <link rel="stylesheet" href="/a.css" precedence="x" />z
        </p>
      ),
    ],
  ])('has the bytes of a plain rendering if it is %s', (_what, Part) => {
    expectSame(Part, {});
  });

  it('cannot be named by content', () => {
    const Part = cached(() => <b>own</b>);
    const page = (
      <p>
        <Part />
        {'<senja-part id="1"></senja-part>'}
      </p>
    );
    expect(rendered(page)).toBe('<p><b>own</b>&lt;senja-part id=&quot;1&quot;&gt;&lt;/senja-part&gt;</p>');
  });

  it('has no access to context: it depends on its props only', () => {
    const Name = createContext('none');
    const Part = cached(() => <b>{useContext(Name)}</b>);
    expect(
      rendered(
        <Name value="x">
          <Part />
        </Name>,
      ),
    ).toBe('<b>none</b>');
  });
});

it('keeps a limited number of parts, and those of a page until it is done', () => {
  let made = 0;
  const Part = cached(({ at }: { at: number }) => {
    made += 1;
    return <b>{at}</b>;
  });
  const many = Array.from({ length: 1500 }, (_, at) => at);
  const page = (
    <p>
      {many.map((at) => (
        <Part key={at} at={at} />
      ))}
    </p>
  );
  expect(rendered(page)).toBe(
    renderToString(
      <p>
        {many.map((at) => (
          <b key={at}>{at}</b>
        ))}
      </p>,
    ),
  );
  forgetParts();
  made = 0;
  rendered(page);
  expect(made).toBe(500);
});
