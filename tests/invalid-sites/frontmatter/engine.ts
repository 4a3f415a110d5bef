import { markdown, type Case } from '../case.ts';

export default [
  markdown('JavaScript', '⟦---js⟧\n{ title: process.exit(9) }\n---\n\nIsi.\n'),
  markdown('JavaScript with a space, in capitals', '⟦--- JS⟧\n{ title: process.exit(9) }\n---\n\nIsi.\n'),
  markdown('JSON', '⟦---json⟧\n{ "title": "Judul" }\n---\n\nIsi.\n'),
  markdown('CoffeeScript after a byte-order mark', '\ufeff⟦---coffee⟧\ntitle: 1\n---\n\nIsi.\n'),
] satisfies Case[];
