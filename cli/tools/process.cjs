// Stands in for the module `process` in the compiled command, with an empty environment. `yaml` asks that at every token
// whether to print it: the asking is a fifth of its work, and what it printed would stand among what senja says.
module.exports = Object.create(process, { env: { value: {} } });
