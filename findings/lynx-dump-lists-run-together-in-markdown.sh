#!/usr/bin/env bash
# lynx 2.9.0dev.12 (Debian bookworm, package lynx): `lynx -dump` writes the items of a list as `     * item`, and those of a
# numbered one as `    1. item`, marks that Markdown knows, right below the text that announces them. Indented by four spaces
# or more they cannot end a paragraph, so CommonMark joins all items to that text.
# One would have guessed that lines with `*` and `1.` below a text are a list, or at worst a block of code.
set -euo pipefail
dpkg-query -W -f '${Version}\n' lynx | grep -q '^2\.9\.0dev\.12' || { echo 'needs Debian lynx 2.9.0dev.12' >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent commonmark@0.31.2
echo '<p>Take along:</p><ul><li>shoes</li><li>water</li></ul><p>Then:</p><ol><li>walk</li><li>rest</li></ol>' > list.html
lynx -dump -nolist list.html | tee list.txt
cat > try.cjs <<'JS'
const { Parser, HtmlRenderer } = require('commonmark');
const html = new HtmlRenderer().render(new Parser().parse(require('node:fs').readFileSync('list.txt', 'utf8')));
console.log(html);
if (/<(?:[uo]l|code)>/.test(html) || !/<p>Take along:\s+\* shoes\s+\* water<\/p>/.test(html))
  throw new Error('not as stated');
JS
node try.cjs
