/** What is known of the HTML in a body. */
import type { StateCore, Token } from 'markdown-it';
import { onDemand } from '../../../on-demand.ts';
import type { Piece } from './tokenize.ts';

/** What does not work in a body: an element or an attribute that was taken out, or template syntax; and where. */
export interface Removed {
  name: string;
  /** The token of its block. */
  inline: Token;
  /** In the content of that token. */
  at: number;
  length: number;
  /** Whether it is template syntax of another tool. */
  isTemplate: boolean;
}

/** Environment of `parse`. */
export interface HtmlEnvironment {
  removed?: Removed[];
  /** Set if any HTML was found. */
  hasHtml?: boolean;
}

/** Type of the token of an element that plays a file. */
export const PLAYED = 'played';

interface OwnHtml {
  /** Replaces the HTML of a body by tokens. */
  replaceHtml(state: StateCore): void;
  htmlPieces(source: string): Piece[];
  /** @returns the HTML of a body with every element in a place where it may be, and closed */
  asBrowsersRead(html: string, language: string): string;
}

/** Needed if a body has HTML. */
export const ownHtml = onDemand<OwnHtml>();
