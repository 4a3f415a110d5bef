import type { Case } from '../case.ts';

export default [
  { name: 'one', files: { 'addresses.txt': '⟦⟧/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n' } },
  { name: 'the list of a category', files: { 'addresses.txt': '⟦⟧/\n/artikel/\n/artikel/jalan/\n/kontak/\n/penafian/\n' } },
  { name: 'all', files: { 'addresses.txt': '⟦⟧' } },
  { name: 'behind a note', files: { 'addresses.txt': '⟦⟧# Alamat yang pernah terbit.\n/\n' } },
] satisfies Case[];
