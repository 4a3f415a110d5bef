import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('stars that draw a line', `${FRONT}\n${'* '.repeat(50_000)}⟦*⟧\n`),
  markdown('addresses one after another', `${FRONT}\n${'https://a.id '.repeat(10_000)}https⟦:⟧//a.id\n`),
] satisfies Case[];
