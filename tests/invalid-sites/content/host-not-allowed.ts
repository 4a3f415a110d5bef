import { article, FRONT, markdown, type Case } from '../case.ts';

export default [
  article('another host', 'imageUrl: ⟦https://foto.example/1.jpg⟧', { suggestions: [] }),
  article('a misspelt host', 'imageUrl: ⟦https://images.unsplas.com/1⟧', { suggestions: ['https://images.unsplash.com/1'] }),
  article('a similar host', 'imageUrl: ⟦https://images.pexels.com/1⟧', { suggestions: [] }),
  markdown('in a body', `${FRONT}\n![Kebun](⟦https://foto.example/1.jpg⟧)\n`),
  article('another host without https', 'imageUrl: ⟦http://foto.example/1.jpg⟧', { suggestions: [] }),
  article('another host alone', 'imageUrl: ⟦www.foto.example/1.jpg⟧', { suggestions: [] }),
  article('a misspelt host without https', 'imageUrl: ⟦http://images.unsplas.com/1⟧', { suggestions: ['https://images.unsplash.com/1'] }),
] satisfies Case[];
