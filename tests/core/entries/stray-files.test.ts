import { describe, expect, it } from 'vitest';
import { documentAt, mediaAt, strayFile, TEMPORARY } from '../../../cli/core/entries/folder/top-level.ts';

describe('a file in a folder of entries', () => {
  it.each([
    ...[
      'Thumbs.db',
      'desktop.ini',
      '.DS_Store',
      '._01-teh.md',
      '~$17-teh.docx',
      '~WRL0001.tmp',
      '.~lock.a.odt#',
    ],
    ...['01-teh.md~', '01-teh.md.swp', 'a.crdownload', 'ehthumbs.db', '.gitkeep'],
  ])('%s is ignored, as a program created it', (name) => {
    expect(TEMPORARY.test(name)).toBe(true);
    expect(strayFile(`articles/${name}`)).toBeNull();
  });

  it.each(['01-teh.md', '01-teh.yaml', 'Teh (1).md', 'thumbs.yml', 'desktop.ini.md'])(
    '%s is read',
    (name) => {
      expect(TEMPORARY.test(name)).toBe(false);
      expect(strayFile(`articles/${name}`)).toBeNull();
    },
  );

  it.each([
    ['01-teh.md.txt', '01-teh.md'],
    ['01-teh.yaml.TXT', '01-teh.yaml'],
    ['01-teh.MD', '01-teh.md'],
    ['01-teh.YML', '01-teh.yml'],
    ['01-teh.markdown', '01-teh.md'],
    ['01-teh.md ', '01-teh.md'],
    ['01-teh.yaml.', '01-teh.yaml'],
  ])('%s was intended to be %s', (name, intended) => {
    const suggestions = [`articles/${intended}`];
    expect(strayFile(`articles/${name}`)).toMatchObject({ code: 'file/ignored', suggestions });
  });

  it.each([
    ['teh.docx', 'file/document'],
    ['Teh (1).DOC', 'file/document'],
    ['teh.odt', 'file/document'],
    ['teh.pdf', 'file/document'],
    ['teh.yaml.bak', 'file/backup'],
    ['teh.md.old', 'file/backup'],
    ['teh.png', 'file/media'],
    ['teh.HEIC', 'file/media'],
    ['teh.mp4', 'file/media'],
    ['teh.txt', 'file/ignored'],
    ['teh', 'file/ignored'],
  ])('%s is %s', (name, code) => {
    expect(strayFile(`articles/${name}`)?.code).toBe(code);
    expect(documentAt(name) !== null).toBe(code === 'file/document');
    expect(mediaAt(name) !== null).toBe(code === 'file/media');
  });

  it('has an address as a video', () => {
    expect(mediaAt('articles/teh jahe.mp4')?.params.how).toMatchObject({
      en: expect.stringContaining('(/teh%20jahe.mp4)'),
    });
  });
});
