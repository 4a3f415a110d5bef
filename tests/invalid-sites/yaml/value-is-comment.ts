import { article, type Case } from '../case.ts';

export default [
  article('a number sign in front', '⟦title⟧: #1 dari lima cara sehat'),
  article('in the second field', 'title: Judul\n⟦excerpt⟧:   # nanti diisi'),
] satisfies Case[];
