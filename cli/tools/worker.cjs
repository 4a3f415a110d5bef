// Starts the other thread of the command.
const path = require('node:path');
const { loadCommand } = require('./load.cjs');

loadCommand(path.join(__dirname, '../../'))?.startWorker();
