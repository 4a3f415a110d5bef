import { article, type Case } from '../case.ts';

export default [
  article('a space', 'imageUrl: ⟦https://images.unsplash.com/foto 1⟧'),
  article('an account', 'imageUrl: ⟦https://admin:x@images.unsplash.com/1⟧'),
  article('a port', 'imageUrl: ⟦https://images.unsplash.com:8443/1⟧'),
  article('a bare number as host', 'imageUrl: ⟦https://2130706433/1⟧'),
  article('a backslash', 'imageUrl: ⟦https://images.unsplash.com\\@jahat.example/1⟧'),
  article('capital letters in the host', 'imageUrl: ⟦https://IMAGES.unsplash.com/photo-1⟧', {
    suggestions: ['https://images.unsplash.com/photo-1'],
  }),
] satisfies Case[];
