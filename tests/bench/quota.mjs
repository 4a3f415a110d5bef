/** Shares and distributions that hold in a few hundred posts as well as in thousands, since they are not random. */
import { random } from './random.mjs';

/** In this many consecutive posts, each has a different rank in every distribution. */
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
 * @param {number} seed of the property, below `ROW`
 * @returns {number} the post's rank, from 0 up to `ROW`: it has a property of 30 % of posts if the rank is below 30
 */
export const placeOf = (index, seed) => orderOf(Math.floor(index / ROW), seed)[index % ROW];

/** The golden ratio: adding it repeatedly leaves the widest gap each time. */
const GOLDEN = 0.618_034;

/**
 * @param {number} index of the post, from 0
 * @param {number} seed of the property, below `ROW`
 * @returns {number} the fraction of all posts, from 0 to 1, with a lower rank
 */
export const shareOf = (index, seed) =>
  (placeOf(index, seed) + (((Math.floor(index / ROW) + 1) * GOLDEN) % 1)) / ROW;

/**
 * @param {readonly (readonly [number, number])[]} points of a distribution, ascending: fraction and value
 * @param {number} share from 0 to 1
 * @returns {number} the value at this fraction, interpolated linearly
 */
export function quantile(points, share) {
  const above = Math.max(
    1,
    points.findIndex(([at]) => at >= share),
  );
  const [[from, low], [to, high]] = points.slice(above - 1);
  return low + ((share - from) / (to - from)) * (high - low);
}
