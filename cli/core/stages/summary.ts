/** A site in numbers. */
export interface Summary {
  articles: number;
  /** Pages in `dist`, the 404 page included. */
  pages: number;
  drafts: number;
  /** Fields that were left out and got their default. */
  defaults: number;
}
