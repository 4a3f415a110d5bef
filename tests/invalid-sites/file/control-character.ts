import { article, type Case } from '../case.ts';

export default [
  article('an escape', 'title: Makan⟦\u001b⟧[31m sehat'),
  article('a line separator', 'title: Makan⟦\u2028⟧sehat'),
  article('a lone carriage return', 'title: Makan⟦\r⟧sehat', { asIs: true }),
  article('a quote read in a wrong encoding, once for all', 'title: Kata ⟦â\u0080\u009c⟧sehatâ\u0080\u009d'),
  article('only the last part of a quote is invisible', 'title: Kata â€œsehat⟦â€\u009d⟧'),
  article('a line break of a word processor', 'title: Makan⟦\u000b⟧sehat'),
  article('a hyphen of a word processor', 'title: Anak⟦\u001e⟧anak'),
] satisfies Case[];
