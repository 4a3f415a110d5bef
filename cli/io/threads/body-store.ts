/** Rendered bodies in memory that both threads see, as UTF-8, so that none is held twice or copied between them. */
import type { BodiesAhead, ReadBody } from '../../core/bodies/body.ts';

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
  /** The last block. */
  let bytes: Buffer = Buffer.alloc(0);
  let used = 0;
  let room = ROOM;
  return {
    stored,
    /** @returns false when there is no room */
    keep(path: string, fingerprint: string, { body, links }: ReadBody): boolean {
      const rest = JSON.stringify([body.headings, links]);
      const size = Buffer.byteLength(body.html) + Buffer.byteLength(rest);
      if (size > room) return false;
      room -= size;
      if (used + size > bytes.length) {
        const block = new SharedArrayBuffer(Math.max(BLOCK, size));
        stored.blocks.push(block);
        bytes = Buffer.from(block);
        used = 0;
      }
      const html = used + bytes.write(body.html, used);
      bytes.write(rest, html);
      const place = { start: used, html, end: used + size };
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
