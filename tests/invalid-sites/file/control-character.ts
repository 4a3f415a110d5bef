import { article, type Case } from '../case.ts';

export default [
  article('an escape', 'title: Makan⟦\u001b⟧[31m sehat'),
  article('a line separator', 'title: Makan⟦\u2028⟧sehat'),
  article('a lone carriage return', 'title: Makan⟦\r⟧sehat', { asIs: true }),
] satisfies Case[];
