import type { Case } from '../case.ts';

const list = (line: string): string => `/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n${line}\n/kontak/\n/penafian/\n`;

export default [
  { name: 'no slash behind', files: { 'addresses.txt': list('⟦/kontak⟧') } },
  { name: 'a whole address', files: { 'addresses.txt': list('⟦https://uji.example/kontak/⟧') }, suggestions: ['/kontak/'] },
  { name: 'behind spaces', files: { 'addresses.txt': list('  ⟦tentang kami⟧') } },
  { name: 'an item of a list', files: { 'addresses.txt': list('⟦- /penafian/?a#b⟧') }, suggestions: ['/penafian/'] },
  { name: 'between quotes, before a comma', files: { 'addresses.txt': list('⟦"/kontak/",⟧') }, suggestions: ['/kontak/'] },
  { name: 'a site alone', files: { 'addresses.txt': list('⟦https://uji.example⟧') }, suggestions: ['/'] },
  { name: 'without https', files: { 'addresses.txt': list('⟦www.uji.example/kontak/⟧') }, suggestions: ['/kontak/'] },
  { name: 'as Windows writes paths', files: { 'addresses.txt': list('⟦\\kontak\\⟧') }, suggestions: ['/kontak/'] },
  { name: 'the name of a file', files: { 'addresses.txt': list('⟦penafian.html⟧') }, suggestions: ['/penafian/'] },
  { name: 'a page in other case', files: { 'addresses.txt': list('⟦/Kontak/⟧') }, suggestions: ['/kontak/'] },
] satisfies Case[];
