declare module 'commonmark-spec' {
  /** The examples, in order; a tab is written as an arrow. */
  export const tests: readonly { number: number; markdown: string; html: string; section: string }[];
}
