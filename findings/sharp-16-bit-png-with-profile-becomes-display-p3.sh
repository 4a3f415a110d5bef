#!/usr/bin/env bash
# sharp 0.35.5 (libvips 8.18): a PNG of 16 bits a channel with an sRGB profile, converted to JPEG or to raw pixels, comes
# out with Display P3 numbers and without a profile: rgb(100 200 100) becomes about (125 197 111), so every colour is dull.
# The same picture in 8 bits stays (100 200 100). `toColourspace('srgb')` changes nothing; only
# `withIccProfile('srgb', { attach: false })` gives sRGB.
# One would have guessed: an sRGB picture stays as it is, and output without a profile is sRGB, whatever the depth.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sharp@0.35.5
cat > run.mjs <<'JS'
import sharp from 'sharp';
const green = () => sharp({ create: { width: 32, height: 32, channels: 3, background: 'rgb(100,200,100)' } });
const colour = async (made) => [...(await sharp(await made.toBuffer()).raw({ depth: 'uchar' }).toBuffer()).subarray(0, 3)];
const eight = await green().withIccProfile('srgb').png().toBuffer();
const sixteen = await green().toColourspace('rgb16').withIccProfile('srgb').png().toBuffer();
const seen = {
  '8 bits to JPEG': await colour(sharp(eight).jpeg({ quality: 100, chromaSubsampling: '4:4:4' })),
  '16 bits to JPEG': await colour(sharp(sixteen).jpeg({ quality: 100, chromaSubsampling: '4:4:4' })),
  'profile of that JPEG': (await sharp(await sharp(sixteen).jpeg().toBuffer()).metadata()).hasProfile,
  '16 bits, toColourspace(srgb)': await colour(sharp(sixteen).toColourspace('srgb').png()),
  '16 bits, withIccProfile(srgb)': await colour(sharp(sixteen).withIccProfile('srgb', { attach: false }).png()),
};
console.log(seen);
const isGreen = ([red]) => Math.abs(red - 100) <= 2;
const stated =
  isGreen(seen['8 bits to JPEG']) &&
  !isGreen(seen['16 bits to JPEG']) &&
  !seen['profile of that JPEG'] &&
  !isGreen(seen['16 bits, toColourspace(srgb)']) &&
  isGreen(seen['16 bits, withIccProfile(srgb)']);
process.exit(stated ? 0 : 1);
JS
node run.mjs
