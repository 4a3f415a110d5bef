import { article, type Case } from '../case.ts';

export default [
  article('brackets', 'title: ⟦[Penting] Makan sehat⟧'),
  article('an at sign', 'author: ⟦@laras⟧'),
  article('a per cent sign', 'title: ⟦%50 lebih sehat⟧'),
  article('a back quote', 'title: ⟦`Makan` sehat⟧'),
  article('asterisks', 'title: ⟦*Penting* makan sehat⟧'),
  article('a dash', 'title: ⟦- Makan sehat⟧'),
  article('a greater-than sign', 'title: ⟦> 60 tahun⟧'),
  article('braces', 'title: ⟦{Penting} makan⟧'),
  article('template syntax', 'title: ⟦{{ judul }}⟧'),
  article('a character by its name', 'title: ⟦&ldquo;Makan&rdquo; sehat⟧'),
  article('an item on the line of its name', 'author: ⟦- Siti⟧\n  - Budi'),
] satisfies Case[];
