export const TERMS = new Map([['CSP', 'Content Security Policy']]);
