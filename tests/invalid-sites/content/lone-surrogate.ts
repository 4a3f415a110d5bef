import { article, type Case } from '../case.ts';

export default [
  article('half of a pair', 'title: "Senja ⟦\\uD83C⟧"'),
  article('the other half', 'excerpt: "⟦\\uDF05⟧ senja"'),
  article('in eight digits', 'title: "Senja ⟦\\U0000D83C⟧ sore"'),
  article('behind a whole pair and a backslash', 'title: "\\uD83C\\uDF05 \\\\uD83C ⟦\\ud83c⟧"'),
  article('where nothing else would be visible', 'title: "⟦\\uD83C⟧"'),
  article('in a choice', 'category: "Makanan Sehat⟦\\uD83C⟧"'),
  article('in a list', 'sources:\n  - "⟦\\uD83C⟧"\n  - title: "Kemenkes ⟦\\uD83C⟧"'),
  article('in the name of a field', '⟦"auth\\uD83Cor"⟧: Laras'),
] satisfies Case[];
