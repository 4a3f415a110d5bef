import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('apostrophes in two words', `${FRONT}\nHari Jum⟦\`at membaca Al-Qur\`⟧an.\n`),
  markdown('behind code', `${FRONT}\nTekan \`a\` Jum⟦\`at, Ma\`⟧ruf.\n`),
] satisfies Case[];
