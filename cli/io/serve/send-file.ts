/** Sends a file, or the requested part of it, and closes it in any case. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { OpenedFile } from '../files/index.ts';
import { partFor } from './conditions.ts';
import { refuse } from './loopback.ts';

export interface FileAnswer {
  /** 404 for the page that reports a missing file. */
  status: 200 | 404;
  headers: Readonly<Record<string, string | string[]>>;
  /** Null if there is no such page either. */
  file: OpenedFile | null;
}

/** @throws if the answer cannot be sent completely */
export async function sendFile(
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  { status, headers, file }: FileAnswer,
): Promise<void> {
  if (!file) return void refuse(response, status, 'There is no such page');
  const { size, ino, mtimeMs } = file.stats;
  const etag = `"${[ino, size, mtimeMs].map((part) => part.toString(36)).join('-')}"`;
  const modified = Math.floor(mtimeMs / 1000) * 1000;
  const isThere = status === 200;
  const whole = { status, start: 0, end: size - 1 };
  const part = isThere ? partFor(method, requestHeaders, { size, etag, modified }) : whole;
  const { start, end } = part;
  const length = end + 1 - start;
  const validators = {
    ETag: etag,
    'Last-Modified': new Date(modified).toUTCString(),
    'Accept-Ranges': 'bytes',
  };
  const body = createReadStream('', { fd: file.descriptor, start, end: Math.max(start, end) });
  try {
    const described = {
      ...headers,
      ...(isThere ? validators : {}),
      ...(part.status === 304 ? {} : { 'Content-Length': length }),
      ...(part.status === 206 ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
      ...(part.status === 416 ? { 'Content-Range': `bytes */${size}` } : {}),
    };
    // One by one: rules may spell a name differently.
    for (const [name, value] of Object.entries(described)) response.setHeader(name, value);
    response.writeHead(part.status);
    if (method === 'GET' && length > 0) {
      await pipeline(body, response, { end: false });
      if (body.bytesRead < length) throw new Error('the file has been cut off');
    }
    response.end();
  } finally {
    body.destroy();
  }
}
