/** The address of a content file: fixed, as written, or from its name; and invalid ones. */
import { describe, expect, it } from 'vitest';
import { addressFault, addressOf, writtenAddress } from '../../../cli/core/validate/address.ts';

describe('the address', () => {
  it.each([
    ['kontak', undefined, {}, '/kontak/'],
    ['kontak', undefined, undefined, '/kontak/'],
    ['index', undefined, {}, '/'],
    ['panduan/mulai', undefined, {}, '/panduan/mulai/'],
    ['indeks', undefined, {}, '/indeks/'],
    ['kontak', '/hubungi/kami/', {}, '/hubungi/kami/'],
    ['index', '/beranda/', {}, '/beranda/'],
    ['kebun', '/kebu\u0301n/', {}, '/keb\u00fan/'],
    ['galat', undefined, { 'x-address': '/404.html' }, '/404.html'],
    ['galat', '/hubungi/', { 'x-address': '/404.html' }, '/404.html'],
  ])('of %j with %j by %j is %j', (slug, written, schema, address) => {
    expect(addressOf(slug, written, schema)).toBe(address);
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
  const fault = (slug: string, written?: string) => addressFault(slug, written, 'path', RESERVED);

  it.each([
    ['kontak', undefined],
    ['index', undefined],
    ['kontak', '/'],
    ['artikel', '/'],
    ['artikel', '/tulisan/'],
    ['salah nama', '/benar/'],
    ['kontak', '/kontak/artikel/'],
  ])('for %j with %j is valid', (slug, written) => {
    expect(fault(slug, written)).toBeNull();
  });

  it.each([
    ['artikel', 'slug/reserved', 'artikel'],
    ['Artikel', 'slug/reserved', 'Artikel'],
    ['assets', 'slug/reserved', 'assets'],
    ['artikel/mulai', 'slug/reserved', 'artikel'],
    ['panduan/salah nama', 'slug/invalid', 'salah nama'],
    ['salah nama', 'slug/invalid', 'salah nama'],
  ])('from the name %j is invalid: %s', (slug, code, name) => {
    expect(fault(slug)).toMatchObject({ code, params: { name }, at: { start: 0, end: 0 } });
  });

  it.each([
    ['/artikel/', 'slug/reserved', 'artikel'],
    ['/artikel/teh/', 'slug/reserved', 'artikel'],
    ['/index/', 'slug/reserved', 'index'],
    ['/-teh/', 'slug/invalid', '-teh'],
  ])('%j as written is invalid: %s', (written, code, name) => {
    const found = fault('kontak', written);
    expect(found).toMatchObject({ code, params: { name } });
    expect(found?.at).toEqual({ pointer: '/path' });
  });
});
