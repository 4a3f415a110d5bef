#!/usr/bin/env bash
# Chromium (Debian's package chromium, seen with 156): the orientation in Exif turns a JPEG, and a PNG by its eXIf chunk,
# but not a WebP with the very same Exif. sharp 0.35.5 turns all three (`autoOrient`, and `metadata().autoOrient` gives
# the turned size), so a WebP that is published as it is, with the size that sharp reports, is shown squeezed.
# One would have guessed: `image-orientation: from-image` means every format that carries Exif, or JPEG alone.
set -euo pipefail
command -v chromium >/dev/null || { echo 'needs the Debian package chromium' >&2; exit 2; }
dpkg-query -W -f '${Package} ${Version}\n' chromium
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sharp@0.35.5
cat > run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
for (const format of ['jpeg', 'png', 'webp']) {
  const made = sharp({ create: { width: 120, height: 80, channels: 3, background: '#36c' } });
  const bytes = await made.withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  writeFileSync(`a.${format}`, bytes);
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  console.log(`sharp a.${format} ${width}x${height}`);
}
JS
node run.mjs | tee sharp.txt
cat > page.html <<'HTML'
<!doctype html><img src="a.jpeg"><img src="a.png"><img src="a.webp"><p id="seen"></p>
<script>onload = () => { seen.textContent = [...document.images].map((one) => `${one.getAttribute('src')} ${one.naturalWidth}x${one.naturalHeight}`).join('; ') + ';'; };</script>
HTML
timeout 120 chromium --headless --no-sandbox --disable-gpu --allow-file-access-from-files --user-data-dir="$folder/profile" \
  --virtual-time-budget=20000 --dump-dom "file://$folder/page.html" 2>/dev/null | grep -o '<p id.*</p>' | tee chromium.txt
test "$(grep -c 80x120 sharp.txt)" = 3
grep -q 'a.jpeg 80x120; a.png 80x120; a.webp 120x80;' chromium.txt
