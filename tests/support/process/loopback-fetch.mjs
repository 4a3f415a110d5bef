// Preloaded into a command: redirects every fetch to LOOPBACK, by host and path: /foto.example/a.jpg.
const { LOOPBACK } = process.env;
const real = globalThis.fetch;

globalThis.fetch = (address, init) => {
  const { host, pathname, search } = new URL(address);
  return real(`${LOOPBACK}/${host}${pathname}${search}`, init);
};
