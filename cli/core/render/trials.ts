/**
 * Which templates look at the texts of their pages, so that no stencil serves them. Each is tried on pages of a site
 * that the content models themselves are examples of (`examples.ts`), with texts from a letter to a thousand, with every
 * first letter, with numbers small and large, with all that a text may hold, and with texts that are the same. What no
 * trial can show is a template that singles out one certain text (`author === 'Redaksi'`): such a choice belongs into a
 * field that is true or false.
 */
import type { ImageFacts } from '../images/variants.ts';
import { planSite } from '../plan/plan-site.ts';
import type { FrontEndFiles } from '../stages/front-end.ts';
import type { RenderInput, RenderPage } from '../stages/page.ts';
import type { SiteCode } from '../stages/site.ts';
import type { BodyView } from '../stages/views.ts';
import { type Checks, loadModels, type ModelTexts } from '../validate/models.ts';
import { EXAMPLE_IMAGE, exampleContent } from './examples.ts';
import { isOneOfMany } from './render-pages.ts';
import {
  fill,
  inputWith,
  type Stencil,
  sharedParts,
  stencilOf,
  Texts,
  type Trial,
  textsOf,
} from './stencils.ts';

/** What a template may look for in a text. */
const EVERYTHING = `Situs aA bB, c-d. e? f! g: h; i/j (k) [l] "m" 'n' <o> &p; 100% #q @r $s *t* _u_ ~v \`w\` {x} y|z \\ = + ^ \u00a0 \u2013 \u2014 \u2018 \u2019 \u201c \u201d \u2026 \u00e9 \ud83c\udf05 https://x.example/y.png?a=b&c=d 1234567890 \n `;

/** Numbers stay numbers: none larger than exact ones. */
const DIGITS = 15;

/** All texts the same but for those that are or begin with a number. */
function ofLength(length: number): Trial {
  const number = length === 1 ? '0' : '9'.repeat(Math.min(length, DIGITS));
  const plain =
    length === 1 ? 'a' : EVERYTHING.repeat(Math.ceil(length / EVERYTHING.length)).slice(0, length);
  return (text) => (/^\d+$/.test(text) ? number : /^\d/.test(text) ? `${number} ${plain}` : plain);
}

const LENGTHS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500, 1001,
];

const FIRST = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"\'(-\u201c\u2018\u00e9'];

const beginningWith =
  (letter: string): Trial =>
  (text) =>
    letter + text.slice(1);

const TRIALS: readonly Trial[] = [...LENGTHS.map(ofLength), ...FIRST.map(beginningWith)];

/** Whether a template does more with a page's texts than pass them on, as far as trials show it. */
function looksAtTexts(input: RenderInput, render: RenderPage): boolean {
  const shared = sharedParts(input.site);
  const passes = (stencil: Stencil, trial: Trial): boolean => {
    const tried = inputWith(input, new Texts(trial), shared);
    return fill(stencil, textsOf(tried, shared)).join('') === render(tried).join('');
  };
  try {
    const stencil = stencilOf(input, render(input), render, shared);
    return stencil === null || !TRIALS.every((trial) => passes(stencil, trial));
  } catch {
    // What throws at some texts has looked at them.
    return true;
  }
}

/** Pages of different shapes that each template is tried on at most. */
const MOST_TRIED = 6;

/** @returns names of the templates that do more with the texts of these pages than pass them on */
export function lookingTemplates(pages: readonly RenderInput[], render: RenderPage): string[] {
  const tried = new Map<string, Map<string, RenderInput>>();
  for (const page of pages) {
    const texts = textsOf(page, sharedParts(page.site));
    const shapes = tried.get(page.template) ?? new Map<string, RenderInput>();
    tried.set(page.template, shapes);
    if (shapes.size < MOST_TRIED) shapes.set(texts.shape, page);
  }
  return [...tried].flatMap(([template, shapes]) =>
    [...shapes.values()].some((page) => looksAtTexts(page, render)) ? [template] : [],
  );
}

/** Long enough for a list of its chapters. */
const EXAMPLE_BODY: BodyView = {
  html: '<p>Isi</p>',
  headings: [2, 3, 2, 2, 2].map((level, at) => ({ level, id: `a${at}`, text: `A${at}` })),
};
const EXAMPLE_FACTS: ImageFacts = {
  hash: '0123456789',
  width: 1600,
  height: 900,
  format: 'jpeg',
  opaque: true,
  position: false,
};

/** @returns names of the templates of this site that do more with texts than pass them on */
export function tryTemplates(texts: ModelTexts, site: SiteCode, frontEnd: FrontEndFiles): string[] {
  const unchecked = Object.fromEntries(Object.keys(texts).map((name) => [name, NO_CHECK]));
  const local = new Map([[EXAMPLE_IMAGE, EXAMPLE_FACTS]]);
  const planInput = { ...exampleContent(loadModels(texts, unchecked)), local, frontEnd };
  const planned = planSite(planInput, site.definition);
  const pages = planned.pages.filter(isOneOfMany).map((page) => planned.inputOf(page, EXAMPLE_BODY));
  return lookingTemplates(pages, site.renderPage());
}

/** Examples are right by how they are made. */
const NO_CHECK = (() => true) as unknown as Checks[string];
