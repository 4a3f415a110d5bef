/** The codes selected by `--only` and `--skip`. */
import type { Options } from '../context.ts';

type Chosen = Pick<Options, 'only' | 'skip'>;

const isAmong = (code: string, names: readonly string[]): boolean =>
  names.some((name) => (name.endsWith('/') ? code.startsWith(name) : code === name));

export const isSelective = ({ only, skip }: Chosen): boolean => only.length > 0 || skip.length > 0;

/** @returns whether a code is reported */
export const selects =
  ({ only, skip }: Chosen) =>
  (code: string): boolean =>
    (only.length === 0 || isAmong(code, only)) && !isAmong(code, skip);
