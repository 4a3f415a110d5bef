// For `node --require` of a process of `commandRunner`: each command's standard error ends with the articles it has opened.
const fs = require('node:fs');

const { openSync } = fs;
const opened = new Set();
fs.openSync = (file, ...rest) => {
  const [article] = /articles\/[^/]+$/.exec(String(file)) ?? [];
  if (article) opened.add(article);
  return openSync(file, ...rest);
};
globalThis.afterCommand = () => {
  process.stderr.write(`opened: ${JSON.stringify([...opened])}\n`);
  opened.clear();
};
