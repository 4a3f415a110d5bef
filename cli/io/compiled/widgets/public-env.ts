/** Environment variables that browsers get. */

export const publicNames = (): string[] =>
  Object.keys(process.env)
    .filter((name) => /^PUBLIC_\w+$/.test(name))
    .sort();

/** @returns the values that browsers get, as text that changes with them */
export const publicValues = (): string =>
  JSON.stringify(publicNames().map((name) => [name, process.env[name]]));
