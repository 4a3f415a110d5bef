import { COLOURS } from '../../colours.ts';

/**
 * A drawing of dusk over the fields: a distant volcano, a palm, a house with its lamp lit, and two people walking
 * home. Hills extend far past the box on both sides, so the drawing needs no wider version; only they reach below the
 * text, under its last line.
 */
export function DuskScene() {
  return (
    <svg className="scene" viewBox="36 0 700 400" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <Sky />
      <path
        fill="#EDC08F"
        d="M70 344C130 322 166 262 204 190q10-9 21-3 11-7 20 4c38 74 96 122 215 152v56H70Z"
      />
      <path
        fill="#A9CBB9"
        d="M-2000 330C-700 250-300 330-60 318c180-10 240-52 400-40 180 14 260 50 420 30s600-70 2200 20v72H-2000Z"
      />
      <path fill="#5B3A29" d="M118 288h52v34h-52Z" />
      <path fill="#8A2F12" d="M98 292l30-15 6-21h20l6 21 30 15Z" />
      <path fill="#FFCF33" d="M138 298h13v16h-13Z" />
      <path
        fill="#5C9C8B"
        d="M-2000 360c700-60 1500-60 1900-34 200 12 330 10 480-2 170-14 300-2 420 14 160 20 900-40 2000-10v72H-2000Z"
      />
      <Palms />
      <path
        fill={COLOURS.pine}
        d="M-2000 400c600-24 1500-40 2000-26 200 6 330-6 470-10 150-4 330 22 560 20s900-34 1900-10v60H-2000Z"
      />
      <Walkers />
    </svg>
  );
}

const Sky = () => (
  <>
    <g fill="#FFCF8A">
      <circle cx="450" cy="226" r="214" opacity=".3" />
      <circle cx="450" cy="226" r="158" opacity=".5" />
    </g>
    <circle className="sun" cx="450" cy="226" r="106" />
  </>
);

const Palms = () => (
  <path
    className="palms"
    d="M640 372c4-60 2-110-16-156-18-16-42-14-54 4M624 216c-24-4-42 10-44 32M624 216c6-22 30-30 48-18M624 216c24-8 44 2 52 24"
  />
);

/** Grandmother in kebaya and sarong, grandfather with cap and stick, hand in hand. */
const Walkers = () => (
  <g transform="translate(322 140) scale(2)">
    <path className="limbs" d="M77 76l-5 19-8 19h5M88 76l4 19 2 19h6M31 115h7M42 115h8" />
    <g fill="#8F5B3A">
      <circle cx="82" cy="18" r="10" />
      <circle cx="38" cy="28" r="9.5" />
    </g>
    <path fill="#241C15" d="M71 16q0-12 11-12t11 11l-1 2-21 2Z" />
    <path fill="#F3EBE0" d="M22 28a5.5 5.5 0 0 1 7-5q3-7 10-6 8 0 9 7-9-2-13 6-2 4-6 3-6 0-7-5Z" />
    <path fill="#E3F1EC" d="M74 31q9-6 16 1 6 20 5 44l-26 1q-3-26 5-46Z" />
    <path fill="#8A2F12" d="M31 41q8-6 16 1 6 14 5 32H25q-2-18 6-33Z" />
    <path fill="#5A2A63" d="M26 72h26q4 22 1 41H25q-3-20 1-41Z" />
    <path className="shawl" d="M33 42q6 18 18 28" />
    <path className="arms" d="M46 47q5 9 16 12l11-23M92 36q4 16 11 20l10-2" />
    <path className="stick" d="M108 50q1-5 5-4l5 69" />
  </g>
);

/** The last light behind a hill, next to an inner page's title. */
export function Afterglow() {
  return (
    <svg className="afterglow" viewBox="0 0 360 160" preserveAspectRatio="xMaxYMax" aria-hidden="true">
      <circle cx="220" cy="110" r="104" fill="#FFCF8A" opacity=".45" />
      <circle className="sun" cx="220" cy="110" r="66" />
      <path fill="#A9CBB9" d="M-3000 150C-800 60-300 150 0 132c120-8 200-20 360 0s800-20 2400 20v20H-3000Z" />
      <path fill="#5C9C8B" d="M-3000 160c1600-40 2800-30 3100-14s500-20 1000-4 1400 0 1800 20Z" />
    </svg>
  );
}
