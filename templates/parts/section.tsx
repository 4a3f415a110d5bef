/** A band of the page with its heading. */
import type { ReactNode } from 'react';
import { say } from 'senja/words';
import type { CategoryView } from '../contract.ts';
import { Icon } from './drawings/icon.tsx';

interface SectionProps {
  title: string;
  description?: string | undefined;
  /** id of the heading, which names the section. */
  headingId: string;
  id?: string;
  motif?: CategoryView['motif'];
  /** Whether to say that controls do nothing yet. */
  idle?: boolean;
  /** Whether the heading is next to its content on wide screens. */
  split?: boolean;
  /** Below the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({
  title,
  description,
  headingId,
  id,
  motif,
  idle = false,
  split = false,
  aside,
  className,
  children,
}: SectionProps) {
  const heading = (
    <div className={motif ? 'heading heading--motif' : 'heading'}>
      {motif && <Icon motif={motif} />}
      <h2 id={headingId}>{title}</h2>
      {(description !== undefined || idle) && (
        <p>{[description, idle && say('section.idle')].filter(Boolean).join(' ')}</p>
      )}
      {aside}
    </div>
  );
  return (
    <section
      id={id}
      className={['band', split && 'band--split', motif && `tone-${motif}`, className]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={headingId}
    >
      {motif && heading}
      <div className="wrap">
        {!motif && heading}
        {children}
      </div>
    </section>
  );
}
