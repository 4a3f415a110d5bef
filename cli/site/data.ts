/** The data of a site besides its content: how `defineSite` takes it, and what the engine reads. */
import type { DataSource, LoadTools } from '../core/stages/site-data.ts';
import { DATA_FORMATS, isDataName } from '../core/values/names/data-name.ts';
import { plainFault } from './react/plain.ts';
import { type InBoth, siteFault } from './react/site-fault.ts';

/** Types of the site's files of data, by path; `senja generate` adds those below `data/`. */
// biome-ignore lint/suspicious/noEmptyInterface: a site's generated types add to it
export interface DataFiles {}

/** A time in words: `'30 minutes'`. */
export type Duration = `${number} ${'second' | 'minute' | 'hour' | 'day'}${'' | 's'}`;

/** Loads data when the site is built. */
export type Load = (tools: LoadTools) => unknown;

/** A function with its times. */
export interface Loading {
  load: Load;
  /** How long a result is used before the function is called again; by default an hour. */
  keep?: Duration;
  /** After which time a call has failed; by default 30 seconds. */
  timeout?: Duration;
}

/** The path of a file below the folder of the site, or a function. */
export type DataSpec = string | Load | Loading;

export type DataSpecs = Readonly<Record<string, DataSpec>>;

type ValueOf<Spec> = Spec extends keyof DataFiles
  ? DataFiles[Spec]
  : Spec extends { load: (...args: never) => infer Value }
    ? Awaited<Value>
    : Spec extends (...args: never) => infer Value
      ? Awaited<Value>
      : // biome-ignore lint/suspicious/noExplicitAny: a file whose type is not known may hold anything
        any;

/** The values that callbacks are given, by name. */
export type DataOf<Specs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

const UNITS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** The longest time that a timer can have is a little longer. */
const MOST = 24 * 86_400_000;

function fault(name: string, en: string, id: string): never {
  throw siteFault({ en: `“${name}” in data ${en}`, id: `“${name}” pada data ${id}` });
}

/** @returns milliseconds */
function millisecondsIn(text: unknown, name: string, of: string): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?) (second|minute|hour|day)s?$/.exec(String(text)) ?? [];
  const time = Number(number) * (UNITS[unit] ?? Number.NaN);
  if (time <= MOST) return time;
  return fault(
    name,
    `needs a time as its ${of}, such as '30 minutes', '6 hours' or '1 day'`,
    `perlu waktu sebagai ${of}, misalnya '30 minutes', '6 hours', atau '1 day'`,
  );
}

/** @throws TypeError for a result that cannot be kept as JSON */
function expectPlain(value: unknown): void {
  const found: InBoth | null =
    value === undefined
      ? { en: 'the function returned nothing', id: 'fungsi ini tidak memberi hasil' }
      : null;
  const wrong = found ?? plainFault(value);
  if (wrong) throw siteFault(wrong);
}

function sourceOf(name: string, spec: unknown): DataSource {
  if (typeof spec === 'string') {
    if (isDataName(spec)) return { file: spec };
    const endings = DATA_FORMATS.map((ending) => `.${ending}`).join(', ');
    return fault(
      name,
      `must be a path below the folder of the site that ends in ${endings}`,
      `harus berupa tempat berkas di dalam folder situs yang berakhiran ${endings}`,
    );
  }
  const {
    load,
    keep = '1 hour',
    timeout = '30 seconds',
  } = (typeof spec === 'function' ? { load: spec } : (spec ?? {})) as {
    load?: unknown;
    keep?: unknown;
    timeout?: unknown;
  };
  if (typeof load !== 'function')
    return fault(
      name,
      'must be the path of a file, a function, or an object with a function as load',
      'harus berupa tempat berkas, fungsi, atau objek dengan fungsi sebagai load',
    );
  return {
    keep: millisecondsIn(keep, name, 'keep'),
    timeout: millisecondsIn(timeout, name, 'timeout'),
    async load(tools) {
      const value: unknown = await (load as Load)(tools);
      expectPlain(value);
      return value;
    },
  };
}

/** @returns what the engine reads. @throws TypeError for anything that it cannot */
export const dataSources = (specs: DataSpecs): Readonly<Record<string, DataSource>> =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, sourceOf(name, spec)]));
