/** The address of a content file: fixed, as written, or from its name; and which it cannot have. */
import { describe, expect, it } from 'vitest';
import { addressFault, addressOf, writtenAddress } from '../../../cli/core/validate/address.ts';

describe('the address', () => {
  it.each([
    ['pages/kontak.md', undefined, {}, '/kontak/'],
    ['pages/07-kontak.md', undefined, undefined, '/kontak/'],
    ['pages/index.md', undefined, {}, '/'],
    ['pages/01-index.md', undefined, {}, '/'],
    ['pages/indeks.md', undefined, {}, '/indeks/'],
    ['pages/kontak.md', '/hubungi/kami/', {}, '/hubungi/kami/'],
    ['pages/index.md', '/beranda/', {}, '/beranda/'],
    ['pages/kebun.md', '/kebu\u0301n/', {}, '/keb\u00fan/'],
    ['pages/galat.md', undefined, { 'x-address': '/404.html' }, '/404.html'],
    ['pages/galat.md', '/hubungi/', { 'x-address': '/404.html' }, '/404.html'],
  ])('of %j with %j by %j is %j', (file, written, schema, address) => {
    expect(addressOf(file, written, schema)).toBe(address);
  });

  it('is written in the field that the collection names', () => {
    const fields = { path: '/a/', address: '/b/' };
    expect(writtenAddress({ address: 'path' }, fields)).toBe('/a/');
    expect(writtenAddress({ address: 'other' }, fields)).toBeUndefined();
    expect(writtenAddress({}, { undefined: '/c/', ...fields })).toBeUndefined();
  });
});

describe('an address', () => {
  const RESERVED = ['artikel'];
  const fault = (file: string, written?: string) => addressFault(file, written, 'path', RESERVED);

  it.each([
    ['pages/kontak.md', undefined],
    ['pages/index.md', undefined],
    ['pages/kontak.md', '/'],
    ['pages/artikel.md', '/'],
    ['pages/artikel.md', '/tulisan/'],
    ['pages/salah nama.md', '/benar/'],
    ['pages/kontak.md', '/kontak/artikel/'],
  ])('of %j with %j can be had', (file, written) => {
    expect(fault(file, written)).toBeNull();
  });

  it.each([
    ['pages/artikel.md', 'slug/reserved', 'artikel'],
    ['pages/02-Artikel.md', 'slug/reserved', 'Artikel'],
    ['pages/assets.md', 'slug/reserved', 'assets'],
    ['pages/salah nama.md', 'slug/invalid', 'salah nama'],
  ])('from the name %j cannot: %s', (file, code, name) => {
    expect(fault(file)).toMatchObject({ code, params: { name }, at: { start: 0, end: 0 } });
  });

  it.each([
    ['/artikel/', 'slug/reserved', 'artikel'],
    ['/artikel/teh/', 'slug/reserved', 'artikel'],
    ['/index/', 'slug/reserved', 'index'],
    ['/-teh/', 'slug/invalid', '-teh'],
  ])('%j as written cannot: %s', (written, code, name) => {
    const found = fault('pages/kontak.md', written);
    expect(found).toMatchObject({ code, params: { name } });
    expect(found?.at).toEqual({ pointer: '/path', target: 'value' });
  });
});
