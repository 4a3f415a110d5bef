import { article, FRONT, markdown, type Case } from '../case.ts';

export default [
  article('another host', 'imageUrl: ⟦https://foto.example/1.jpg⟧', { suggestions: [] }),
  article('a misspelt host', 'imageUrl: ⟦https://images.unsplas.com/1⟧', { suggestions: ['https://images.unsplash.com/1'] }),
  article('a similar host', 'imageUrl: ⟦https://images.pexels.com/1⟧', { suggestions: [] }),
  markdown('in a body', `${FRONT}\n![Kebun](⟦https://foto.example/1.jpg⟧)\n`),
] satisfies Case[];
