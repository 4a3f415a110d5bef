/**
 * Bodies rendered while fields are still being read: one thread then has Markdown to do and the other YAML, and each has
 * but its own to warm up to. A body counts only while its file is as it was.
 */
import { imagesOf } from '../images/image-set.ts';
import { decode } from '../parse/decode.ts';
import { bodyStartOf } from '../parse/front-matter.ts';
import { tooManyMarks } from '../parse/marks.ts';
import type { Entry, SiteEntry } from '../stages/entry.ts';
import type { EarlyTask } from '../stages/executor.ts';
import { originAndBase } from '../values/addresses.ts';
import { fingerprint } from '../values/hash.ts';
import { bodyIn, type ReadBody } from './body.ts';

interface PreRenderedBody {
  fingerprint: string;
  /** Offset in the text at which it begins. */
  start: number;
  read: ReadBody;
}

/** Its input is `site.yaml`. A body of which there is anything to say is left to be rendered with its page. */
export const BODIES: EarlyTask<SiteEntry, PreRenderedBody> = {
  name: 'bodies',
  prepare(settings, { content, site }) {
    // Local images are not yet known: a body that shows one has a fault here.
    const images = imagesOf(settings, new Map(), site.definition);
    const context = { base: originAndBase(settings.fields.url).base, images, ids: site.definition.ids };
    return (file) => {
      const bytes = file.endsWith('.md') ? content.read(file) : null;
      if (bytes === null || 'code' in bytes) return null;
      const { text, faults } = decode(bytes);
      const start = faults.length > 0 ? null : bodyStartOf(text);
      if (start === null || tooManyMarks({ text: text.slice(start), start })) return null;
      const read = bodyIn({ path: file, text }, start, context);
      return read.diagnostics.length > 0 ? null : { fingerprint: fingerprint(bytes), start, read };
    };
  },
};

/** @returns the body of an entry that is still as it was when its body was rendered early, or null */
export function preRenderedBody(
  { file, bodyStart, fingerprint: whole }: Pick<Entry, 'file' | 'bodyStart' | 'fingerprint'>,
  early: (task: typeof BODIES, file: string) => PreRenderedBody | null,
): ReadBody | null {
  const found = early(BODIES, file);
  return found?.fingerprint === whole && found.start === bodyStart ? found.read : null;
}
