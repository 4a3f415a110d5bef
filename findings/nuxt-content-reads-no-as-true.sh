#!/usr/bin/env bash
# @nuxt/content 3.16.1 with Nuxt 4.5.2: a page with `draft: no`, in a collection whose schema says that `draft` is a boolean,
# comes out of a query with `draft: true`, and so does one with `draft: off`. Its YAML is 1.2, where `no` is a text; a text
# that is not empty becomes true on its way into the database, and the schema is not asked.
# One would have guessed false, as YAML 1.1 and so many other generators read it, or else a message.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent node@24.21.0 nuxt@4.5.2 @nuxt/content@3.16.1 zod@4.3.6
mkdir -p content app/pages
for value in no off false yes; do printf -- '---\ntitle: Tea\ndraft: %s\n---\nText.\n' "$value" > "content/$value.md"; done
cat > content.config.ts <<'TS'
import { defineCollection, defineContentConfig } from '@nuxt/content';
import { z } from 'zod';
export default defineContentConfig({
  collections: {
    content: defineCollection({ type: 'page', source: '*.md', schema: z.object({ draft: z.boolean() }) }),
  },
});
TS
cat > nuxt.config.ts <<'TS'
export default defineNuxtConfig({
  modules: ['@nuxt/content'],
  content: { experimental: { sqliteConnector: 'native' } },
  compatibilityDate: '2026-01-01',
  devtools: { enabled: false },
  telemetry: false,
});
TS
cat > app/pages/index.vue <<'VUE'
<script setup lang="ts">
const { data } = await useAsyncData('all', () => queryCollection('content').select('path', 'draft').order('path', 'ASC').all());
</script>
<template><p>drafts: {{ data.map(({ path, draft }) => `${path}=${draft}`).join(' ') }}</p></template>
VUE
export NUXT_TELEMETRY_DISABLED=1
node_modules/node/bin/node node_modules/.bin/nuxt dev --no-fork --host 127.0.0.1 --port 4619 > server.log 2>&1 &
server=$!
for _ in $(seq 120); do
  curl -sf http://127.0.0.1:4619/ > page.html 2>/dev/null && grep -q 'drafts: /' page.html && break
  sleep 2
done
grep -o 'drafts: [^<]*' page.html | head -1 | tee seen.txt
grep -qx 'drafts: /false=false /no=true /off=true /yes=true' seen.txt
