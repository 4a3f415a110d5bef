/** Which files of `public/` may be published, and under which names. */
import { describe, expect, it } from 'vitest';
import { isOutputName, isPublishedName } from '../../../cli/core/values/names/output-name.ts';
import { isHiddenName, isPublicName, publicNameFault } from '../../../cli/core/values/names/public-name.ts';
import { isDeviceName } from '../../../cli/core/values/names/slug.ts';

describe('a file of public/', () => {
  it.each([
    'CNAME',
    'berkas/panduan lansia (2025).pdf',
    'fonts/Noto-Serif.woff2',
    'kebún/peta.svg',
    '.well-known/security.txt',
    '.well-known/acme-challenge/abc_DEF-1',
    '.nojekyll',
    '.htaccess',
    '.domains',
    'console.js',
    'common.css',
    'assets/a.js',
    'assets/pdf/b c.pdf',
  ])('may be called %j', (name) => {
    expect(publicNameFault(name)).toBeNull();
    expect(isPublicName(name)).toBe(true);
    expect(isPublishedName(name)).toBe(true);
  });

  it.each([
    ['a?b.pdf', 'character'],
    ['a#b.pdf', 'character'],
    ['100%.pdf', 'character'],
    ['a\\b.pdf', 'character'],
    ['a:b.pdf', 'character'],
    ['a\u0000.pdf', 'character'],
    ['a\n.pdf', 'character'],
    ['a\u202Egpj.exe', 'character'],
    ['../a.pdf', 'character'],
    ['a//b.pdf', 'character'],
    ['/a.pdf', 'character'],
    ['', 'character'],
    ['akhir.', 'full stop or a space'],
    ['folder /a.pdf', 'full stop or a space'],
    ['con', 'Windows'],
    ['berkas/AUX.txt', 'Windows'],
    ['com1.tar.gz', 'Windows'],
    ['LPT9', 'Windows'],
    [`${'a'.repeat(201)}.pdf`, 'too long'],
    [`${'abcdefghi/'.repeat(40)}a.pdf`, 'too long'],
    ['assets', 'senja'],
    ['Assets/a.js', 'senja'],
    ['a.pdf.senja-new', 'senja'],
  ])('must not be called %j', (name, reason) => {
    expect(publicNameFault(name)?.en).toContain(reason);
    expect(isPublicName(name)).toBe(false);
  });

  it.each([
    '.git/config',
    '.senja.json',
    '.env',
    'berkas/.DS_Store',
    '.well-known',
    '.well-known/.a',
    'a/.htaccess',
  ])('is hidden as %j', (name) => {
    expect(isHiddenName(name)).toBe(true);
    expect(isPublishedName(name)).toBe(false);
  });

  it('must not be named by a plan', () => {
    expect(isOutputName('berkas/panduan.pdf')).toBe(false);
  });

  it.each(['con', 'PRN', 'aux.txt', 'nul .md', 'com0', 'lpt¹', 'CONIN$'])('%j is a device name', (name) => {
    expect(isDeviceName(name)).toBe(true);
  });

  it.each(['console', 'auxin', 'com', 'com10', 'icon', 'nula'])('%j is not a device name', (name) => {
    expect(isDeviceName(name)).toBe(false);
  });
});
