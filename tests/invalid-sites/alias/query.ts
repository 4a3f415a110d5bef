import { article, type Case } from '../case.ts';

export default [article('an address of WordPress', "aliases: [/lama/, ⟦'/?p=123'⟧]")] satisfies Case[];
