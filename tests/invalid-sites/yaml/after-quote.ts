import { article, type Case } from '../case.ts';

export default [
  article('an apostrophe', "title: 'Jum'⟦at pagi'⟧"),
  article('words after the quote', 'title: "Makan" ⟦sehat⟧'),
  article('words between two in quotes', 'title: "Makan" ⟦dan "minum"⟧'),
  article('a comma', 'title: "Makan"⟦,⟧'),
] satisfies Case[];
