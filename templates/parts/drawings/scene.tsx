import type { SiteView } from '../../contract.ts';
import { SCENES } from '../../plan/drawings.generated.ts';

type Base = Pick<SiteView, 'base'>;

/**
 * Dusk over the fields: sun and hills are in the page, so that the first paint is complete; the mountain, the couple,
 * their house and a palm follow as a file of its own, in the same place at the same scale. Hills extend far past the box
 * on both sides, so the drawing needs no wider version; only they reach below the text, under its last line.
 */
export const DuskScene = ({ base }: Base) => (
  <div className="scene">
    <svg viewBox="0 0 700 400" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <g className="sky">
        <circle cx="430" cy="210" r="214" fill="#FFCF8A" opacity=".3" />
        <circle cx="430" cy="210" r="158" fill="#FFCF8A" opacity=".5" />
        <circle fill="#F0A93B" cx="430" cy="210" r="110" />
      </g>
      <path fill="#A9CBB9" d="M-2e3 350C-700 340-300 332 0 318S340 280 480 280 900 320 2e3 310v90H-2e3Z" />
      <path fill="#5C9C8B" d="M-2e3 374C-700 368-300 352 0 352S480 340 700 346 1400 370 2e3 360v40H-2e3Z" />
      <path fill="#0B4F43" d="M-2e3 390C-700 388-300 374 0 374S480 366 700 370 1400 388 2e3 380v20H-2e3Z" />
    </svg>
    <img src={base + SCENES.people.path} alt="" width={700} height={400} />
  </div>
);

/** The couple alone. */
export const Couple = ({ base, className }: Base & { className: string }) => (
  <img className={className} src={base + SCENES.couple.path} alt="" width={170} height={212} loading="lazy" />
);

/** The last light behind a hill, next to an inner page's title. */
export function Afterglow() {
  return (
    <svg className="afterglow" viewBox="0 0 360 160" preserveAspectRatio="xMaxYMax" aria-hidden="true">
      <circle cx="220" cy="110" r="104" fill="#FFCF8A" opacity=".45" />
      <circle fill="#F0A93B" cx="220" cy="110" r="66" />
      <path fill="#A9CBB9" d="M-3000 150C-800 60-300 150 0 132c120-8 200-20 360 0s800-20 2400 20v20H-3000Z" />
      <path fill="#5C9C8B" d="M-3000 160c1600-40 2800-30 3100-14s500-20 1000-4 1400 0 1800 20Z" />
    </svg>
  );
}
