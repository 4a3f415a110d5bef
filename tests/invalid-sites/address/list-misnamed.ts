import type { Case } from '../case.ts';

const LIST = '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n/kontak/\n/penafian/\n';
const misnamed = (name: string, others: Case['files'] = {}): Case => ({
  name: `${name}${Object.keys(others).length > 0 ? ' beside the list' : ''}`,
  files: { [name]: LIST, ...others },
  at: { file: name, line: 1, column: 1 },
  asIs: true,
});

export default [
  ...['Addresses.txt', 'ADDRESSES.TXT', 'addresses', 'addresses.txt.txt', 'addresses.txt '].map((name) => misnamed(name)),
  misnamed('Addresses.txt', { 'addresses.txt': LIST }),
] satisfies Case[];
