/** Reads what a page sends: little of it, and nothing believed. */
import type { IncomingMessage } from 'node:http';

/** Bytes: a path, and what JSON puts round it. */
const MOST = 4096;

/** @returns the value, or the status to refuse it with */
export async function readJson(
  request: IncomingMessage,
): Promise<{ value: unknown } | { refused: 400 | 413 | 415 }> {
  if (!/^application\/json(?:;|$)/i.test(request.headers['content-type'] ?? '')) return { refused: 415 };
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST) return { refused: 413 };
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { refused: 400 };
  }
}
