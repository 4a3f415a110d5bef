import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('bold lines', `${FRONT}\n⟦**Mengapa air penting**⟧\n\nTeks.\n\n**Tanda kurang air**\n\nTeks.\n`),
  markdown('capital letters', `${FRONT}\n⟦MENGAPA AIR PENTING⟧\n\nTeks.\n\nTANDA KURANG AIR\n\nTeks.\n`),
  markdown('numbers of parts', `${FRONT}\n⟦1.1 Latar⟧\n\nTeks.\n\n1.2 Tujuan\n\nTeks.\n`),
  markdown('letters of parts', `${FRONT}\n⟦A. Pendahuluan⟧\n\nTeks.\n\nB. Isi\n\nTeks.\n`),
  markdown('a sign without a space', `${FRONT}\n⟦#Mengapa air penting⟧\n\nTeks.\n`),
] satisfies Case[];
