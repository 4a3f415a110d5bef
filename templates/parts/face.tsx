/** The face of a person as a circle: drawn, or the initials of the name. For the eye only: the name is next to it. */
import { initials } from './initials.ts';

interface FaceProps {
  name: string;
  /** Address of the drawing. */
  portrait?: string | undefined;
  className: string;
  /** In the first screen. */
  eager?: boolean;
}

export const Face = ({ name, portrait, className, eager = false }: FaceProps) =>
  portrait === undefined ? (
    <span className={`face ${className}`} aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    // Views for readers leave it out only with both.
    <img
      className={`face ${className}`}
      src={portrait}
      alt=""
      aria-hidden="true"
      width={80}
      height={80}
      // React preloads what is neither late nor of low priority.
      {...(eager ? { fetchPriority: 'low' as const } : { loading: 'lazy' as const })}
    />
  );
