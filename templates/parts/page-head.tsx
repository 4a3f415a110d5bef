/** Title of an inner page, with a lead and other content above the text. */
import type { ReactNode } from 'react';
import type { SiteView } from '../contract.ts';
import { Dialled } from './dial.tsx';
import { Afterglow } from './drawings/scene.tsx';

interface PageHeadProps {
  site: SiteView;
  title: string;
  lead?: string | undefined;
  children?: ReactNode;
}

export function PageHead({ site, title, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap">
        <h1>{title}</h1>
        {lead !== undefined && (
          <p className="lead">
            <Dialled site={site} text={lead} />
          </p>
        )}
        {children}
      </div>
      <Afterglow />
    </div>
  );
}
