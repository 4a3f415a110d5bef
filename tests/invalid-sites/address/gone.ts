import { FRONT, type Case } from '../case.ts';

const list = (...more: string[]): string => ['/', '/artikel/', '/artikel/jalan/', '/kategori/gerakan-ringan/', '/kontak/', '/penafian/', ...more].join('\n');
const article = (name: string): Record<string, string> => ({ [`articles/${name}.md`]: `${FRONT.replace('Judul', name)}\nIsi.\n` });

export default [
  { name: 'a page', files: { 'addresses.txt': list('⟦/lama/⟧') } },
  { name: 'twice in the list', files: { 'addresses.txt': list('⟦/lama/⟧', '/lama/') } },
  { name: 'nothing new is like it', files: { 'addresses.txt': list('⟦/artikel/madu/⟧'), ...article('09-teh') }, besides: 'address/unlisted', asIs: true },
  { name: 'a list', files: { 'addresses.txt': list('⟦/kategori/tidur/⟧') } },
  { name: 'two are alike', files: { 'addresses.txt': list('⟦/artikel/teh/⟧'), ...article('08-teh-jahe'), ...article('09-teh-hijau') }, besides: 'address/unlisted', asIs: true },
] satisfies Case[];
