/** HTTP over raw sockets: a client library would not send what is malformed, and would hide what comes back. */
import { connect, type Socket } from 'node:net';

/** Opens a connection and writes Latin-1; faults of the connection are the server's answer, not the test's. */
export function speak(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(Buffer.from(bytes, 'latin1'));
  return socket;
}

/**
 * @param silence milliseconds after which a client that is told nothing more goes away
 * @returns all that the server sends until it closes, as Latin-1
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

/** The bytes of a sound request, with more header lines. */
export const request = (target: string, lines: readonly string[] = [], method = 'GET'): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');

/** Asks for a path and hangs up when it is answered. */
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
