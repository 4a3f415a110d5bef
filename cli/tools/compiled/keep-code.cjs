// Builds a site, and stores V8's compiled code of the command: in this process, that is what builds call, and no more.
const path = require('node:path');
const { loadCommand } = require('../load.cjs');

const root = path.join(__dirname, '../../../');
const { exit } = process;
const { main, keepCompiled } = loadCommand(root);
main(process.argv.slice(2), root)
  .then(keepCompiled)
  // Another compiler may have moved the folder.
  .then(() => exit(), exit);
