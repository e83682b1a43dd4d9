/** The one theme of the console, made from the tokens. */
import { createTheme, type Theme } from '@mui/material/styles';
import { towards } from './contrast.ts';
import { controlStyles } from './control-styles.ts';
import { DEFAULT_DENSITY, type Density, type Sizes, sizesOf } from './density.ts';
import { frameStyles } from './frame-styles.ts';
import { tableStyles } from './table-styles.ts';
import {
  FONT,
  MOTION_MS,
  type Mode,
  NARROW_BELOW,
  PHONE_BELOW,
  RADIUS,
  type Tokens,
  tokensOf,
} from './tokens.ts';

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens;
    sizes: Sizes;
  }
  interface ThemeOptions {
    tokens: Tokens;
    sizes: Sizes;
  }
}

export interface ThemeChoice {
  mode: Mode;
  density?: Density;
  /** `#rrggbb` */
  accent?: string;
  /** The window is narrower than `md`. */
  isNarrow?: boolean;
}

/** Components read the tokens from `theme.tokens` and the sizes of the chosen density from `theme.sizes`. */
export function createCabdeskTheme(choice: ThemeChoice): Theme {
  const { mode, density = DEFAULT_DENSITY, accent, isNarrow } = choice;
  const tokens = tokensOf(mode, accent);
  const sizes = sizesOf(density, isNarrow);
  const narrow = `@media (max-width:${NARROW_BELOW - 0.05}px)`;
  const body = { fontSize: sizes.font, lineHeight: 1.5, letterSpacing: 0, [narrow]: { fontSize: 14 } };
  const secondary = { fontSize: 12, lineHeight: 1.5, letterSpacing: 0 };
  const title = { fontSize: 20, lineHeight: 1.4, fontWeight: 600, letterSpacing: 0 };
  const subtitle = { fontSize: 16, lineHeight: 1.5, fontWeight: 600, letterSpacing: 0 };

  return createTheme({
    tokens,
    sizes,
    breakpoints: { values: { xs: 0, sm: PHONE_BELOW, md: NARROW_BELOW, lg: 1280, xl: 1920 } },
    spacing: 4,
    shape: { borderRadius: RADIUS.control },
    palette: paletteOf(tokens),
    shadows: shadowsOf(tokens),
    transitions: { duration: durations },
    typography: {
      fontFamily: FONT,
      htmlFontSize: 16,
      fontSize: sizes.font,
      fontWeightMedium: 600,
      h1: title,
      h2: subtitle,
      h3: subtitle,
      h4: { ...body, fontWeight: 600 },
      h5: title,
      h6: subtitle,
      subtitle1: { ...body, fontWeight: 600 },
      subtitle2: { ...body, fontWeight: 600 },
      body1: body,
      body2: body,
      button: { ...body, fontWeight: 400, textTransform: 'none' },
      caption: secondary,
      overline: { ...secondary, textTransform: 'none' },
    },
    components: {
      ...frameStyles(tokens, narrow),
      ...controlStyles(tokens, sizes, narrow),
      ...tableStyles(tokens, sizes),
    },
  });
}

const durations = {
  shortest: MOTION_MS,
  shorter: MOTION_MS,
  short: MOTION_MS,
  standard: MOTION_MS,
  complex: MOTION_MS,
  enteringScreen: MOTION_MS,
  leavingScreen: MOTION_MS,
};

const paletteOf = (tokens: Tokens) => ({
  mode: tokens.mode,
  // words and marks take the ink; a filled button takes the fill, see control-styles.ts
  primary: { main: tokens.accent.ink, dark: tokens.accent.fillHover, contrastText: tokens.surface },
  secondary: { main: tokens.text.plain, contrastText: tokens.surface },
  error: filledWith(tokens.bad.ink, tokens),
  warning: filledWith(tokens.warn.ink, tokens),
  success: filledWith(tokens.ok.ink, tokens),
  info: filledWith(tokens.accent.ink, tokens),
  background: { default: tokens.canvas, paper: tokens.surface },
  text: { primary: tokens.text.strong, secondary: tokens.text.faint, disabled: tokens.text.disabled },
  divider: tokens.line,
  action: { hover: tokens.hover, selected: tokens.accent.soft, active: tokens.text.plain },
});

/** Under the pointer it moves away from its words in both modes; by itself MUI makes it darker in both. */
const filledWith = (ink: string, { surface, text }: Tokens) => ({
  main: ink,
  dark: towards(ink, text.strong, 0.18),
  contrastText: surface,
});

/** What lies has no shadow; whatever floats has the one. */
function shadowsOf(tokens: Tokens): Theme['shadows'] {
  const [none, ...others] = createTheme().shadows;
  return [none, ...others.map(() => tokens.shadow)] as Theme['shadows'];
}
