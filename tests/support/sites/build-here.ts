/** Runs `senja build` of a small site in this process. */
import { build } from '../../../cli/commands/build.ts';
import type { Context } from '../../../cli/commands/context.ts';
import type { Host } from '../../../cli/core/values/names/public-name.ts';
import { phrasesIn } from '../../../cli/diagnostics/phrases/index.ts';
import { Failure } from '../../../cli/io/failures/failure.ts';
import type { SmallSite } from './small-site.ts';

export interface BuildEnd {
  code: number;
  /** The failure's code, `null` without one. */
  failure: string | null;
  /** Everything that was printed, including failures. */
  output: string;
}

export interface BuildOptions {
  out?: string;
  content?: string;
  cache?: boolean;
  showWhy?: boolean;
  host?: Host;
}

/** @throws anything but an outcome or a known failure: a bug */
export async function buildHere(
  { folder, ...site }: Pick<SmallSite, 'folder' | 'content' | 'out' | 'packageRoot'>,
  { out = site.out, content = site.content, cache = true, showWhy = false, host }: BuildOptions = {},
): Promise<BuildEnd> {
  let output = '';
  const say = (text: string): void => {
    output += text;
  };
  const options = {
    content,
    contentName: 'content',
    contentInCheckout: 'content',
    out,
    url: null,
    format: 'pretty',
    reports: [],
    stepSummary: null,
    helpUri: null,
    only: [],
    skip: [],
    lang: 'en',
  } as const;
  const context: Context = {
    options: {
      ...options,
      strict: false,
      cache,
      quiet: false,
      colour: false,
      day: null,
      drafts: false,
      ...(host && { host }),
    },
    siteRoot: site.packageRoot,
    toolRoot: site.packageRoot,
    cwd: folder,
    called: 'npx senja',
    say: phrasesIn('en'),
    stdout: say,
    stderr: say,
    width: 80,
    terminal: false,
    links: false,
  };
  try {
    return { code: await build(context, { showWhy }), failure: null, output };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { message, hint } = error.words.en;
    return { code: error.exitCode, failure: error.code, output: `${output}${message} ${hint}` };
  }
}
