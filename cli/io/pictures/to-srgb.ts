/** Converts pixels of a colour space that is known by numbers to sRGB. The library converts from profiles only. */

/** CIE xy of red, green, blue and white. */
export type Primaries = readonly [number, number, number, number, number, number, number, number];

export interface ColourSpace {
  primaries: Primaries;
  /** Converts a component, from 0 to 1, to light, where 1 is the white of paper. */
  toLight(value: number): number;
}

const D65 = [0.3127, 0.329] as const;
export const SRGB: Primaries = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06, ...D65];

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** Converts to the responses of the eye, in which whites are adapted (Bradford). */
const CONES: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const [one, two, three] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const all = a * one + b * two + c * three;
  const rows: Matrix = [
    [one, c * h - b * i, b * f - c * e],
    [two, a * i - c * g, c * d - a * f],
    [three, b * g - a * h, a * e - b * d],
  ];
  return rows.map((row) => row.map((value) => value / all)) as Matrix;
}

const lightOf = (x: number, y: number): Triple => [x / y, 1, (1 - x - y) / y];

const columns = ([one, two, three]: Matrix): Matrix =>
  [0, 1, 2].map((at) => [one[at], two[at], three[at]]) as Matrix;

/** @returns the conversion by one matrix after another */
const product = (second: Matrix, first: Matrix): Matrix =>
  columns(columns(first).map((column) => times(second, column)) as Matrix);

/** @returns XYZ of red, green and blue, adapted to the white of sRGB */
function colorants([rx, ry, gx, gy, bx, by, wx, wy]: Primaries): Matrix {
  const all: Matrix = [lightOf(rx, ry), lightOf(gx, gy), lightOf(bx, by)];
  const white = lightOf(wx, wy);
  const parts = times(inverse(columns(all)), white);
  const [from, to] = [times(CONES, white), times(CONES, lightOf(...D65))];
  return all.map((one, index) => {
    const scaled = one.map((value) => value * (parts[index] ?? 0)) as Triple;
    const seen = times(CONES, scaled).map((value, at) => (value * (to[at] ?? 0)) / (from[at] ?? 1));
    return times(inverse(CONES), seen as Triple);
  }) as Matrix;
}

/** Light of sRGB, whose curve has a linear start. */
const encode = (light: number): number =>
  light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Steps of light whose encoding is kept: enough for a picture of 8 bits. */
const STEPS = 16_384;

/**
 * @param pixels components of 8 or 16 bits, with or without alpha
 * @returns the same in sRGB, with components of 8 bits; what sRGB cannot show is cut off
 */
export function toSrgb(
  pixels: Uint8Array | Uint16Array,
  channels: number,
  { primaries, toLight }: ColourSpace,
): Buffer {
  const values = 256 ** pixels.BYTES_PER_ELEMENT;
  const light = Float64Array.from({ length: values }, (_, value) => toLight(value / (values - 1)));
  const shown = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * encode(step / STEPS)));
  const matrix = product(inverse(columns(colorants(SRGB))), columns(colorants(primaries)));
  const converted = Buffer.alloc(pixels.length);
  const linear = (at: number): number => light[pixels[at] ?? 0] ?? 0;
  const shownOf = ([one, two, three]: Triple, red: number, green: number, blue: number): number =>
    shown[Math.round(STEPS * Math.min(1, Math.max(0, one * red + two * green + three * blue)))] ?? 0;
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const [red, green, blue] = [linear(at), linear(at + 1), linear(at + 2)];
    converted[at] = shownOf(matrix[0], red, green, blue);
    converted[at + 1] = shownOf(matrix[1], red, green, blue);
    converted[at + 2] = shownOf(matrix[2], red, green, blue);
    if (channels === 4) converted[at + 3] = Math.floor(((pixels[at + 3] ?? 0) * 256) / values);
  }
  return converted;
}
