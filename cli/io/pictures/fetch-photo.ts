/** Downloads a photo from another host: only over https, only from allowed hosts, within limits. */
import type Sharp from 'sharp';
import { isElsewhere } from '../../core/images/named/index.ts';
import type { ImageFault } from '../../core/stages/pictures/picture-facts.ts';
import { suffixesOf } from '../../core/stages/pictures/picture-formats.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrase, reasonFor } from '../../diagnostics/phrases/index.ts';
import { MAX_IMAGE_BYTES, MEGABYTE } from '../content/index.ts';
import { inspectPicture } from './look.ts';

/** The part of the platform's `fetch` that is used here. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface FetchOptions {
  fetch: Fetch;
  sharp: typeof Sharp;
  isAllowed(host: string): boolean;
  /** Time limit for a photo in milliseconds. */
  timeout?: number;
}

const CODE = 'content/photo-not-fetched';

const TIMEOUT = 30_000;
const MAX_REDIRECTS = 5;

/** @returns an error with the reason for a missing photo */
const notFetched = (reason: Record<Lang, string>) => Object.assign(new Error(reason.en), { reason });

/** Network errors have a code from Node. */
function reasonOf(error: unknown): Record<Lang, string> {
  const { name = '', cause, reason } = error as Partial<ReturnType<typeof notFetched>>;
  if (reason) return reason;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
  return reasonFor(CODE, code) ?? phrase(`${CODE}:failed`, { code });
}

/** Follows redirects itself: none may lead to a host that is not allowed. */
async function answer(address: string, signal: AbortSignal, { fetch, isAllowed }: FetchOptions) {
  let at = address;
  for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
    const headers = { accept: 'image/jpeg, image/png;q=0.9, image/webp;q=0.8, image/*;q=0.5' };
    const response = await fetch(at, { redirect: 'manual', signal, headers, credentials: 'omit' });
    if (response.ok) return response;
    await response.body?.cancel();
    const next = response.headers.get('location');
    const { status } = response;
    if (status < 300 || status > 399 || next === null) throw notFetched(phrase(`${CODE}:status`, { status }));
    const target = URL.canParse(next, at) ? new URL(next, at) : null;
    if (!target || !isElsewhere(target.href) || !isAllowed(target.hostname))
      throw notFetched(phrase(`${CODE}:elsewhere`, { host: target?.host ?? '' }));
    at = target.href;
  }
  throw notFetched(phrase(`${CODE}:too-often`));
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  const tooLarge = () =>
    notFetched(phrase(`${CODE}:too-large`, { limit: `${MAX_IMAGE_BYTES / MEGABYTE} MB` }));
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (Number(response.headers.get('content-length')) > MAX_IMAGE_BYTES) {
    await response.body?.cancel();
    throw tooLarge();
  }
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_IMAGE_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * @param address an https address on an allowed host
 * @returns the photo, or why there is none; network errors are not errors of the program
 */
export async function fetchPhoto(
  address: string,
  options: FetchOptions,
): Promise<{ bytes: Uint8Array; ending: string } | ImageFault> {
  try {
    const signal = AbortSignal.timeout(options.timeout ?? TIMEOUT);
    const bytes = await bytesOf(await answer(address, signal, options));
    const facts = await inspectPicture(bytes, options.sharp);
    return 'code' in facts ? facts : { bytes, ending: suffixesOf(facts.format)[0] };
  } catch (error) {
    return { code: 'content/photo-not-fetched', params: { reason: reasonOf(error) } };
  }
}
