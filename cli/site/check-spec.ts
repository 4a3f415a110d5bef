/** Guards against mistakes in `templates/site.ts`, for builders without types. Each message begins with the wrong word. */

import type { Call } from '../core/stages/page.ts';
import type { PolicyHosts, SiteFault } from '../core/stages/site.ts';
import { isPageData, type PageSpec } from './page-spec.ts';
import { plainFault } from './react/plain.ts';
import { siteFault } from './react/site-fault.ts';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

/** @param call of the site's code that has passed what is wrong, if it is none that is running */
function mustBe(isRight: boolean, en: string, id: string, call?: Call): void {
  if (!isRight) throw Object.assign(siteFault({ en, id }), call && { stack: call.stack ?? '' });
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  isObject(value) && typeof value.then === 'function';

const WAITING =
  'defineSite({ data: { rates: async () => … }, pages: (content, { data }) => … data.rates … })';
/** Where a site waits. */
const IN_DATA = {
  en: `what it waits for belongs into “data”, as in ${WAITING}`,
  id: `yang ditunggu tempatnya di “data”, seperti ${WAITING}`,
};

/** @throws TypeError for a promise: nothing here waits, but `data` does */
export function refusePromise<T>(value: T, name: string, call?: Call): T {
  // Its own error would be reported as one that the site's code has left behind.
  if (isPromise(value)) value.then(undefined, () => undefined);
  mustBe(
    !isPromise(value),
    `“${name}” gives a promise, which is not waited for; ${IN_DATA.en}`,
    `“${name}” memberi promise, yang tidak ditunggu; ${IN_DATA.id}`,
    call,
  );
  return value;
}

/** @throws TypeError for a name that is not among those of `members` */
function mustHave(members: object, name: string, of: string): void {
  const all = Object.keys(members).join(', ');
  mustBe(
    Object.hasOwn(members, name),
    `“${name}” is not a member of ${of}; it has ${all}`,
    `“${name}” bukan bagian dari ${of}; yang ada: ${all}`,
  );
}

const POLICY: Readonly<Record<keyof PolicyHosts, 'list' | 'switch'>> = {
  scripts: 'list',
  styles: 'list',
  frames: 'list',
  media: 'list',
  fonts: 'list',
  connect: 'list',
  workers: 'list',
  wasm: 'switch',
  trustedTypes: 'switch',
};

/**
 * @param members of a definition, each with its type
 * @throws TypeError for a definition that `defineSite` does not accept
 */
export function checkSpec(spec: object, members: Readonly<Record<string, string | readonly string[]>>): void {
  mustBe(
    typeof spec !== 'function' && !isPromise(spec),
    `“defineSite” takes an object, and no function or promise; ${IN_DATA.en}`,
    `“defineSite” perlu objek, bukan fungsi atau promise; ${IN_DATA.id}`,
  );
  for (const [name, value] of Object.entries(spec)) {
    mustHave(members, name, 'defineSite');
    const kinds = [members[name] ?? []].flat();
    mustBe(
      value === undefined || kinds.includes(typeof value),
      `“${name}” in defineSite must be of type ${kinds[0]}`,
      `“${name}” pada defineSite harus berjenis ${kinds[0]}`,
    );
  }
  const { policy, endpoints = [] } = spec as Loose;
  for (const [kind, hosts] of Object.entries(policy ?? {})) {
    mustHave(POLICY, kind, 'policy');
    const isSwitch = POLICY[kind as keyof PolicyHosts] === 'switch';
    mustBe(
      isSwitch ? typeof hosts === 'boolean' : Array.isArray(hosts),
      `“${kind}” in policy must be ${isSwitch ? 'true or false' : 'a list of hosts'}`,
      `“${kind}” pada policy harus ${isSwitch ? 'true atau false' : 'berupa daftar host'}`,
    );
  }
  for (const address of typeof endpoints === 'function' ? [] : Object.values(endpoints as object))
    mustBe(
      isAddress(address),
      `“${address}” in endpoints is not a whole address`,
      `“${address}” pada endpoints bukan alamat lengkap`,
    );
}

/** @throws TypeError for a value that is not a list of pages */
export function checkPages(pages: unknown, site?: Call): asserts pages is readonly PageSpec[] {
  mustBe(
    Array.isArray(pages),
    '“pages” must return a list of pages',
    '“pages” harus menghasilkan daftar halaman',
    site,
  );
  for (const [index, one] of (pages as unknown[]).entries()) {
    const { path, template, data, call = site } = (isObject(one) ? one : {}) as Partial<PageSpec>;
    mustBe(
      typeof path === 'string' && typeof template === 'string' && typeof data === 'function',
      `“pages” has something else than a page as item ${index + 1}; write ... before a list of pages`,
      `“pages” memuat sesuatu yang bukan halaman pada nomor ${index + 1}; tulis ... di depan daftar halaman`,
      call,
    );
    mustBe(
      /^\/(?:.*(?:\/|\.html))?$/s.test(path ?? ''),
      `“${path}” is not the address of a page: it must begin and end with /`,
      `“${path}” bukan alamat halaman: awal dan akhirnya harus /`,
      call,
    );
  }
}

/** @throws TypeError for data that is not plain */
export function checkData(data: unknown, of: string, call?: Call): asserts data is object {
  refusePromise(data, of, call);
  mustBe(isPageData(data), `“${of}” needs an object as its data`, `“${of}” perlu data berupa objek`, call);
  const fault = plainFault(data);
  mustBe(
    fault === null,
    `“${of}” needs plain data (texts, numbers, lists and objects), but ${fault?.en}`,
    `“${of}” perlu data biasa (teks, angka, daftar, dan objek), tetapi ${fault?.id}`,
    call,
  );
}

/** @throws TypeError for a value that cannot be written to a file */
export function checkBytes(made: unknown, path: string, call?: Call): asserts made is string | Uint8Array {
  mustBe(
    typeof made === 'string' || made instanceof Uint8Array,
    `“${path}” must have a text or bytes as its content`,
    `isi “${path}” harus berupa teks atau byte`,
    call,
  );
}

/** @throws TypeError for faults that cannot be reported */
export function checkFaults(faults: unknown, call?: Call): asserts faults is SiteFault[] {
  const isFault = (one: unknown): boolean =>
    isObject(one) && typeof one.code === 'string' && isObject(one.at);
  mustBe(
    Array.isArray(faults) && faults.every(isFault),
    '“check” must return a list of faults with code and place (at)',
    '“check” harus menghasilkan daftar kesalahan dengan kode dan tempat (at)',
    call,
  );
}
