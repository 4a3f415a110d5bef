// Generated from templates/styles/tokens.css by `npm run generate`; change the colours there instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

export const COLOURS = {
  paper: '#FFFBF4',
  sand: '#F8F0E3',
  sandDeep: '#EFE3CF',
  ink: '#241C15',
  muted: '#4A3F35',
  pine: '#0B4F43',
  pineDeep: '#073A31',
  pineTint: '#E3F1EC',
  clay: '#8A2F12',
  clayTint: '#FBE9E1',
  link: '#0A5247',
  visited: '#5A2A63',
  linkHover: '#062F29',
  line: '#8A7866',
  lineSoft: '#D9CBB6',
  error: '#9B1414',
  errorTint: '#FDECEA',
  ok: '#14532D',
  okTint: '#E6F4EA',
  halo: '#FFCF33',
  sun: '#F0A93B',
  dusk: '#FFEFD3',
} as const;
