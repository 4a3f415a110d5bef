/** Photos from a server on this machine: which are accepted, which are not, and why. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fetchPhoto } from '../../../cli/io/pictures/fetch-photo.ts';
import { animatedGif, bomb, picture } from '../../support/values/pictures.ts';
import { type Answers, photoHost, redirect } from '../../support/wire/photo-host.ts';

const WEBP = await picture({ finish: (made) => made.webp() });
const [MOVING, BOMB] = await Promise.all([animatedGif(), bomb()]);
const MEGABYTE = 1_000_000;

async function ask(address: string, answers: Answers, timeout = 20_000) {
  const host = await photoHost(answers);
  const isAllowed = (name: string): boolean => ['foto.example', 'cdn.example'].includes(name);
  const found = await fetchPhoto(address, { fetch: host.fetch, sharp, isAllowed, timeout });
  return { found, asked: host.asked };
}

const A = 'https://foto.example/a.jpg';
const reasonOf = (found: object): unknown =>
  (found as { params?: { reason?: { en: string } } }).params?.reason?.en;

describe('a fetched photo', () => {
  it('is stored whole, with the extension of its content rather than of its name', async () => {
    const { found } = await ask(A, { 'foto.example/a.jpg': (response) => void response.end(WEBP) });
    expect(found).toEqual({ bytes: WEBP, ending: 'webp' });
  });

  it('may be behind redirects to allowed hosts', async () => {
    const { found } = await ask(A, {
      'foto.example/a.jpg': redirect('/b.jpg?x=1'),
      'foto.example/b.jpg': redirect('https://cdn.example/c.jpg'),
      'cdn.example/c.jpg': (response) => void response.end(WEBP),
    });
    expect(found).toHaveProperty('ending', 'webp');
  });

  it.each([
    ['another host', 'https://lain.example/a.jpg', 'lain.example'],
    ['a host without encryption', 'http://foto.example/b.jpg', 'foto.example'],
    ['this machine', 'https://127.0.0.1/a.jpg', '127.0.0.1'],
    ['a port', 'https://foto.example:8443/a.jpg', 'foto.example:8443'],
    ['a file', 'file:///etc/passwd', ''],
  ])('is not fetched from %s, to which no request is sent', async (_name, target, host) => {
    const { found, asked } = await ask(A, { 'foto.example/a.jpg': redirect(target) });
    expect(reasonOf(found)).toBe(`it redirects to “${host}”, which is not allowed`);
    expect(asked).toEqual(['foto.example/a.jpg']);
  });

  it('is abandoned in a redirect loop', async () => {
    const { found, asked } = await ask(A, { 'foto.example/a.jpg': redirect('/a.jpg') });
    expect([reasonOf(found), asked.length]).toEqual(['it redirects too often', 6]);
  });

  it('is abandoned if it is missing, if nobody answers, and if the connection breaks', async () => {
    expect(reasonOf((await ask(A, {})).found)).toBe('its host answers with status 404');
    const silent = await ask(A, { 'foto.example/a.jpg': () => undefined }, 50);
    expect(reasonOf(silent.found)).toBe('its host takes too long to answer');
    const stuck = await ask(
      A,
      { 'foto.example/a.jpg': (response) => void response.write(WEBP.subarray(0, 9)) },
      200,
    );
    expect(reasonOf(stuck.found)).toBe('its host takes too long to answer');
    const broken = await ask(A, {
      'foto.example/a.jpg': (response) => {
        response.writeHead(200, { 'content-length': WEBP.length }).write(WEBP.subarray(0, 9));
        setTimeout(() => response.destroy(), 20);
      },
    });
    expect(reasonOf(broken.found)).toBe('the connection was lost');
  });

  it('of more than 20 MB is abandoned as soon as that is known', async () => {
    let sent = 0;
    const endless: Answers[string] = (response) => {
      const more = (): void => {
        while (!response.destroyed && sent < 400 * MEGABYTE) {
          sent += MEGABYTE;
          if (!response.write(Buffer.alloc(MEGABYTE))) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    const { found } = await ask(A, { 'foto.example/a.jpg': endless });
    expect(reasonOf(found)).toBe('it is larger than 20 MB');
    expect(sent).toBeLessThan(200 * MEGABYTE);
    const answer: Answers[string] = (response) =>
      void response.writeHead(200, { 'content-length': 20 * MEGABYTE + 1 }).write('x');
    expect(reasonOf((await ask(A, { 'foto.example/a.jpg': answer })).found)).toBe('it is larger than 20 MB');
  });

  it.each([
    ['a page', '<!doctype html><p>Masuk dahulu</p>', 'content/image-unreadable'],
    ['nothing', '', 'content/image-unreadable'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'content/image-active',
    ],
    ['a bomb', BOMB, 'content/image-too-large'],
  ])('is rejected if %s arrives instead', async (_name, content, code) => {
    const { found } = await ask(A, { 'foto.example/a.jpg': (response) => void response.end(content) });
    expect(found).toMatchObject({ code });
  });

  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['gif', MOVING],
  ])('may be a drawing or move: %s', async (ending, content) => {
    const { found } = await ask(A, { 'foto.example/a.jpg': (response) => void response.end(content) });
    expect(found).toMatchObject({ ending });
  });
});
