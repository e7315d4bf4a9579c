import { style, styleVariants } from '@vanilla-extract/css';
import { themes } from '../theme/tokens.ts';

export const page = style({
  minBlockSize: '100vh',
  padding: 24,
  background: themes.light.sunken,
  color: themes.light.text,
  fontFamily: 'system-ui, sans-serif',
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 24 });

const sheetBase = style({ padding: 16, borderRadius: 12 });
const sheetOf = (theme: 'light' | 'dark') => ({ background: themes[theme].surface, color: themes[theme].textSoft });

export const sheet = styleVariants({
  light: [sheetBase, sheetOf('light')],
  dark: [sheetBase, sheetOf('dark')],
  auto: [sheetBase, sheetOf('light')],
});

export const size = style({ margin: '0 0 12px', fontSize: 13 });

export const width = styleVariants({ 320: 320, 390: 390, 720: 720, 1080: 1080 }, (inlineSize) => ({ inlineSize }));
