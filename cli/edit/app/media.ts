/** What the screen is like. */
import { useCallback, useSyncExternalStore } from 'react';

/** @returns whether a media query holds, followed as long as it is asked for */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (follower: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', follower);
      return () => list.removeEventListener('change', follower);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
