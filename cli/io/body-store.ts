/** Rendered bodies in memory that both threads see, as UTF-8, so that none is held twice or copied between them. */
import type { BodiesAhead, ReadBody } from '../core/body.ts';

/** Bytes held at most. */
const ROOM = 48 * 1024 * 1024;
const BLOCK = 1024 * 1024;

/** Where a body lies; plain data. */
interface Place {
  fingerprint: string;
  block: number;
  start: number;
  /** End of the HTML, and of what else there is of the body after it, as JSON. */
  html: number;
  end: number;
}

/** What a store holds; can be sent to the other thread. */
export interface StoredBodies {
  blocks: SharedArrayBuffer[];
  places: Map<string, Place>;
}

export function bodyStore() {
  const stored: StoredBodies = { blocks: [], places: new Map() };
  let used = 0;
  let room = ROOM;
  return {
    stored,
    /** @returns false when there is no room */
    keep(path: string, fingerprint: string, { body, links }: ReadBody): boolean {
      const html = Buffer.from(body.html);
      const rest = Buffer.from(JSON.stringify([body.headings, links]));
      const size = html.length + rest.length;
      if (size > room) return false;
      room -= size;
      let block = stored.blocks.at(-1);
      if (!block || used + size > block.byteLength) {
        block = new SharedArrayBuffer(Math.max(BLOCK, size));
        stored.blocks.push(block);
        used = 0;
      }
      const bytes = new Uint8Array(block);
      bytes.set(html, used);
      bytes.set(rest, used + html.length);
      const place = { start: used, html: used + html.length, end: used + size };
      stored.places.set(path, { fingerprint, block: stored.blocks.length - 1, ...place });
      used += size;
      return true;
    },
  };
}

/** @returns the bodies of a store, each looked up when it is asked for */
export function bodiesOf({ blocks, places }: StoredBodies): BodiesAhead {
  const views = blocks.map((block) => Buffer.from(block));
  return {
    find({ path, fingerprint }) {
      const place = places.get(path);
      const view = place && views[place.block];
      if (!view || place.fingerprint !== fingerprint) return null;
      const [headings, links] = JSON.parse(view.toString('utf8', place.html, place.end)) as [
        ReadBody['body']['headings'],
        ReadBody['links'],
      ];
      return {
        body: { html: view.toString('utf8', place.start, place.html), headings },
        links,
        diagnostics: [],
      };
    },
  };
}
