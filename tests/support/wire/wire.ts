/** HTTP over raw sockets: a client library would not send malformed requests, and would hide parts of the answers. */
import { connect, type Socket } from 'node:net';

/** Opens a connection and writes Latin-1; connection errors are the server's answer, not failures of the test. */
export function speak(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(Buffer.from(bytes, 'latin1'));
  return socket;
}

/**
 * @param silence milliseconds without data after which the client closes
 * @returns everything the server sends until it closes, as Latin-1
 */
export function exchange(port: number, bytes: string, silence = 0): Promise<string> {
  const chunks: Buffer[] = [];
  const socket = speak(port, bytes);
  socket.setTimeout(silence, () => socket.destroy());
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** The bytes of a valid request, with additional header lines. */
export const request = (target: string, lines: readonly string[] = [], method = 'GET'): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');

/** Requests a path and closes after the answer. */
export const ask = (
  port: number,
  target: string,
  lines: readonly string[] = [],
  method = 'GET',
): Promise<string> => exchange(port, request(target, ['Connection: close', ...lines], method));

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);

export const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4);

export function headerOf(answer: string, name: string): string | undefined {
  const [, ...lines] = answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n');
  const start = `${name.toLowerCase()}: `;
  return lines.find((line) => line.toLowerCase().startsWith(start))?.slice(start.length);
}
