#!/usr/bin/env bash
# tinacms 3.14.1 with @tinacms/cli 3.1.0, local mode, in Chromium 156 (Debian): an entry whose body has a link of the form
# `[guide][1]` can be opened and its title typed into, but "Save" stays off, for every field. The body says "Unable to parse
# rich-text". The same link as `[guide](…)` can be saved.
# One would have guessed that such a link, which is as old as Markdown, is read, or else left alone while the title is edited.
set -euo pipefail
browser=$(command -v chromium chromium-headless-shell | head -1 || true)
[ -n "$browser" ] || { echo 'needs the Debian package chromium' >&2; exit 2; }
"$browser" --version
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --legacy-peer-deps \
  node@24.21.0 tinacms@3.14.1 @tinacms/cli@3.1.0 react@18.3.1 react-dom@18.3.1 playwright-core@1.65.1
mkdir -p tina notes public
printf -- '---\ntitle: Tea\n---\n\nSee the [guide][1].\n\n[1]: https://example.com/guide\n' > notes/reference.md
printf -- '---\ntitle: Tea\n---\n\nSee the [guide](https://example.com/guide).\n' > notes/inline.md
cat > tina/config.ts <<'TS'
import { defineConfig } from 'tinacms';
export default defineConfig({
  branch: 'main',
  clientId: null,
  token: null,
  build: { outputFolder: 'admin', publicFolder: 'public' },
  media: { tina: { mediaRoot: 'images', publicFolder: 'public' } },
  schema: {
    collections: [
      {
        name: 'note',
        label: 'Notes',
        path: 'notes',
        format: 'md',
        fields: [
          { type: 'string', name: 'title', label: 'Title', isTitle: true, required: true },
          { type: 'rich-text', name: 'body', label: 'Body', isBody: true, parser: { type: 'markdown' } },
        ],
      },
    ],
  },
});
TS
cat > run.mjs <<'JS'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
page.setDefaultTimeout(120_000);
await page.goto('http://localhost:4001/admin/index.html');
await page.getByRole('button', { name: 'Enter Edit Mode' }).click();
for (const name of ['inline', 'reference']) {
  await page.goto('about:blank');
  await page.goto(`http://localhost:4001/admin/index.html#/collections/edit/note/${name}`);
  await page.locator('input[name="title"]').fill('Tea at noon');
  await page.waitForTimeout(3000);
  const canSave = await page.getByRole('button', { name: /^save/i }).first().isEnabled();
  const unread = await page.getByText('Unable to parse rich-text').count();
  console.log(`${name}: ${canSave ? 'can be saved' : 'cannot be saved'}${unread > 0 ? ', Unable to parse rich-text' : ''}`);
}
await browser.close();
JS
node_modules/node/bin/node node_modules/.bin/tinacms dev --noTelemetry --command 'sleep 600' > server.log 2>&1 &
server=$!
for _ in $(seq 120); do
  curl -s -o /dev/null http://localhost:4001/graphql && break
  sleep 2
done
timeout 900 node_modules/node/bin/node run.mjs "$browser" | tee seen.txt
grep -qx 'inline: can be saved' seen.txt
grep -qx 'reference: cannot be saved, Unable to parse rich-text' seen.txt
