/** Title of an inner page, with a lead and what else belongs above the text. */
import type { ReactNode } from 'react';
import { Afterglow } from './scene.tsx';

interface PageHeadProps {
  title: string;
  lead?: string | undefined;
  children?: ReactNode;
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
      <Afterglow />
    </div>
  );
}
