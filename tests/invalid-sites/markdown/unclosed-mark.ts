import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a space inside italics', `${FRONT}\nMinum ⟦*air *putih⟧.\n`),
  markdown('two stars', `${FRONT}\nMinum ⟦**⟧air putih.\n`),
  markdown('a space inside', `${FRONT}\nMinum ⟦** air**⟧ putih.\n`),
  markdown('spaces inside', `${FRONT}\nMinum ⟦**⟧ air ** putih.\n`),
  markdown('one star too few', `${FRONT}\nMinum ⟦**⟧air* putih.\n`),
  markdown('underscores', `${FRONT}\nMinum ⟦__⟧air putih.\n`),
  markdown('in a heading', `${FRONT}\n## Minum ⟦**⟧air\n`),
  markdown('in a cell', `${FRONT}\n| a **b** | c ⟦**⟧d |\n|---|---|\n| e \\| ⟦**⟧f | g |\n`),
  markdown('in a link', `${FRONT}\n[Minum ⟦**⟧air](/kontak/)\n`),
  markdown('behind marks that are right', `${FRONT}\n**a** *b* **c** dan **d** lalu ⟦**⟧e\n`),
  markdown('in a list in a quote, on its second line', `${FRONT}\n> - **Satu** dua\n>   tiga ⟦**⟧empat\n`),
  markdown('behind code and escapes', `${FRONT}\n\`**\` \\*\\* ⟦**⟧air\n`),
  markdown('a word right behind a colon', `${FRONT}\n⟦**Penting:**Minum⟧ air.\n`),
  markdown('the same in italics', `${FRONT}\n⟦*Penting:*Minum⟧ air.\n`),
  markdown('quotation marks inside', `${FRONT}\n⟦**"kata"**nya⟧\n`),
  markdown('underscores in a word', `${FRONT}\n⟦__kata__nya⟧\n`),
  markdown('a backtick', `${FRONT}\nTekan ⟦\`⟧Mulai lalu tunggu.\n`),
  markdown('two backticks of one kind and one of another', `${FRONT}\nTekan \`a\` dan ⟦\`\`⟧Mulai.\n`),
  markdown('a backtick behind code', `${FRONT}\nTekan \`a\` lalu ⟦\`⟧Mulai.\n`),
] satisfies Case[];
