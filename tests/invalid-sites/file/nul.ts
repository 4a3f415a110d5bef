import { article, type Case, file } from '../case.ts';

export default [
  article('inside a value', 'title: Makan⟦\0⟧sehat'),
  article('a run of them', 'title: Makan\nexcerpt: a⟦\0\0\0⟧b'),
  file('in the list of addresses', 'addresses.txt', '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/\n/lama⟦\0⟧/\n'),
] satisfies Case[];
