/** Title of an inner page, with a lead and other content above the text. */
import type { ReactNode } from 'react';
import type { Motif, SiteView } from '../contract.ts';
import { Dialled } from './dial.tsx';
import { Icon } from './drawings/icon.tsx';
import { Afterglow } from './drawings/scene.tsx';

interface PageHeadProps {
  site: SiteView;
  title: string;
  lead?: string | undefined;
  /** Of the list of a category: its sign and tint replace the evening sun. */
  motif?: Motif | undefined;
  children?: ReactNode;
}

export function PageHead({ site, title, lead, motif, children }: PageHeadProps) {
  return (
    <div className={motif ? `page-head page-head--list tone-${motif}` : 'page-head'}>
      <div className="wrap">
        {motif && <Icon motif={motif} />}
        <h1>{title}</h1>
        {motif && <div className="kawung screen" />}
        {lead !== undefined && (
          <p className="lead">
            <Dialled site={site} text={lead} />
          </p>
        )}
        {children}
      </div>
      {!motif && <Afterglow />}
    </div>
  );
}
