/**
 * Dusk over rice fields, drawn: a far volcano, terraces, palms, a house with its lamp lit, and two who
 * walk home. Hills run far past the box on both sides, so the drawing needs no wider version.
 */
export function DuskScene() {
  return (
    <svg className="scene" viewBox="0 0 720 400" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <g className="glow">
        <circle cx="450" cy="226" r="214" opacity=".3" />
        <circle cx="450" cy="226" r="158" opacity=".5" />
      </g>
      <circle className="sun" cx="450" cy="226" r="106" />
      <path
        fill="#EDC08F"
        d="M-420 400C-300 330-230 330-120 300-20 268 40 210 92 142q10-10 24-3 12-8 22 5c52 66 110 130 210 158 130 36 300 10 460 60l900 38Z"
      />
      <path
        className="smoke"
        d="M118 132c-14-12 6-20-4-34 16 6 28-6 24-20 16 2 26-8 24-18"
      />
      <path fill="#A9CBB9" d="M-2000 330C-700 250-300 330-60 318c180-10 240-52 400-40 180 14 260 50 420 30s600-70 2200 20v72H-2000Z" />
      <g className="house">
        <path fill="#5B3A29" d="M118 292h52v30h-52Z" />
        <path fill="#8A2F12" d="M100 294l28-14 6-20h20l6 20 28 14Z" />
        <path fill="#FFCF33" d="M138 300h13v15h-13Z" />
      </g>
      <path fill="#5C9C8B" d="M-2000 360c700-60 1500-60 1900-34 200 12 330 10 480-2 170-14 300-2 420 14 160 20 900-40 2000-10v72H-2000Z" />
      <path
        className="terraces"
        d="M-60 342c150 12 330 12 480-4M-20 356c160 12 300 8 420-6M560 340c90 8 200 22 330 16M620 356c90 8 180 12 300 2"
      />
      <Palms />
      <path fill="#0B4F43" d="M-2000 400c600-24 1500-40 2000-26 200 6 330-6 470-10 150-4 330 22 560 20s900-34 1900-10v60H-2000Z" />
      <Walkers />
      <path className="birds" d="M262 92q10-10 16 0 6-10 16 0M306 120q8-8 13 0 5-8 13 0M232 128q7-7 11 0 4-7 11 0" />
    </svg>
  );
}

const Palms = () => (
  <g className="palms">
    <path d="M640 372c4-60 2-110-16-156M676 372c-2-40 2-70 16-104" />
    <path d="M624 216c-18-16-42-14-54 4M624 216c-24-4-42 10-44 32M624 216c-4-22-24-32-44-26M624 216c6-22 30-30 48-18M624 216c24-8 44 2 52 24M624 216c18 4 28 20 26 40M692 268c-12-12-30-10-38 4M692 268c-16 0-26 12-26 26M692 268c4-16 22-22 36-12M692 268c16-4 30 4 34 20M692 268c12 4 18 16 16 28" />
  </g>
);

/** Grandmother in kebaya and sarong, grandfather with his cap and stick, hand in hand. */
const Walkers = () => (
  <g>
    <g fill="#3B2418">
      <circle cx="408" cy="282" r="8" />
      <circle cx="399" cy="281" r="4.5" />
      <circle cx="447" cy="276" r="8.5" />
      <path d="M438 271q1-8 10-8t9 7l-1 3-17 1Z" />
    </g>
    <path fill="#8A2F12" d="M400 294q8-6 15 1 5 13 4 27h-23q-2-15 4-28Z" />
    <path fill="#5A2A63" d="M396 322h23q4 22 1 42h-23q-4-20-1-42Z" />
    <path fill="#E3F1EC" d="M439 288q8-5 15 1 4 16 3 36l-20 1q-3-20 2-38Z" />
    <path
      className="limbs"
      d="M413 298q4 10 11 16l8-2M438 292l-6 20M440 326l-6 20-8 18h5M453 325l4 20 2 20h6M455 294q3 12 8 16l9 1"
    />
    <path className="stick" d="M471 307l5 58M402 366h7M413 366h7" />
  </g>
);
