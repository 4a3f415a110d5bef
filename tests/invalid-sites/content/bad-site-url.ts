import { changed, type Case } from '../case.ts';

export default [
  changed('a query', 'site.yaml', 'url: ⟦https://uji.example/?a=1⟧'),
  changed('two slashes', 'site.yaml', 'url: ⟦https://uji.example//situs/⟧'),
  changed('capital letters in the host', 'site.yaml', 'url: ⟦https://Uji.example/⟧', {
    suggestions: ['https://uji.example/'],
  }),
] satisfies Case[];
