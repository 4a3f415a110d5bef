/** The root of a document, which says where the module lies that brings widgets to life. */
import type { ComponentProps } from 'react';
import { CLIENT } from '../client/contract.ts';
import type { PageView } from './page.ts';

interface HtmlProps extends ComponentProps<'html'> {
  page: PageView;
}

export const Html = ({ page, lang = page.meta?.language, ...rest }: HtmlProps) => (
  <html lang={lang} {...rest} {...{ [CLIENT]: page.site.assets.client }} />
);
