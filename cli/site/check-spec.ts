/** Errors in `templates/site.ts` that TypeScript would find. Each message begins with the word that is wrong. */

import type { Call } from '../core/stages/page.ts';
import type { PolicyHosts, SiteFault } from '../core/stages/site.ts';
import { isPageData, type PageSpec } from './page-spec.ts';
import { plainFault } from './react/plain.ts';
import { type InBoth, siteFault } from './react/site-fault.ts';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

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
const POLICY_MEMBERS = Object.keys(POLICY).join(', ');

/** @param call of the site's code that has passed what is wrong, if it is none that is running */
function failSite(en: string, id: string, call?: Call): never {
  throw Object.assign(siteFault({ id, en }), call && { stack: call.stack ?? '' });
}

/** @param call as for `failSite` */
function assertSite(isRight: boolean, en: string, id: string, call?: Call): void {
  if (!isRight) failSite(en, id, call);
}

/**
 * @param members of a definition, each with its type
 * @throws TypeError for a definition that `defineSite` does not accept
 */
export function checkSpec(spec: object, members: Readonly<Record<string, string | readonly string[]>>): void {
  const all = Object.keys(members).join(', ');
  for (const [name, value] of Object.entries(spec)) {
    const kinds = [Object.hasOwn(members, name) ? (members[name] ?? []) : []].flat();
    const [kind] = kinds;
    assertSite(
      kind !== undefined,
      `“${name}” is not a member of defineSite; it has ${all}`,
      `“${name}” bukan bagian dari defineSite; yang ada: ${all}`,
    );
    assertSite(
      value === undefined || kinds.includes(typeof value),
      `“${name}” in defineSite must be of type ${kind}`,
      `“${name}” pada defineSite harus berjenis ${kind}`,
    );
  }
  const { policy, pictures, markdown, endpoints = [] } = spec as Loose;
  const { plugins = [] } = (markdown ?? {}) as Loose;
  assertSite(
    Array.isArray(plugins) && plugins.every((one) => typeof [one].flat()[0] === 'function'),
    '“plugins” in markdown must be a list of plugins; one with options is a list, [plugin, options]',
    '“plugins” pada markdown harus berupa daftar plugin; yang punya opsi ditulis [plugin, opsi]',
  );
  for (const [kind, hosts] of Object.entries(policy ?? {})) {
    assertSite(
      Object.hasOwn(POLICY, kind),
      `“${kind}” is not a member of policy; it has ${POLICY_MEMBERS}`,
      `“${kind}” bukan bagian dari policy; yang ada: ${POLICY_MEMBERS}`,
    );
    const isSwitch = POLICY[kind as keyof PolicyHosts] === 'switch';
    assertSite(
      !isSwitch || typeof hosts === 'boolean',
      `“${kind}” in policy must be true or false`,
      `“${kind}” pada policy harus true atau false`,
    );
    assertSite(
      isSwitch || Array.isArray(hosts),
      `“${kind}” in policy must be a list of hosts`,
      `“${kind}” pada policy harus berupa daftar host`,
    );
  }
  for (const [name, value] of Object.entries(pictures ?? {}))
    if (/widths$/i.test(name))
      assertSite(
        Array.isArray(value) && value.every((width) => Number.isInteger(width) && width > 0),
        `“${name}” in pictures must be a list of widths in pixels`,
        `“${name}” pada pictures harus berupa daftar lebar dalam piksel`,
      );
  for (const address of typeof endpoints === 'function' ? [] : Object.values(endpoints as object))
    assertSite(
      isAddress(address),
      `“${address}” in endpoints is not a whole address`,
      `“${address}” pada endpoints bukan alamat lengkap`,
    );
}

/** @throws TypeError for a value that is not a list of pages */
export function checkPages(pages: unknown, site?: Call): asserts pages is readonly PageSpec[] {
  assertSite(
    Array.isArray(pages),
    '“pages” must return a list of pages',
    '“pages” harus menghasilkan daftar halaman',
    site,
  );
  let number = 0;
  for (const one of pages as unknown[]) {
    number += 1;
    checkPage(one, number, site);
  }
}

function checkPage(one: unknown, number: number, site: Call | undefined): void {
  const { path, template, data, call = site } = (isObject(one) ? one : {}) as Partial<PageSpec>;
  if (typeof path !== 'string' || typeof template !== 'string' || typeof data !== 'function')
    failSite(
      `“pages” has something else than a page as item ${number}; write ... before a list of pages`,
      `“pages” memuat sesuatu yang bukan halaman pada nomor ${number}; tulis ... di depan daftar halaman`,
      call,
    );
  else if (!path.startsWith('/') || !(path.endsWith('/') || path.endsWith('.html')))
    failSite(
      `“${path}” is not the address of a page: it must begin and end with /`,
      `“${path}” bukan alamat halaman: awal dan akhirnya harus /`,
      call,
    );
}

/** @throws TypeError for data that is not plain */
export function checkData(data: unknown, of: string, call?: Call): asserts data is object {
  assertSite(
    isPageData(data),
    `“${of}” needs an object as its data`,
    `“${of}” perlu data berupa objek`,
    call,
  );
  const fault: InBoth | null = plainFault(data);
  assertSite(
    fault === null,
    `“${of}” needs plain data (texts, numbers, lists and objects), but ${fault?.en}`,
    `“${of}” perlu data biasa (teks, angka, daftar, dan objek), tetapi ${fault?.id}`,
    call,
  );
}

/** @throws TypeError for a value that is not a list of files */
export function checkFiles(
  files: unknown,
  call?: Call,
): asserts files is { path: string; content(): string | Uint8Array; call?: Call }[] {
  assertSite(
    Array.isArray(files) &&
      files.every(
        (one) => isObject(one) && typeof one.path === 'string' && typeof one.content === 'function',
      ),
    '“files” must return a list of files, as “file” makes them',
    '“files” harus menghasilkan daftar berkas, seperti buatan “file”',
    call,
  );
}

/** @throws TypeError for a value that cannot be written to a file */
export function checkBytes(made: unknown, path: string, call?: Call): asserts made is string | Uint8Array {
  assertSite(
    typeof made === 'string' || made instanceof Uint8Array,
    `“${path}” must have a text or bytes as its content`,
    `isi “${path}” harus berupa teks atau byte`,
    call,
  );
}

/** @throws TypeError for a feed without entries */
export function checkFeed(feed: unknown, call?: Call): void {
  assertSite(
    isObject(feed) && Array.isArray(feed.entries) && feed.entries.every(isObject),
    '“feed” must return { entries: […] }, a list of entries',
    '“feed” harus menghasilkan { entries: […] }, daftar entri',
    call,
  );
}

/** @throws TypeError for faults that cannot be reported */
export function checkFaults(faults: unknown, call?: Call): asserts faults is SiteFault[] {
  assertSite(
    Array.isArray(faults),
    '“check” must return a list of faults',
    '“check” harus menghasilkan daftar kesalahan',
    call,
  );
  for (const one of faults as Loose[]) {
    const { code, at } = isObject(one) ? one : {};
    assertSite(
      typeof code === 'string' && isObject(at),
      '“check” returns a fault without code and place (at)',
      '“check” menghasilkan kesalahan tanpa kode dan tempat (at)',
      call,
    );
  }
}
