/** @returns a relative path as a URI reference; `#` and `?` are ordinary characters in file names */
export const uriOf = (path: string): string =>
  // A name with a lone surrogate, which some systems allow, has no URI.
  path
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
