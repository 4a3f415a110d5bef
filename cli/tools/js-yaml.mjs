// Stands in for js-yaml in the compiled command: gray-matter loads it, and senja reads YAML with `yaml` alone.
const refuse = () => {
  throw new Error('front matter is read by the yaml package');
};

export const safeLoad = refuse;
export const safeDump = refuse;
