// Starts the other thread of the command.
const path = require('node:path');
const { workerData } = require('node:worker_threads');
const { loadCommand } = require('./load.cjs');

loadCommand(path.join(__dirname, '../../'), { cache: workerData.cache })?.startWorker();
