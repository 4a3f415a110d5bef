// For `node --require`: prints to standard error when the picture library is loaded.
const Module = require('node:module');

const load = Module._load;
Module._load = function (request, ...rest) {
  if (request === 'sharp') process.stderr.write('sharp is loaded\n');
  return load.call(this, request, ...rest);
};
