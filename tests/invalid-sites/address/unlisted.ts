import type { Case } from '../case.ts';

export default [
  { name: 'one', files: { 'addresses.txt': '⟦⟧/\n/artikel/jalan/\n/kontak/\n' } },
  { name: 'all', files: { 'addresses.txt': '⟦⟧' } },
  { name: 'behind a note', files: { 'addresses.txt': '⟦⟧# Alamat yang pernah terbit.\n/\n' } },
] satisfies Case[];
