/** The root of a document, with the address of the module that hydrates widgets. */
import type { ComponentPropsWithoutRef } from 'react';
import { CLIENT } from '../client/contract.ts';
import { directionOf } from './direction.ts';
import type { PageView } from './page.ts';

interface HtmlProps extends ComponentPropsWithoutRef<'html'> {
  page: PageView;
}

export const Html = ({ page, lang = page.meta?.language, ...rest }: HtmlProps) => (
  <html lang={lang} dir={directionOf(lang)} {...rest} {...{ [CLIENT]: page.site.assets.client }} />
);
