/** Drawings of buttons, 24 × 24: the word next to one, or the label of its button, says what it does. */
const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M20 20l-4.5-4.5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
  sun: 'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  pencil: 'M4 20h4L19 9a2.8 2.8 0 0 0-4-4L4 16zM13.5 6.5l4 4',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  feed: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18h.01',
  arrow: 'M5 12h14M13 6l6 6-6 6',
} as const;

export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className={`icon ${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/** The sign of the site, as in the icon of browsers: a sun at dusk. */
export const Sign = () => (
  <svg className="sign" viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
    <path
      fill="#fde7bf"
      d="M14 0h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0z"
    />
    <circle cx="32" cy="34" r="14" fill="#e9a23b" />
    <path fill="#0b4f43" d="M0 44h64v6a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50z" />
  </svg>
);
