// Replaces js-yaml in the compiled command: gray-matter loads it, but senja reads YAML only with `yaml`.
const refuse = () => {
  throw new Error('front matter is read by the yaml package');
};

export const safeLoad = refuse;
export const safeDump = refuse;
