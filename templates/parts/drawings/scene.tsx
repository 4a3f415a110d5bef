import type { SiteView } from '../../contract.ts';
import { SCENES } from '../../plan/drawings.generated.ts';

type Base = Pick<SiteView, 'base'>;

/**
 * Dusk over the fields: sun and hills are in the page, so that the first paint is complete; the couple, their house and
 * a palm follow as a file of its own, in the same place at the same scale. Hills extend far past the box on both sides,
 * so the drawing needs no wider version; only they reach below the text, under its last line.
 */
export const DuskScene = ({ base }: Base) => (
  <div className="scene">
    <svg viewBox="0 0 700 400" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <g className="sky">
        <circle cx="430" cy="210" r="214" fill="#FFCF8A" opacity=".3" />
        <circle cx="430" cy="210" r="158" fill="#FFCF8A" opacity=".5" />
        <circle fill="#F0A93B" cx="430" cy="210" r="110" />
      </g>
      <path fill="#EDC08F" d="M40 344q90-30 156-148 20-20 40 0 46 122 204 148v56H40Z" />
      <path fill="#A9CBB9" d="M-2e3 300q1600 40 2e3 22 320-26 520-40 50-7 180 18 600 30 2e3 0v100H-2e3Z" />
      <path fill="#5C9C8B" d="M-2e3 350q1600 10 2e3-14 350-28 700-12 1e3 8 2e3 0v76H-2e3Z" />
      <path fill="#0B4F43" d="M-2e3 380q1600 0 2e3-8 300-22 700-4 800 14 2e3 0v32H-2e3Z" />
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
