/**
 * `senja edit` is killed at any moment: the next one has every change that was answered, with its time, and each file is
 * as it was before a save or after it. With FUZZ_RUNS it is killed 200 times.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { EditedEntry } from '../../cli/edit/api.ts';
import { times } from '../support/machine/long.ts';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { random } from '../support/values/random.ts';

const KILLS = times(1, 200);
const FILE = 'articles/02-jalan-pagi.yaml';

it('loses nothing that was answered', async () => {
  const { content } = contentCopy();
  const { below } = random(KILLS);
  /** Of the last change, and of the last one that was answered. */
  let [count, answered] = [0, 0];
  const saved = new Set([readFileSync(path.join(content, FILE), 'utf8')]);
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const { url, child } = await serve(['edit', '--no-open', '--content', content]);
    const { origin, searchParams } = new URL(url);
    const headers = { 'X-Senja-Key': searchParams.get('key') ?? '', origin };
    const ask = async (name: string, body?: object): Promise<EditedEntry> => {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(`${origin}/api/${name}`, { headers, ...init });
      const text = await answer.text();
      expect(answer.status, text).toBe(200);
      return JSON.parse(text) as EditedEntry;
    };
    let entry = await ask(`entry?file=${FILE}`);
    const found = Number(/Judul (\d+)\./.exec(entry.text)?.[1] ?? 0);
    expect(found).toBeGreaterThanOrEqual(answered);
    expect(found).toBeLessThanOrEqual(count);
    if (entry.unsaved !== null) expect(Date.parse(entry.restored ?? '')).toBeLessThanOrEqual(Date.now());
    expect([...saved]).toContain(readFileSync(path.join(content, FILE), 'utf8'));
    if (kill === KILLS) break;
    void sleep(below(700)).then(() => child.kill('SIGKILL'));
    try {
      for (;;) {
        count += 1;
        const change = { is: 'set', pointer: '/title', value: `Judul ${count}.` };
        entry = await ask('change', { file: FILE, revision: entry.revision, change });
        answered = count;
        if (below(8) > 0) continue;
        saved.add(entry.text);
        entry = await ask('change', { file: FILE, revision: entry.revision, change: { is: 'save' } });
        expect(entry.unsaved).toBeNull();
      }
    } catch (error) {
      // The connection ends with the server.
      expect(error).toBeInstanceOf(TypeError);
    }
  }
});
