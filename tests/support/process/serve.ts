/** `senja dev` and `senja preview` as processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { ReportView } from '../../../cli/diagnostics/view/index.ts';
import { expectCompiled } from '../sites/package-copy.ts';
import { root } from './senja.ts';

export interface RunningServer {
  url: string;
  port: number;
  child: ChildProcess;
  /** Output of the command so far. */
  output(): string;
  /** Bytes of live memory, and number of open descriptors. */
  use(): Promise<{ bytes: number; descriptors: number }>;
}

const REPORT_USE = pathToFileURL(path.join(root, 'tests/support/process/report-use.mjs')).href;

interface ServeOptions {
  /** Arguments for node itself. */
  node?: readonly string[];
  /** A program with arguments that starts node. */
  through?: readonly string[];
  /** Folder in which it is run; by default that of the tests. */
  cwd?: string;
}

/** Starts a server command, and waits until it prints its address. */
export async function serve(
  args: readonly string[],
  { node = [], through = [], cwd }: ServeOptions = {},
): Promise<RunningServer> {
  expectCompiled();
  const command = [...through, process.execPath, '--expose-gc', '--import', REPORT_USE, ...node];
  const [program = '', ...rest] = [...command, path.join(root, 'cli/senja.mjs'), ...args];
  const child = spawn(program, [...rest, '--port', '0', '--lang', 'en'], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await expect.poll(() => text).toMatch(/http:\/\/\S+/);
  const url = /http:\/\/\S+/.exec(text)?.[0] ?? '';
  return {
    url,
    port: Number(new URL(url).port),
    child,
    output: () => text,
    async use() {
      child.send('use');
      const [answer] = await once(child, 'message');
      return answer;
    },
  };
}

/** Reads the events that the server sends to an open page. */
export async function follow(
  url: string,
): Promise<{ report(): ReportView | null; reports(): ReportView[]; token(): string }> {
  const { body: stream } = await fetch(`${url}@senja/events`);
  let text = '';
  const read = async (): Promise<void> => {
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) text += Buffer.from(chunk);
  };
  // It ends with the server.
  void read().catch(() => undefined);
  const all = () =>
    [...text.matchAll(/event: report\ndata: (.*)\n\n/g)].map(
      ([, reported = '']) => JSON.parse(reported) as { report: ReportView; token: string },
    );
  return {
    report: () => all().at(-1)?.report ?? null,
    reports: () => all().map(({ report }) => report),
    token: () => all().at(-1)?.token ?? '',
  };
}
