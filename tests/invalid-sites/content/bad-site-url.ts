import { changed, type Case } from '../case.ts';

export default [
  changed('a query', 'site.yaml', 'url: ⟦https://uji.example/?a=1⟧'),
  changed('two slashes', 'site.yaml', 'url: ⟦https://uji.example//situs/⟧'),
  changed('capital letters in the host', 'site.yaml', 'url: ⟦https://Uji.example/⟧', {
    suggestions: ['https://uji.example/'],
  }),
  changed('a page of the site', 'site.yaml', 'url: ⟦https://uji.example/index.html⟧', { suggestions: ['https://uji.example/'] }),
  changed('a page below a base path', 'site.yaml', 'url: ⟦https://uji.example/sehat/index.php/⟧', { suggestions: ['https://uji.example/sehat/'] }),
] satisfies Case[];
