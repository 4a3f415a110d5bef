/** Evaluates conditions and ranges of a request for a file (RFC 9110, 13 and 14). */
import type { IncomingHttpHeaders } from 'node:http';

export interface FileVersion {
  /** Bytes. */
  size: number;
  /** Strong entity tag, in quotes. */
  etag: string;
  /** Milliseconds, a whole second. */
  modified: number;
}

/** Bytes to send, the end inclusive; `end` is before `start` if there are none. */
export interface FilePart {
  status: 200 | 206 | 304 | 412 | 416;
  start: number;
  end: number;
}

const isAmong = (tags: string, etag: string): boolean =>
  tags.trim() === '*' || tags.split(',').some((tag) => tag.trim() === etag);

const isAmongWeakly = (tags: string, etag: string): boolean => isAmong(tags.replaceAll('W/"', '"'), etag);

const time = (date: string | undefined): number => Date.parse(date ?? '');

/** One range of bytes. Several ranges, other units and invalid ranges are ignored, which RFC 9110 allows. */
function rangeOf(range: string | undefined, size: number): FilePart | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size ? { status: 206, start, end } : { status: 416, start: 0, end: -1 };
}

/** @returns the status of the answer to a GET or HEAD request, and the part of the file to send */
export function partFor(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  { size, etag, modified }: FileVersion,
): FilePart {
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-range': ifRange } = headers;
  const without = (status: 304 | 412): FilePart => ({ status, start: 0, end: -1 });
  const fails = match === undefined ? time(headers['if-unmodified-since']) < modified : !isAmong(match, etag);
  if (fails) return without(412);
  const isKnown =
    noneMatch === undefined ? modified <= time(headers['if-modified-since']) : isAmongWeakly(noneMatch, etag);
  if (isKnown) return without(304);
  const isSame = ifRange === undefined || ifRange === etag || time(`${ifRange}`) === modified;
  return (
    (method === 'GET' && isSame && rangeOf(headers.range, size)) || { status: 200, start: 0, end: size - 1 }
  );
}
