/** The Markdown body of a page. */
import type { BodyView } from '../../core/stages/views.ts';
import { asHtml } from './as-html.ts';

interface BodyProps {
  of: BodyView;
  className?: string;
}

export const Body = ({ of, className }: BodyProps) => <div className={className} {...asHtml(of.html)} />;
