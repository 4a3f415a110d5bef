/** A text of the dictionary with elements in place of its placeholders. */
import { createElement, Fragment, type ReactNode } from 'react';
import { partsOf, type WordKey } from 'senja/words';

export const Phrase = ({ text, ...places }: { text: WordKey } & Readonly<Record<string, ReactNode>>) =>
  createElement(Fragment, null, ...partsOf(text).map((part, at) => (at % 2 === 0 ? part : places[part])));
