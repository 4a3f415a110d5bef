// For `node --require`: prints to standard error, at the end, which articles have been opened.
const fs = require('node:fs');

const { openSync } = fs;
const opened = new Set();
fs.openSync = (file, ...rest) => {
  const [article] = /articles\/[^/]+$/.exec(String(file)) ?? [];
  if (article) opened.add(article);
  return openSync(file, ...rest);
};
process.on('exit', () => process.stderr.write(`opened: ${JSON.stringify([...opened])}\n`));
