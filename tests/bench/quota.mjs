/** Shares and spreads that hold in a few hundred posts as well as in thousands, since nothing of them is left to chance. */
import { random } from './random.mjs';

/** Of so many posts in a row, each stands at another place of every spread. */
export const ROW = 100;

const orders = new Map();

/** @returns {number[]} the numbers below `ROW` in an order of their own for each row and seed */
function orderOf(row, seed) {
  const key = row * ROW + seed;
  const known = orders.get(key);
  if (known) return known;
  const next = random(key);
  const order = Array.from({ length: ROW }, (_, number) => number);
  for (let last = ROW - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  orders.set(key, order);
  return order;
}

/**
 * @param {number} index of the post, from 0
 * @param {number} seed of what is asked, below `ROW`
 * @returns {number} where the post stands, from 0 up to `ROW`: a post has what 30 of 100 have when it stands below 30
 */
export const placeOf = (index, seed) => orderOf(Math.floor(index / ROW), seed)[index % ROW];

/** What is added again and again leaves the widest gap each time. */
const GOLDEN = 0.618_034;

/**
 * @param {number} index of the post, from 0
 * @param {number} seed of what is asked, below `ROW`
 * @returns {number} which part of all posts, from 0 to 1, stands below this one
 */
export const shareOf = (index, seed) =>
  (placeOf(index, seed) + (((Math.floor(index / ROW) + 1) * GOLDEN) % 1)) / ROW;

/**
 * @param {readonly (readonly [number, number])[]} points of a spread, ascending: up to which share which value
 * @param {number} share from 0 to 1
 * @returns {number} the value that this share lies below, between two points on a straight line
 */
export function quantile(points, share) {
  const above = Math.max(
    1,
    points.findIndex(([at]) => at >= share),
  );
  const [[from, low], [to, high]] = points.slice(above - 1);
  return low + ((share - from) / (to - from)) * (high - low);
}
