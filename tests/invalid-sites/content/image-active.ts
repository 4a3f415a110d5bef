import { article, bytes, type Case, FRONT, markdown } from '../case.ts';

const SCRIPT = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const withDrawing = (sample: Case, name: string, content = SCRIPT): Case => ({
  ...sample,
  files: { ...sample.files, [name]: bytes(content) },
  asIs: true,
});

export default [
  withDrawing(article('in a field', 'imageUrl: ⟦images/logo.svg⟧\nimageAlt: Logo'), 'images/logo.svg'),
  withDrawing(article('called a picture', 'imageUrl: ⟦images/logo.png⟧\nimageAlt: Logo'), 'images/logo.png'),
  withDrawing(
    markdown('in a body', `${FRONT}\n![Logo](⟦logo.svg⟧)\n`),
    'articles/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://lain.example/a.png"/></svg>',
  ),
] satisfies Case[];
