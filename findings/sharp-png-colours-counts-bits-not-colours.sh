#!/usr/bin/env bash
# sharp 0.35.5: `png({ colours: 20 })`, documented as the maximum number of palette entries, makes a palette of many more
# colours: the number only chooses the depth of 1, 2, 4 or 8 bits, so 17 to 256 give the same file, and 5 to 16 another.
# A palette of at most 20 colours is to be had by `quality` only.
# One would have guessed: at most 20 colours, and a smaller file than with 256.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sharp@0.35.5
cat > run.mjs <<'JS'
import sharp from 'sharp';
const [width, height] = [256, 64];
const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (Math.floor(at / 3) % width) >> (at % 3)));
const picture = () => sharp(data, { raw: { width, height, channels: 3 } });
const made = async (options) => {
  const bytes = await picture().png({ palette: true, dither: 0, ...options }).toBuffer();
  const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer();
  const colours = new Set(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)).size;
  return { bytes, colours };
};
const seen = {};
for (const colours of [16, 20, 64, 256]) seen[colours] = await made({ colours });
seen.quality = await made({ quality: 30 });
for (const [asked, { bytes, colours }] of Object.entries(seen)) console.log(asked, 'gives', colours, 'colours,', bytes.length, 'bytes');
const stated =
  seen[20].colours > 20 && seen[20].bytes.equals(seen[256].bytes) && seen[64].bytes.equals(seen[256].bytes) &&
  seen[16].colours <= 16 && seen.quality.colours < seen[256].colours;
process.exit(stated ? 0 : 1);
JS
node run.mjs
