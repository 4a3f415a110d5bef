import { article, FRONT, markdown, type Case } from '../case.ts';

export default [
  article('no such file', 'imageUrl: ⟦images/kebn.png⟧', { suggestions: ['images/kebun.png'] }),
  article('another case', 'imageUrl: ⟦images/Kebun.png⟧', { suggestions: ['images/kebun.png'] }),
  markdown('in a body', `${FRONT}\nTeks.\n\n![Kebun](⟦images/pohon.png⟧)\n`),
  article('another ending', 'imageUrl: ⟦images/kebun.jpeg⟧', { suggestions: ['images/kebun.png'] }),
  article('a name with a space', 'imageUrl: ⟦images/foto pagi (1).png⟧'),
  markdown('in a body, another case', `${FRONT}\nTeks.\n\n![Kebun](⟦images/Kebun.PNG⟧)\n`, { suggestions: ['images/kebun.png'] }),
  {
    ...markdown('in a body, of a file that nothing else uses', `${FRONT}\nTeks.\n\n![Kebun](⟦images/Pagi.png⟧)\n`),
    files: { 'articles/09-uji.md': `${FRONT}\nTeks.\n\n![Kebun](⟦images/Pagi.png⟧)\n`, 'images/pagi.png': 'gambar' },
    suggestions: ['images/pagi.png'],
  },
  markdown('in a link', `${FRONT}\nIsi [![foto](⟦images/tidak-ada.jpg⟧)](/kontak/).\n`),
  article('in another folder', 'imageUrl: ⟦foto/kebun.jpg⟧', { suggestions: ['images/kebun.png'] }),
  article('a way out', 'imageUrl: ⟦images/../../rahasia.png⟧'),
  article('a way out of the content folder', 'imageUrl: ⟦../../../rahasia.png⟧'),
  article('a name alone', 'imageUrl: ⟦kebun.png⟧', { suggestions: ['images/kebun.png'] }),
  article('of public/', 'imageUrl: ⟦/peta/laut.svg⟧'),
  markdown('a name alone in a body', `${FRONT}\n![Kebun](⟦kebun.png⟧)\n`, { suggestions: ['images/kebun.png'] }),
  markdown('a link to it', `${FRONT}\nLihat [Kebun](⟦kebun.png⟧).\n`, { suggestions: ['images/kebun.png'] }),
  markdown('a link to another spelling', `${FRONT}\nLihat [Kebun](⟦images/Kebun.png⟧).\n`, { suggestions: ['images/kebun.png'] }),
  markdown('a video', `${FRONT}\n![Senam](⟦senam.mp4⟧)\n`),
  markdown('a recording in HTML', `${FRONT}\n<audio src="⟦./lagu.mp3⟧"></audio>\n`),
  markdown('with a backslash', `${FRONT}\nIsi ![foto](⟦images/tidak\\_ada.jpg⟧).\n`),
] satisfies Case[];
