/**
 * Colours, shapes and type of the console. Everything that is drawn derives from here; nothing else names a
 * colour. Neutrals are ten steps each, and dark mode has its own ten.
 */
import { contrast, towards } from './contrast.ts';

export type Mode = 'light' | 'dark';

/** Colours of one kind of message: words, the ground under them, and shapes that carry no words. */
export interface MessageColours {
  ink: string;
  soft: string;
  mark: string;
}

/** What the theme colour becomes. */
export interface AccentColours {
  /** Bars and underlines: 3:1 on page and work area. */
  mark: string;
  /** Words: 4.5:1 on every ground. */
  ink: string;
  /** Under words. */
  fill: string;
  fillHover: string;
  onFill: string;
  /** Ticked boxes and switches that are on: 3:1 on every ground, and a white tick on it. */
  control: string;
  soft: string;
}

export interface Tokens {
  mode: Mode;
  /** Page ground, under the sidebar. */
  canvas: string;
  /** Work area. */
  surface: string;
  sunken: string;
  hover: string;
  /** Menus, dialogs, tooltips. */
  float: string;
  text: { strong: string; plain: string; faint: string; disabled: string };
  /** Between rows and panels; may be faint. */
  line: string;
  /** Around buttons and chips, whose words already name them. */
  edge: string;
  /** Around inputs and checkboxes: 3:1 on every ground. */
  outline: string;
  accent: AccentColours;
  ok: MessageColours;
  warn: MessageColours;
  bad: MessageColours;
  badge: { fill: string; onFill: string };
  fleet: { carrying: string; taken: string; empty: string; off: string };
  shadow: string;
  backdrop: string;
}

export const DEFAULT_ACCENT = '#1890ff';

/** Offered beside any colour of one's own; the names are in the catalogue. */
export const ACCENT_PRESETS = {
  blue: DEFAULT_ACCENT,
  sky: '#409eff',
  teal: '#11a983',
  green: '#13a452',
  amber: '#d48806',
  red: '#d9363e',
  purple: '#6959cd',
  gray: '#5a6b7d',
} as const;

export const RADIUS = { float: 6, control: 4, tag: 3 } as const;

/** Latin and figures come from the system's own face, Chinese from the first face that is there. */
export const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "HarmonyOS Sans SC", MiSans, ' +
  '"Microsoft YaHei UI", "Noto Sans CJK SC", sans-serif';
/** Plates, ids and codes: tells 0 from O. */
export const MONO = '"JetBrains Mono", "SF Mono", Consolas, "Liberation Mono", Menlo, monospace';

/** A change of state; nothing else moves. */
export const MOTION_MS = 150;

/** Below this width the frame is a phone's. */
export const NARROW_BELOW = 992;

/** Below this width the window is a phone's, and lists have rows of two lines. */
export const PHONE_BELOW = 600;

/** A low window: a desktop at 200 % zoom, a phone on its side. An open keyboard makes no other window low. */
export const LOW = `@media (min-width:${PHONE_BELOW}px) and (max-height:480px)`;

const light = {
  mode: 'light',
  canvas: '#f6f7f9',
  surface: '#ffffff',
  sunken: '#eff1f4',
  hover: '#f3f5f8',
  float: '#ffffff',
  text: { strong: '#141a21', plain: '#38414d', faint: '#58626f', disabled: '#8b95a1' },
  line: '#e1e5ea',
  edge: '#cdd3da',
  outline: '#7d8793',
  ok: { ink: '#1a6e3c', soft: '#e5f4ea', mark: '#2a9d57' },
  warn: { ink: '#8a4a00', soft: '#fdf0d8', mark: '#e08a00' },
  bad: { ink: '#b3261e', soft: '#fdeae8', mark: '#d93a31' },
  badge: { fill: '#c4302b', onFill: '#ffffff' },
  fleet: { carrying: '#1668dc', taken: '#e0700a', empty: '#d42f2f', off: '#78828e' },
  shadow: '0 6px 20px rgba(20, 26, 33, 0.12)',
  backdrop: 'rgba(20, 26, 33, 0.4)',
} satisfies Omit<Tokens, 'accent'>;

const dark = {
  mode: 'dark',
  canvas: '#141517',
  surface: '#1b1d20',
  sunken: '#141517',
  hover: '#23262a',
  float: '#222529',
  text: { strong: '#e3e5e8', plain: '#c3c7cd', faint: '#a1a7b0', disabled: '#6b727c' },
  line: '#2d3035',
  edge: '#3b3f46',
  outline: '#727984',
  ok: { ink: '#6fcb91', soft: '#182a20', mark: '#2a9d57' },
  warn: { ink: '#f0b863', soft: '#312613', mark: '#e08a00' },
  bad: { ink: '#ff8f86', soft: '#371e1d', mark: '#d93a31' },
  badge: { fill: '#c4302b', onFill: '#ffffff' },
  fleet: { carrying: '#4c9bff', taken: '#f59a3c', empty: '#ff5d57', off: '#8a929c' },
  shadow: '0 6px 20px rgba(0, 0, 0, 0.45)',
  backdrop: 'rgba(0, 0, 0, 0.55)',
} satisfies Omit<Tokens, 'accent'>;

/**
 * The tokens of a mode.
 *
 * @param accent `#rrggbb`; any colour: words and fills take a shade of it that reaches 4.5:1.
 */
export function tokensOf(mode: Mode, accent: string = DEFAULT_ACCENT): Tokens {
  const base = mode === 'light' ? light : dark;
  return { ...base, accent: accentOf(base, accent) };
}

const drawnAccent: Record<Mode, Tokens['accent']> = {
  light: {
    mark: DEFAULT_ACCENT,
    ink: '#0958d9',
    fill: '#0958d9',
    fillHover: '#0747b0',
    onFill: '#ffffff',
    control: '#0958d9',
    soft: '#e9f2fe',
  },
  dark: {
    mark: DEFAULT_ACCENT,
    ink: '#74b4ff',
    fill: '#1660d0',
    fillHover: '#1a56b3',
    onFill: '#ffffff',
    control: DEFAULT_ACCENT,
    soft: '#182b42',
  },
};

const BLACK = '#000000';
const WHITE = '#ffffff';
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;
/** How much of the work area the soft ground takes, at least. */
const SOFT_SHARE = { light: 0.9, dark: 0.82 } as const;
/** Steps between two colours; small enough that none of them is seen. */
const STEP = 0.02;

function accentOf(base: Omit<Tokens, 'accent'>, accent: string): AccentColours {
  if (accent.toLowerCase() === DEFAULT_ACCENT) return drawnAccent[base.mode];
  const away = base.mode === 'light' ? BLACK : WHITE;
  const soft = softOf(base, accent);
  const grounds = [base.canvas, base.surface, base.sunken, base.hover, base.float, soft];
  const fill = shade(accent, BLACK, text([WHITE]));
  return {
    mark: shade(accent, away, shape(grounds)),
    ink: shade(accent, away, text(grounds)),
    fill,
    fillHover: towards(fill, BLACK, 0.18),
    onFill: WHITE,
    control: controlOf(base, accent, grounds),
    soft,
  };
}

/** The ground of what is chosen: words and outlines on it stay what they are elsewhere. */
function softOf(base: Omit<Tokens, 'accent'>, accent: string): string {
  const { strong, plain, faint } = base.text;
  const words = text([strong, plain, faint, base.ok.ink, base.warn.ink, base.bad.ink]);
  const lines = shape([base.outline]);
  return shade(
    towards(accent, base.surface, SOFT_SHARE[base.mode]),
    base.surface,
    ground => words(ground) && lines(ground),
  );
}

/** Between the grounds and the white tick. */
function controlOf(base: Omit<Tokens, 'accent'>, accent: string, grounds: readonly string[]): string {
  const standsOut = shape(grounds);
  const takesTick = shape([WHITE]);
  const darkEnough = shade(accent, BLACK, takesTick);
  return base.mode === 'light'
    ? shade(accent, BLACK, colour => takesTick(colour) && standsOut(colour))
    : shade(darkEnough, WHITE, standsOut);
}

type Test = (colour: string) => boolean;

const text =
  (others: readonly string[]): Test =>
  colour =>
    others.every(other => contrast(colour, other) >= TEXT_CONTRAST);

const shape =
  (others: readonly string[]): Test =>
  colour =>
    others.every(other => contrast(colour, other) >= SHAPE_CONTRAST);

/** The colour itself, or the nearest step towards `end` that passes. */
function shade(colour: string, end: string, passes: Test) {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = towards(colour, end, share);
    if (passes(candidate)) return candidate;
  }
  return end;
}
