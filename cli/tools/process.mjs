// Stands in for the `process` that `yaml` loads in the compiled command. It asks at every token whether to print it,
// which costs as much as reading the token, and would print it among what senja says.
export const env = {};
export const emitWarning = (warning) => process.emitWarning(warning);
