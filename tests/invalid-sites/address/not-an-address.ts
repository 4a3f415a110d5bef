import type { Case } from '../case.ts';

const list = (line: string): string => `/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n${line}\n/kontak/\n/penafian/\n`;

export default [
  { name: 'no slash behind', files: { 'addresses.txt': list('⟦/kontak⟧') } },
  { name: 'a whole address', files: { 'addresses.txt': list('⟦https://uji.example/kontak/⟧') }, suggestions: ['/kontak/'] },
  { name: 'behind spaces', files: { 'addresses.txt': list('  ⟦tentang kami⟧') } },
  { name: 'an item of a list', files: { 'addresses.txt': list('⟦- /penafian/?a#b⟧') }, suggestions: ['/penafian/'] },
] satisfies Case[];
