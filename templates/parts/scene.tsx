/** Dusk over the hills, drawn; pure decoration. */
export function DuskScene() {
  return (
    <svg
      className="scene"
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle cx="1060" cy="190" r="110" fill="#F0A93B" />
      <path d="M0 200C300 60 600 200 880 220s400-40 560-100v200H0Z" fill="#CFE0D8" />
      <path d="M0 250c300-80 600-40 860 10s400 10 580-30v90H0Z" fill="#5C9C8B" />
      <path d="M0 290c300-40 600-30 800-10s440 20 640-10v50H0Z" fill="#0B4F43" />
    </svg>
  );
}
