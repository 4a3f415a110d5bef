/**
 * A browser elsewhere, as far as a component can notice while it is rendered: another time, chance, time zone and
 * language, and a window.
 */
import { createRequire } from 'node:module';
import { lazily } from '../../../core/values/lists.ts';
import { ELSEWHERE } from '../../unhandled-errors.ts';
import { runCode } from '../run-code.ts';

/** More than a year, and no whole number of days or hours. */
const LATER = (400 * 24 + 5) * 3_600_000 + 17 * 60_000 + 31_000;

/** Reads of a stand-in after which code will never end. */
const MOST = 10_000;

/** Properties that end a loop. */
const NOTHING =
  /^(?:parent|parentNode|parentElement|top|opener|(?:next|previous|first|last)\w*|then|nodeType|\$\$typeof)$/;

/** @returns something that has every property and can be called and constructed: as a text `1`, as a number the width of a phone */
function standIn(): unknown {
  let reads = 0;
  const self: unknown = new Proxy(function anything() {}, {
    get(_, key) {
      reads += 1;
      if (reads > MOST) throw new Error('endless');
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 360 : '1');
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (key === Symbol.hasInstance) return () => false;
      if (key === 'length') return 0;
      return typeof key === 'symbol' || NOTHING.test(key) ? null : self;
    },
    has: () => true,
    set: () => true,
    apply: () => self,
    construct: () => self as object,
  });
  return self;
}

/** @returns a class that has other defaults, and else is the same */
const withDefaults = <Class extends object>(own: Class, defaults: (given: unknown[]) => unknown[]): Class =>
  new Proxy(own, {
    apply: (target, self, given) =>
      Reflect.apply(target as unknown as () => unknown, self, defaults(given) as []),
    construct: (target, given, as) => Reflect.construct(target as unknown as () => void, defaults(given), as),
  });

/** Another language than that of this process; Intl takes 30 ms to load. */
const other = lazily(() =>
  new Intl.NumberFormat().resolvedOptions().locale.startsWith('de') ? 'en-US' : 'de-DE',
);
const inOther = ([locales, ...rest]: unknown[]): unknown[] => [locales ?? other(), ...rest];

/** @returns what code sees under the names of browsers and of the language */
function scopeOf(hasWindow: boolean): Record<string, unknown> {
  const later = (): number => Date.now() + LATER;
  const LaterDate = withDefaults(Date, (given) => (given.length === 0 ? [later()] : given));
  const scope: Record<string, unknown> = {
    Date: new Proxy(LaterDate, {
      get: (target, key) => (key === 'now' ? later : Reflect.get(target, key)),
      apply: () => new Date(later()).toString(),
    }),
    Intl: new Proxy(Intl, {
      get: (target, key) => {
        const own: unknown = Reflect.get(target, key);
        return typeof own === 'function' && /^[A-Z]/.test(String(key)) ? withDefaults(own, inOther) : own;
      },
    }),
  };
  // It runs only to be rendered.
  const quiet = {
    console: new Proxy({}, { get: () => () => undefined }),
    fetch: () => new Promise(() => {}),
  };
  Object.assign(scope, quiet, { setTimeout: () => 0, setInterval: () => 0 });
  const window = standIn();
  const names = ['window', 'self', 'document', 'navigator', 'location', 'screen', 'history', 'matchMedia'];
  if (hasWindow)
    for (const name of [...names, 'localStorage', 'sessionStorage', 'HTMLElement', 'Element', 'Node'])
      scope[name] = window;
  return scope;
}

const LOCALIZED: readonly (readonly [own: object, names: readonly string[]])[] = [
  [Number.prototype, ['toLocaleString']],
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
];

/** @returns the result of work for which the language and time zone of this process are others */
export function abroad<T>(work: () => T): T {
  const { TZ } = process.env;
  const restore: (() => void)[] = [];
  // Where days begin on the other side of midnight.
  process.env.TZ = new Date().getTimezoneOffset() > 0 ? 'Pacific/Kiritimati' : 'Pacific/Niue';
  for (const [own, names] of LOCALIZED)
    for (const name of names) {
      const known = Object.getOwnPropertyDescriptor(own, name) as PropertyDescriptor;
      const method = known.value as (...given: unknown[]) => string;
      restore.push(() => Object.defineProperty(own, name, known));
      Object.defineProperty(own, name, {
        ...known,
        value(this: unknown, ...given: unknown[]) {
          return method.apply(this, inOther(given));
        },
      });
    }
  try {
    return work();
  } finally {
    for (const one of restore) one();
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
}

/**
 * @param text of CommonJS
 * @returns its exports, when it runs in a browser elsewhere
 */
export function runElsewhere<T extends object>(text: string, hasWindow: boolean): T {
  const scope = scopeOf(hasWindow);
  const own = createRequire(import.meta.url);
  const require = (name: string): unknown => (name === 'elsewhere' ? scope : own(name));
  const code = `const { ${Object.keys(scope).join()} } = require('elsewhere');\n(() => {${text}\n})();`;
  return runCode<T>(code, { filename: ELSEWHERE, require });
}
