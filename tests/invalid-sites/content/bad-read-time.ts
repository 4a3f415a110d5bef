import { article, type Case } from '../case.ts';

export default [
  article('an abbreviation', 'readTime: ⟦7 min⟧', { suggestions: ['7 menit'] }),
  article('a number', 'readTime: ⟦7⟧', { suggestions: ['7 menit'] }),
  article('a time', 'readTime: ⟦7:30⟧'),
  article('capitals', 'readTime: ⟦7 Menit⟧', { suggestions: ['7 menit'] }),
  article('nothing', 'readTime: ⟦0 menit⟧'),
] satisfies Case[];
