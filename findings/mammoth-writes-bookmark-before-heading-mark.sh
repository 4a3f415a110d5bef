#!/usr/bin/env bash
# mammoth 1.13.0, convertToMarkdown(): a heading that holds a bookmark, as Word gives every heading of a table of contents,
# becomes `<a id="part"></a># Title`. In CommonMark (markdown-it 14.1.0) that is a paragraph which shows the #.
# One would have guessed `# <a id="part"></a>Title`, with the anchor behind the mark.
# The document is made by the Debian package pandoc (2.17 or newer).
set -euo pipefail
pandoc --version | head -1 | grep -E 'pandoc (2\.(1[7-9]|[2-9])|[3-9])'
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent mammoth@1.13.0 markdown-it@14.1.0
printf '# Title {#part}\n\nText with a [link](#part).\n' | pandoc -f markdown -o a.docx
cat > run.cjs <<'JS'
const mammoth = require('mammoth');
const MarkdownIt = require('markdown-it');
mammoth.convertToMarkdown({ path: 'a.docx' }).then(({ value }) => {
  const html = new MarkdownIt({ html: true }).render(value);
  console.log(value, html);
  process.exit(value.startsWith('<a id="part"></a># Title') && !html.includes('<h1') && html.includes('# Title') ? 0 : 1);
});
JS
node run.cjs
