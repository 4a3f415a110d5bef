/** Share cards: pictures that sharing services show for articles, with the article's drawing and title. */
import type { FileSpec, SharePicture, SiteContext } from 'senja';
import { COLOURS } from '../colours.generated.ts';
import type { CategoryView, Motif } from '../contract.ts';
import type { Article } from './content.ts';
import { DRAWINGS } from './drawings.generated.ts';
import { isDrawable, outlines, setText } from './lettering.ts';
import { SHARING_SIZE } from './look.ts';

/**
 * Maximum number of articles with pages: each card takes some 20 ms to draw, so more would be felt in the first build.
 * The articles of larger sites are shared with their photos.
 */
export const MOST_CARDS = 200;

type DrawingName = keyof typeof DRAWINGS;

/** Drawings of articles that name none. */
const BY_MOTIF: Readonly<Record<Motif, DrawingName>> = {
  bowl: 'sayur',
  walk: 'jalan',
  moon: 'tidur',
  lotus: 'teh',
  sun: 'pot',
};

/** Size of a drawing in its own units, and the scale and place of it in a card. */
const [WIDE, HIGH, SCALE] = [240, 160, 2.6];
const LEFT = SHARING_SIZE.width - WIDE * SCALE;
const TOP = SHARING_SIZE.height - HIGH * SCALE;
/** The column of text, beside the drawing and above the ground. */
const COLUMN = { x: 64, width: 540, top: 56, bottom: 500 };
const TITLE = { width: COLUMN.width, sizes: [64, 56, 48, 40], most: 4 };
const NAME = { width: COLUMN.width, sizes: [36, 30], most: 1, y: 590 };
const LEADING = 1.2;
/** Height of capitals, as a part of the letter's size. */
const CAPITAL = 0.714;

/**
 * Every drawing begins with the sky, and has one line of ground from edge to edge: both are continued to the left, so that
 * it fills the card.
 */
function scenery(svg: string): string {
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  const sky = /fill="(#[0-9A-Fa-f]{6})"/.exec(inner)?.[1] ?? COLOURS.dusk;
  const [, ground = sky, height = HIGH] = /fill="(#[0-9A-Fa-f]{6})" d="M0 (\d+)c60-8/.exec(inner) ?? [];
  return `<path fill="${sky}" d="M0 0h${SHARING_SIZE.width}v${SHARING_SIZE.height}H0Z"/><g transform="translate(${LEFT} ${TOP}) scale(${SCALE})"><path fill="${ground}" d="M0 ${height}c-60 8-150 8-222 0V${HIGH}H0Z"/>${inner}</g>`;
}

interface CardInput {
  title: string;
  /** Of the site. */
  name: string;
  drawing: DrawingName;
}

/** @returns the card as SVG. A text is left out if there are no outlines for one of its letters */
export function cardDrawing({ title, name, drawing }: CardInput): string {
  let words = '';
  if (isDrawable(title)) {
    const block = setText(title, TITLE);
    const leading = block.size * LEADING;
    const height = (block.lines.length - 1) * leading + block.size * CAPITAL;
    const y = (COLUMN.top + COLUMN.bottom - height) / 2 + block.size * CAPITAL;
    words = outlines(block, COLUMN.x, y, leading);
  }
  if (isDrawable(name)) words += outlines(setText(name, NAME), COLUMN.x, NAME.y, 0);
  const { width, height } = SHARING_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scenery(DRAWINGS[drawing].svg)}<g fill="${COLOURS.ink}">${words}</g></svg>`;
}

/** Changes with the way cards are drawn: every card then has another name. */
let style: string | undefined;
const SAMPLE: CardInput = {
  title: 'Makan, minum, dan jadwal obat: tanya jawab',
  name: 'Contoh',
  drawing: 'buah',
};

/** @returns name of a card's file: browsers and sharing services keep what they have fetched */
function pathOf({ title, name, drawing }: CardInput, hash: SiteContext['hash']): string {
  style ??= hash(cardDrawing(SAMPLE));
  return `assets/card-${hash([style, title, name, DRAWINGS[drawing].svg].join('\n'))}.jpg`;
}

export interface ShareCards {
  files: readonly FileSpec[];
  /** @returns the card of an article; undefined without one */
  of(article: Article): SharePicture | undefined;
}

/**
 * @param name of the site
 * @returns the cards of the articles with pages
 */
export function shareCards(
  name: string,
  articles: readonly Article[],
  categories: readonly Pick<CategoryView, 'name' | 'motif'>[],
  hash: SiteContext['hash'],
): ShareCards {
  const withPages = articles.filter(({ href }) => href !== undefined);
  if (withPages.length > MOST_CARDS) return { of: () => undefined, files: [] };
  const motifs = new Map(categories.map((one) => [one.name, one.motif]));
  const found = new Map<Article, SharePicture>();
  // Two articles may have the same title and drawing.
  const files = new Map<string, FileSpec>();
  for (const one of withPages) {
    const { title, category, drawing = BY_MOTIF[motifs.get(category) ?? 'sun'] } = one;
    const input: CardInput = { title, name, drawing };
    const path = pathOf(input, hash);
    found.set(one, { path, alt: title, size: SHARING_SIZE });
    files.set(path, { path, inputs: path, content: () => cardDrawing(input) });
  }
  return { of: (article) => found.get(article), files: [...files.values()] };
}
