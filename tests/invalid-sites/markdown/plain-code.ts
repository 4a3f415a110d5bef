import { FRONT, markdown, type Case } from '../case.ts';

const fence = (info: string, code = 'a'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

export default [
  markdown('a diagram of Mermaid', `${FRONT}\n${fence('⟦mermaid⟧', 'graph TD')}`),
  markdown('a diagram of Graphviz', `${FRONT}\n${fence('⟦dot⟧', 'graph {}')}`),
  markdown('numbers of VitePress', `${FRONT}\n${fence('js⟦:line-numbers=5⟧ {2}')}`),
  markdown('numbers of Docusaurus', `${FRONT}\n${fence('js ⟦showLineNumbers⟧')}`),
  markdown('a mark of Shiki', `${FRONT}\n${fence('js', 'a // ⟦[!code ++]⟧')}`),
  markdown('a comment of Docusaurus', `${FRONT}\n${fence('js', '⟦// highlight-next-line⟧\na')}`),
  markdown('a comment of Docusaurus in JSX', `${FRONT}\n${fence('jsx', 'a\n  ⟦{/* highlight-start */}⟧\nb')}`),
  markdown('commands of Docusaurus', `${FRONT}\n${fence('bash ⟦npm2yarn⟧')}`),
  markdown('a mark within a list', `${FRONT}\n- Teks\n\n  \`\`\`sh\n  a # ⟦[!code focus]⟧\n  \`\`\`\n`),
  markdown('a group of VitePress', `${FRONT}\n::: ⟦code-group⟧\n${fence('js [a.js]')}:::\n`),
  markdown('a word of Shiki', `${FRONT}\n${fence('ts ⟦twoslash⟧')}`),
  markdown('additions of Starlight', `${FRONT}\n${fence('ts ⟦ins={2-3}⟧')}`),
  markdown('lines of Hugo', `${FRONT}\n${fence('go {⟦linenos=table⟧,hl_lines=[8]}')}`),
] satisfies Case[];
