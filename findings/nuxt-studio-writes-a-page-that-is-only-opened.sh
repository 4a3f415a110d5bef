#!/usr/bin/env bash
# nuxt-studio 1.7.0 (@nuxt/content 3.16.1, Nuxt 4.5.2) in development, in Chromium 156 (Debian): who presses "Edit this page" and
# then touches nothing has written the file. Comments of the front matter go, 007 becomes 7, a description is made up of the
# text, the boxes of tasks go, a hard line break becomes `:br`, and a note becomes links that lead nowhere.
# https://github.com/nuxt-content/nuxt-studio/issues/546 has the same with components.
# One would have guessed that a file is written when something in it has been changed.
set -euo pipefail
browser=$(command -v chromium chromium-headless-shell | head -1 || true)
[ -n "$browser" ] || { echo 'needs the Debian package chromium' >&2; exit 2; }
"$browser" --version
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent node@24.21.0 nuxt@4.5.2 @nuxt/content@3.16.1 nuxt-studio@1.7.0 playwright-core@1.65.1
mkdir -p content app/pages public
cat > content/tea.md <<'MD'
---
# Asked by the nurse
title: Tea
code: 007
---

Warm tea is good.[^1]  
Drink slowly.

- [ ] one cup
- [x] two cups

[^1]: Black or green.
MD
cp content/tea.md before.md
cat > content.config.ts <<'TS'
import { defineCollection, defineContentConfig } from '@nuxt/content';
export default defineContentConfig({ collections: { content: defineCollection({ type: 'page', source: '**/*.md' }) } });
TS
cat > nuxt.config.ts <<'TS'
export default defineNuxtConfig({
  modules: ['@nuxt/content', 'nuxt-studio'],
  content: { experimental: { sqliteConnector: 'native' } },
  compatibilityDate: '2026-01-01',
  devtools: { enabled: false },
  telemetry: false,
});
TS
cat > 'app/pages/[...slug].vue' <<'VUE'
<script setup lang="ts">
const route = useRoute();
const { data: page } = await useAsyncData(route.path, () => queryCollection('content').path(route.path).first());
</script>
<template><ContentRenderer v-if="page" :value="page" /></template>
VUE
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
const read = () => readFileSync('content/tea.md', 'utf8');
const before = read();
// The server makes its bundles at the first visits, and may load the page anew.
for (let tries = 0; ; tries += 1) {
  try {
    await page.goto('http://127.0.0.1:4620/tea', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Edit this page' }).click({ timeout: 60_000 });
    break;
  } catch (error) {
    if (tries === 4) throw error;
  }
}
for (let tries = 0; read() === before && tries < 150; tries += 1) await setTimeout(200);
await browser.close();
JS
export NUXT_TELEMETRY_DISABLED=1
node_modules/node/bin/node node_modules/.bin/nuxt dev --no-fork --host 127.0.0.1 --port 4620 > server.log 2>&1 &
server=$!
for _ in $(seq 120); do
  curl -sf http://127.0.0.1:4620/tea > page.html 2>/dev/null && grep -q 'Drink slowly' page.html && break
  sleep 2
done
cmp before.md content/tea.md
timeout 500 node_modules/node/bin/node run.mjs "$browser"
diff before.md content/tea.md | tee difference.txt || true
[ "$(grep -c '^# Asked' content/tea.md)" = 0 ]
grep -qx 'code: 7' content/tea.md
grep -q '^description: ' content/tea.md
grep -qx -- '- one cup' content/tea.md
grep -q ':br$' content/tea.md
[ "$(grep -c '^\[^1\]:' content/tea.md)" = 0 ]
