#!/usr/bin/env bash
# @sveltia/cms 0.221.1, local repository, in Chromium 156 (Debian): who changes nothing but
# the title of an entry saves another body as well. Emphasis, strong text and tildes get other signs, cells lose their
# padding, and the columns of a table lose their alignment, which changes what readers see.
# decap-cms 3.16.3, whose configuration it takes, leaves a body as it is until somebody edits it.
# One would have guessed: a field that nobody edits is written as it was read.
set -euo pipefail
browser=$(command -v chromium chromium-headless-shell | head -1 || true)
[ -n "$browser" ] || { echo 'needs the Debian package chromium' >&2; exit 2; }
"$browser" --version
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @sveltia/cms@0.221.1 playwright-core@1.65.1
cat > tea.md <<'MD'
---
title: Tea
---
Warm *tea* is __good__, ~15 minutes after lunch, ~20 in winter.

| Day | Cups |
|:----|-----:|
| Mon |    2 |
MD
cat > config.yml <<'YAML'
backend: { name: github, repo: a/b, branch: main }
media_folder: images
collections:
  - name: notes
    label: Notes
    folder: notes
    fields:
      - { label: Title, name: title, widget: string }
      - { label: Body, name: body, widget: markdown }
YAML
echo '<!doctype html><meta charset="utf-8"><link href="config.yml" type="text/yaml" rel="cms-config-url"><script src="cms/sveltia-cms.js"></script>' > index.html
ln -s node_modules/@sveltia/cms/dist cms
cat > run.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { chromium } from 'playwright-core';

const TYPES = { html: 'text/html', js: 'text/javascript', yml: 'text/yaml' };
const server = http.createServer(({ url }, response) => {
  const name = url === '/' ? 'index.html' : url.slice(1).split(/[?#]/)[0];
  try {
    const bytes = readFileSync(name);
    response.writeHead(200, { 'Content-Type': TYPES[name.split('.').at(-1)] ?? 'application/octet-stream' }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const site = `http://localhost:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
// The folder that is chosen is one of the browser's own, so that nobody has to choose.
await page.addInitScript(() => {
  window.showDirectoryPicker = async () =>
    (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true });
  FileSystemHandle.prototype.requestPermission = async () => 'granted';
  FileSystemHandle.prototype.queryPermission = async () => 'granted';
});
const inFile = (text) =>
  page.evaluate(async (written) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('repository', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    const file = await (await root.getDirectoryHandle('notes', { create: true })).getFileHandle('tea.md', { create: true });
    if (written === null) return (await file.getFile()).text();
    const stream = await file.createWritable();
    await stream.write(written);
    await stream.close();
    return written;
  }, text);
await page.goto(`${site}nothing`);
const before = await inFile(readFileSync('tea.md', 'utf8'));
await page.goto(site);
await page.getByRole('button', { name: /local/i }).first().click();
await page.getByText('Notes').first().waitFor();
await page.goto(`${site}#/collections/notes/entries/tea`);
await page.getByRole('textbox', { name: /title/i }).first().fill('Tea at noon');
await page.waitForTimeout(1000);
await page.getByRole('button', { name: /^save/i }).first().click();
for (let tries = 0; (await inFile(null)) === before && tries < 50; tries += 1) await page.waitForTimeout(200);
writeFileSync('after.md', await inFile(null));
await browser.close();
server.close();
JS
timeout 180 node run.mjs "$browser"
diff tea.md after.md | tee difference.txt || true
grep -qx 'title: Tea at noon' after.md
grep -qx 'Warm _tea_ is \*\*good\*\*, \\~15 minutes after lunch, \\~20 in winter\.' after.md
grep -qx '| --- | --- |' after.md
