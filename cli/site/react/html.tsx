/** The root of a document: its language and direction, and the address of the module that hydrates widgets. */
import type { ComponentPropsWithoutRef } from 'react';
import { CLIENT } from '../client/contract.ts';
import type { PageView } from './page.ts';

/** Languages that are written from right to left, and scripts that are. */
const RIGHT_TO_LEFT =
  /^(?:(?:ar|arc|ckb|dv|fa|glk|he|iw|ks|lrc|mzn|nqo|ps|sd|syr|ug|ur|yi)(?=-|$)(?!-[a-z]{4}(?:-|$))|[a-z]{2,3}-(?:adlm|arab|hebr|nkoo|rohg|syrc|thaa)(?:-|$))/i;

/** @returns the direction of a language for the attribute `dir`; undefined for the usual one */
export const directionOf = (code: string | undefined): 'rtl' | undefined =>
  RIGHT_TO_LEFT.test(code ?? '') ? 'rtl' : undefined;

interface HtmlProps extends ComponentPropsWithoutRef<'html'> {
  page: PageView;
}

export const Html = ({ page, lang = page.meta?.language, ...rest }: HtmlProps) => (
  <html lang={lang} dir={directionOf(lang)} {...rest} {...{ [CLIENT]: page.site.assets.client }} />
);
