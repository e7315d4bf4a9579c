import { createGlobalThemeContract } from '@vanilla-extract/css';

// Short, because first steps name them by the hundred: the words were 180 of the 12,000 bytes that one may weigh.
const names = {
  surface: 'qa',
  raised: 'qb',
  sunken: 'qc',
  text: 'qd',
  textSoft: 'qe',
  line: 'qf',
  lineStrong: 'qg',
  accent: 'qh',
  accentText: 'qi',
  accentInk: 'qj',
  accentHover: 'qk',
  accentSoft: 'ql',
  sun: 'qm',
  onSun: 'qn',
  sunSoft: 'qo',
  sunText: 'qp',
  danger: 'qq',
  dangerSoft: 'qr',
  success: 'qs',
  successSoft: 'qt',
  artLine: 'qu',
  artSky: 'qv',
  artMeadow: 'qw',
  artWall: 'qx',
  artRoof: 'qy',
  artPanel: 'qz',
  artCell: 'q0',
  shadow: 'q1',
  radius: 'q2',
  top: 'q3',
  font: 'q4',
  headingFont: 'q5',
};

/** Fixed names, not hashed ones: site and widgets are built apart and share them. */
export const vars = createGlobalThemeContract(names);
