// @page
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { click, get, mount, pass } from './support.tsx';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

class Utterance {
  text: string;
  voice: Voice | null = null;
  lang = '';
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(text: string) {
    this.text = text;
  }
}

/** How the rules for reading aloud arrive: by default there are none. */
let rules: () => Promise<unknown> = async () => [];
beforeEach(() => {
  rules = async () => [];
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/suara.json');
    return { json: rules };
  });
});

const local = (lang: string): Voice => ({ lang, localService: true });

/** A browser with speech; `utterances` holds current and pending utterances. */
function browserThatSpeaks(voices: Voice[]) {
  const utterances: Utterance[] = [];
  const synthesis = {
    onvoiceschanged: null as (() => void) | null,
    getVoices: () => voices,
    speak: (utterance: Utterance) => utterances.push(utterance),
    cancel: () => utterances.splice(0),
  };
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return { utterances, synthesis };
}

const HEAD =
  '<section class="article__head"><h1>Teh jahe</h1><nav>Isi</nav><p class="lead">Hangat.</p></section>';

/** @param text of the article, below its head */
async function tools(text = '<p>Rebus air.</p><p>Masukkan jahe.</p>') {
  document.documentElement.lang = 'id';
  const element = await mount('article-tools', { share: 'https://wa.me/?text=Teh', rules: '/suara.json' });
  const article = document.createElement('article');
  article.innerHTML = `<div class="prose">${HEAD}${text}</div>`;
  document.body.append(article);
  article.append(element);
  const [read, print] = [...element.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  return { element, read, print, status: () => get(element, '[role=status]').textContent };
}

it.each(['id-ID', 'id_ID', 'in-ID', 'id'])(
  'reads what the article says, line by line, with a voice for %s',
  async (lang) => {
    const { utterances } = browserThatSpeaks([local('en-US'), local('idx'), local(lang)]);
    const { read, status } = await tools();
    await click(read);
    expect(utterances.map(({ text }) => text)).toEqual([
      'Teh jahe',
      'Hangat.',
      'Rebus air.',
      'Masukkan jahe.',
    ]);
    expect(utterances.map((utterance) => utterance.lang)).toEqual([lang, lang, lang, lang]);
    expect([read.textContent, status()]).toEqual(['Hentikan suara', 'Sedang dibacakan.']);
    await act(async () => utterances.at(-1)?.onend?.());
    expect([read.textContent, status()]).toEqual(['Bacakan', '']);
  },
);

it('marks the part that is read, follows it, and has a bar that stops the voice', async () => {
  const { utterances } = browserThatSpeaks([local('id-ID')]);
  const { element, read } = await tools();
  const followed: Element[] = [];
  for (const part of document.querySelectorAll('h1, p')) part.scrollIntoView = () => void followed.push(part);
  const marked = () => [...document.querySelectorAll('.is-read')].map(({ textContent }) => textContent);
  await click(read);
  utterances[0]?.onstart?.();
  expect(marked()).toEqual(['Teh jahe']);
  utterances[2]?.onstart?.();
  expect(marked()).toEqual(['Rebus air.']);
  expect(followed.at(0)?.textContent).toBe('Teh jahe');
  const bar = get(element, '.article-tools__bar');
  expect(bar.textContent).toContain('Sedang dibacakan.');
  await click(get(bar, 'button'));
  expect([marked(), utterances.length, element.querySelector('.article-tools__bar')]).toEqual([[], 0, null]);
});

it('stops when it is pressed again, and starts over when pressed once more', async () => {
  const { utterances } = browserThatSpeaks([local('id-ID')]);
  const { read, status } = await tools();
  await click(read);
  const [first] = utterances;
  await click(read);
  expect([utterances.length, read.textContent, status()]).toEqual([0, 'Bacakan', '']);
  await act(async () => first?.onerror?.());
  expect(status()).toBe('');
  await click(read);
  expect(utterances[0]?.text).toBe('Teh jahe');
});

it('stops when the page is left', async () => {
  const { utterances } = browserThatSpeaks([local('id-ID')]);
  const { read } = await tools();
  await click(read);
  expect(utterances).toHaveLength(4);
  window.dispatchEvent(new Event('pagehide'));
  expect(utterances).toHaveLength(0);
});

it.each([
  ['none', []],
  ['one for English only', [local('en-US')]],
  ['one that works over a network', [{ lang: 'id-ID', localService: false }]],
])('says that the device has no voice when there is %s', async (_, voices: Voice[]) => {
  const { utterances } = browserThatSpeaks(voices);
  const { read, status } = await tools();
  await click(read);
  await pass(1500);
  expect([utterances.length, read.textContent]).toEqual([0, 'Bacakan']);
  expect(status()).toBe('Telepon atau komputer ini belum punya suara bahasa Indonesia.');
});

it('says so too in a browser without speech synthesis', async () => {
  const { read, status } = await tools();
  await click(read);
  expect(status()).toContain('belum punya suara');
});

it('waits for a browser that lists its voices late', async () => {
  const voices: Voice[] = [];
  const { utterances, synthesis } = browserThatSpeaks(voices);
  const { read } = await tools();
  await click(read);
  expect(utterances).toHaveLength(0);
  voices.push(local('id-ID'));
  await act(async () => synthesis.onvoiceschanged?.());
  expect(utterances).toHaveLength(4);
});

it('asks for another press if the browser refused the first', async () => {
  const { utterances } = browserThatSpeaks([local('id-ID')]);
  const { read, status } = await tools();
  await click(read);
  await act(async () => utterances[0]?.onerror?.());
  expect([read.textContent, status()]).toEqual([
    'Bacakan',
    'Artikel belum dapat dibacakan. Silakan tekan sekali lagi.',
  ]);
});

it.each([
  [
    'as the rules say',
    async () => [
      ['–', 'g', ' sampai '],
      ['(^)(119)', 'g', ''],
    ],
    ['1 1 9', '5 sampai 10'],
  ],
  ['as they are written without rules', async () => Promise.reject(new Error('offline')), ['119', '5–10']],
])('says lines %s, and shows them unchanged', async (_, arriving, said) => {
  rules = arriving;
  const { utterances } = browserThatSpeaks([local('id-ID')]);
  const { read } = await tools('<p>119</p><p>5–10</p>');
  await click(read);
  expect(utterances.slice(2).map(({ text }) => text)).toEqual(said);
  expect([...document.querySelectorAll('.prose > p')].map(({ textContent }) => textContent)).toEqual([
    '119',
    '5–10',
  ]);
});

it('reads the text alone, without marks of notes, closed parts and what belongs to the page', async () => {
  const { utterances } = browserThatSpeaks([local('id-ID')]);
  const { read } = await tools(
    '<nav>Isi</nav><p class="to-help screen">Ke bawah</p><p>Ada 10<sup>2</sup>, ke-1<sup>st</sup>, <b>H<sub>2</sub>O</b><sup><a href="#fn-1">1</a></sup>,<br>\nlalu tidur.</p>' +
      '<ul><li>Satu</li><li>Dua<ul><li>Tiga</li></ul></li></ul><details><summary>Rincian</summary><p>Tertutup</p></details>' +
      '<section><table><tbody><tr><th>Hari</th><td>Jam</td></tr></tbody></table></section>' +
      '<section class="footnotes"><ol><li>Catatan. <a href="#fnref-1">↩︎</a></li></ol></section>' +
      '<section class="alarm seek-help"><h2>Ke dokter</h2><ul><li>Sesak.</li></ul><p class="calls">Telepon 119</p></section>' +
      '<p class="notice screen">Bukan</p><p class="written">Terbit</p><section class="sources"><h2>Sumber</h2></section><nav>Berikutnya</nav>',
  );
  await click(read);
  expect(utterances.map(({ text }) => text)).toEqual([
    'Teh jahe',
    'Hangat.',
    'Ada 10^2, ke-1st, H2O,',
    'lalu tidur.',
    'Satu',
    'Dua',
    'Tiga',
    'Rincian',
    'Hari',
    'Jam',
    'Catatan.',
    'Ke dokter',
    'Sesak.',
  ]);
});

it('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await click((await tools()).print);
  expect(print).toHaveBeenCalledOnce();
});
