import { say } from 'senja/words';
import { Icon } from './icons.tsx';

/** Chooses light or dark; `look.js` makes it work, and without scripts it is not there. */
export const ThemeButton = () => (
  <button type="button" className="icon-button theme-button" aria-label={say('dark')} title={say('dark')}>
    <Icon name="moon" />
    <Icon name="sun" />
  </button>
);
