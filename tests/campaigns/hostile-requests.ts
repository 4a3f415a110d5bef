/** Hostile requests, generated from a number. */

/** Numbers below 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const words = (text: string): string[] => text.trim().split(/[ \n]+/);
const lines = (text: string): string[] => text.trim().split(/\n */);

/** Parts of a path with a meaning for a server, a disk, or a browser that follows a redirect. */
const PIECES = [
  ...words(`/ // /./ /../ \\ .. . ~ % %zz %u002f %00 %0d%0a %20 %7f %ff \xff ? ?a=b # ;x=1
    %2f %2F %5c %2e %2e%2e ..%2f ..%5c %252e%252e%252f %c0%ae %e0%80%af evil.example @evil.example
    kontak kontak/ index.html 404.html assets/ robots.txt @senja/dev.js @senja/events @senja/events?page=/ @senja/fix CON NUL index.html::$DATA
    luar luar/ rahasia.txt tautan tautan/rahasia.txt tautan.txt pipa .rahasia .git/config .senja.json _headers`),
  ...['a'.repeat(300), 'a/'.repeat(600), 'x'.repeat(5000)],
];

/** Complete targets that have broken servers before, and plain ones to combine with hostile headers. */
const TARGETS = [
  ...words(`/ /kontak /kontak/ /kontak?a=b /besar.bin /robots.txt /404.html /tidak-ada /kosong.txt
    //evil.example/..%2f /\\evil.example /%2f%2fevil.example /%5cevil.example //evil.example//
    /\\evil.example/..%2f /%5cevil.example/..%2f //evil.example/%2e%2e ///evil.example/..%2f..%2f
    /..%2fluar /..%2ftidak-ada /../luar/rahasia.txt /%2e%2e/luar/rahasia.txt /..;/luar/rahasia.txt
    /tautan/rahasia.txt /tautan.txt /tautan /tautan/ /pipa /.rahasia /.git/config /_headers /.senja.json`),
  ...[`/${'%2e'.repeat(2000)}`, `/${'a/'.repeat(3000)}`, `/${'%2f'.repeat(1000)}`, `/${'y'.repeat(255)}/`],
];

const NO_PATHS = [
  ...words(
    '* ? # kontak/ http://evil.example/ http://localhost/ http://localhost https://a@b/ evil.example:443',
  ),
  ...['', '/\x00', '/ x', '/\t', `/${'x'.repeat(20_000)}`],
];

const RANGES = [
  ...words(`5-2 3-1 0-99999999999999999999 99999999999999999999- -0 -5 -99999999999999999999 0- - a-b 0x1-0x2
    0-0,2-3 0-,0-,0- 1e3- 0-1.5 --1 9999999- 0-0`),
  ...['', ' 0-1', '0-0,'.repeat(900)],
];

/** Header lines of a request, some with impossible demands. */
const LINES = [
  ...RANGES.flatMap((range) => [`Range: bytes=${range}`, `Range: bytes=${range}`, `Range: baris=${range}`]),
  ...lines(`Range: bytes
    If-Range: "x"
    If-Range: Thu, 01 Jan 2099 00:00:00 GMT
    If-None-Match: "a", W/"b", ,
    If-None-Match: *
    If-Match: "x"
    If-Match: *
    If-Match: ,
    If-Modified-Since: x
    If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT
    If-Unmodified-Since: 0
    Accept-Encoding: br;q=0, gzip;q=x
    Accept-Encoding: br, gzip
    Accept-Encoding: ;;;,,,
    TE: trailers
    X-Forwarded-Host: evil.example
    X-Original-URL: /luar
    Origin: null
    Sec-Fetch-Site: cross-site
    Upgrade: websocket
    Upgrade: h2c
    Connection: Upgrade
    Connection: upgrade, close
    HTTP2-Settings: AA
    Expect: 100-continue
    Content-Length: 4
    Trailer: Host`),
  `X: ${'y'.repeat(9000)}`,
];

const BAD_LINES = [
  ...lines(`Host: evil.example
    Host: localhost:1
    Host:
    Expect: kejutan
    Content-Length: -1
    Content-Length: 4, 5
    Transfer-Encoding: chunked
    Transfer-Encoding: chunked, kacau
    Transfer-Encoding: \x0bchunked
    tanpa-titik
    : kosong
    Nama Salah: x
    X: \x00
    X: \x7f\xff`),
  ...[' terlipat', `X: ${'z'.repeat(20_000)}`],
];

const METHODS = ['', ...words('POST PUT DELETE OPTIONS TRACE PATCH PROPFIND CONNECT get BREW')];
const VERSIONS = ['', 'HTTP/1.1 ', ...words('HTTP/1.0 HTTP/2.0 HTTP/9.9 http/1.1 XYZ')];
const BODIES = [
  ...['isi\n', '4\r\nabcd\r\n0\r\n\r\n', 'ffffffffffffffff\r\nx', '0\r\nX: y\r\n\r\n', '\x00'.repeat(4000)],
];
const NOISE = [
  ...['', '\r\n\r\n', '\x16\x03\x01\x02\x00\x01', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '\x00'.repeat(64)],
];

/** @returns the bytes of a request, as Latin-1; most reach the file handler, the others fail earlier */
export function hostileRequest(number: number, port: number): string {
  const next = random(number);
  const one = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  const some = (list: readonly string[], most: number): string[] =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, () => one(list));
  const rarely = (): boolean => next() < 0.04;
  if (next() < 0.01) return `${one(NOISE)}\r\n\r\n`;
  const path = next() < 0.5 ? one(TARGETS) : `/${some(PIECES, 5).join('')}`;
  const method = rarely() ? one(METHODS) : next() < 0.15 ? 'HEAD' : 'GET';
  const first = `${method} ${rarely() ? one(NO_PATHS) : path} ${rarely() ? one(VERSIONS) : 'HTTP/1.1'}`;
  const host = rarely() ? some(BAD_LINES, 1) : [`Host: localhost:${port}`];
  const bad = rarely() ? [one(BAD_LINES)] : [];
  const end = rarely() ? '\n' : '\r\n';
  const body = rarely() ? one(BODIES) : '';
  return [first, ...host, ...some(LINES, 3), ...bad, 'Connection: close', '', body].join(end);
}
