import { article, changed, type Case } from '../case.ts';

export default [
  changed('a phone number', 'pages/kontak.yaml', 'phone: ⟦02155501234⟧'),
  article('a title', 'title: ⟦007⟧'),
] satisfies Case[];
