import { article, type Case, FRONT, markdown } from '../case.ts';

export default [
  article('an override', 'title: Makan ⟦\u202e⟧tahes'),
  article('an isolate', 'title: Makan\nexcerpt: a ⟦\u2066⟧b'),
  markdown('by its number below the fields', `${FRONT}\nMinum ⟦&#x202E;⟧air, \`&#x202E;\`.\n`),
  markdown('by its number in the title of a link', `${FRONT}\n[Air](/kontak/ "Hubungi ⟦&#8238;⟧kami").\n`),
] satisfies Case[];
