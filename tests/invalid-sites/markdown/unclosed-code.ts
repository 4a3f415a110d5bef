import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('one', `${FRONT}\nTekan ⟦\`⟧Mulai lalu tunggu.\n`),
  markdown('two of one kind and one of another', `${FRONT}\nTekan \`a\` dan ⟦\`\`⟧Mulai.\n`),
  markdown('behind code', `${FRONT}\nTekan \`a\` lalu ⟦\`⟧Mulai.\n`),
] satisfies Case[];
