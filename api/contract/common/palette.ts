/**
 * The brand's colours: the only place with hex values. Widgets and site derive their tokens from it, mails, PDF and
 * the saved-quote page use it directly. Pairs named in the comments are at least 4.5:1 (3:1 for `sun` as a shape).
 */
export const palette = {
  /** Text: the Tyne at night. On paper 15:1. */
  ink: '#12282c',
  /** Quiet text on paper and sand. */
  inkSoft: '#4a5f63',
  /** Brand and actions; white on it, it on paper. */
  tyne: '#0b5f5c',
  tyneDeep: '#08413f',
  /** Tints of the brand colour for surfaces. */
  mist: '#e3f0ed',
  /** Sunrise: shapes, highlights, never small text on paper. */
  sun: '#f5a524',
  sunDeep: '#8a5200',
  sunSoft: '#fdebc8',
  /** Roof tiles: secondary illustration colour. */
  brick: '#b5482f',
  brickSoft: '#f6ddd3',
  sky: '#cfe6ee',
  /** Page and card surfaces. */
  paper: '#fffdf9',
  sand: '#f8f1e5',
  line: '#ddd2c0',
  lineStrong: '#7f7667',
  white: '#ffffff',
  danger: '#a8281c',
  dangerSoft: '#fbe6e2',
  success: '#17643f',
  successSoft: '#dff0e6',
  /** Dark theme surfaces and text. */
  night: '#0d1c1f',
  nightRaised: '#15292d',
  nightSunken: '#0a1618',
  nightLine: '#3a5156',
  nightLineStrong: '#8aa1a4',
  moon: '#edf4f2',
  moonSoft: '#b3c5c5',
  tyneLight: '#6fd0c4',
  dangerLight: '#ffb3a7',
  successLight: '#8fdcb1',
  sunLight: '#ffcf7d',
  sunNight: '#3a2c10',
  dangerNight: '#43211d',
  successNight: '#143428',
  /** Fills of the drawings, by day and by night; lines are `tyneDeep` by day and `nightLineStrong` by night. */
  meadow: '#cfe3c8',
  wall: '#fff3dc',
  skyNight: '#1a3640',
  meadowNight: '#1d4038',
  wallNight: '#2b4449',
  brickNight: '#b9614a',
} as const;
