import { createGlobalThemeContract } from '@vanilla-extract/css';

const contract = {
  surface: null,
  raised: null,
  sunken: null,
  text: null,
  textSoft: null,
  line: null,
  lineStrong: null,
  accent: null,
  accentText: null,
  accentInk: null,
  accentHover: null,
  accentSoft: null,
  sun: null,
  onSun: null,
  sunSoft: null,
  sunText: null,
  danger: null,
  dangerSoft: null,
  success: null,
  successSoft: null,
  artLine: null,
  artSky: null,
  artMeadow: null,
  artWall: null,
  artRoof: null,
  artPanel: null,
  artCell: null,
  shadow: null,
  radius: null,
  top: null,
  font: null,
  headingFont: null,
};

/** Fixed names, not hashed ones: site and widgets are built apart and share them. */
export const vars = createGlobalThemeContract(contract, (_value, path) => `q-${path.join('-')}`);
