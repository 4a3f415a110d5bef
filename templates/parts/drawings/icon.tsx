/** The icon of a category, by reference to the one defined in the page. */
import type { Motif } from '../../contract.ts';

export function Icon({ motif, className = 'icon' }: { motif: Motif; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#m-${motif}`} />
    </svg>
  );
}
