/** On which day a site is made, and for whom; plain data. */
export interface Edition {
  /** `YYYY-MM-DD`: what has its day later waits, what has expired by then is taken down. */
  day: string;
  /** Whether drafts and what waits for its day are shown too: a site for those who work on it. */
  drafts: boolean;
}
