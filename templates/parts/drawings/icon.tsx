/** The sign of a category, by reference to the one that the page holds. */
import type { Motif } from '../../contract.ts';

export function Icon({ motif, className = 'icon' }: { motif: Motif; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#m-${motif}`} />
    </svg>
  );
}
