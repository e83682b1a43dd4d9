import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { DENSITIES, type Density } from './density.ts';
import { dot } from './edges.ts';
import { FORCED_COLORS, forcedColors } from './forced-colors.ts';
import { createCabdeskTheme } from './theme.ts';
import { ACCENT_PRESETS, DEFAULT_ACCENT, type Mode, type Tokens, tokensOf } from './tokens.ts';

const TEXT = 4.5;
const OUTLINE = 3;

const grounds = (t: Tokens) => [t.canvas, t.surface, t.sunken, t.hover, t.float, t.accent.soft];

describe.each(['light', 'dark'] as const)('tokens of %s mode', mode => {
  const tokens = tokensOf(mode);

  it('has text that can be read on every ground', () => {
    const { strong, plain, faint } = tokens.text;
    const inks = { strong, plain, faint, accent: tokens.accent.ink };
    for (const [name, ink] of Object.entries(inks)) {
      for (const ground of grounds(tokens)) {
        expect(contrast(ink, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
      }
    }
  });

  it('has messages that can be read on their own ground and on the pages', () => {
    for (const message of [tokens.ok, tokens.warn, tokens.bad]) {
      for (const ground of [message.soft, tokens.surface, tokens.canvas, tokens.float]) {
        expect(contrast(message.ink, ground), `${message.ink} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
      }
    }
  });

  it('has faint text that can be read on rows tinted by a message', () => {
    for (const message of [tokens.ok, tokens.bad]) {
      expect(contrast(tokens.text.faint, message.soft)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('has outlines of 3:1', () => {
    for (const ground of grounds(tokens)) {
      expect(contrast(tokens.outline, ground), `outline on ${ground}`).toBeGreaterThanOrEqual(OUTLINE);
      expect(contrast(tokens.accent.ink, ground), `focus ring on ${ground}`).toBeGreaterThanOrEqual(OUTLINE);
    }
  });

  it('has readable words on what is filled', () => {
    const { fill, fillHover, onFill } = tokens.accent;
    expect(contrast(onFill, fill)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(onFill, fillHover)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tokens.badge.onFill, tokens.badge.fill)).toBeGreaterThanOrEqual(TEXT);
  });
});

describe('any accent', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`);
  const look = { accent: colour, mode: fc.constantFrom<Mode>('light', 'dark') };
  const extremes: [{ accent: string; mode: Mode }][] = [
    [{ accent: '#000000', mode: 'light' }],
    [{ accent: '#000000', mode: 'dark' }],
    [{ accent: '#ffffff', mode: 'light' }],
    [{ accent: '#ffffff', mode: 'dark' }],
    [{ accent: '#ffff00', mode: 'light' }],
    [{ accent: '#0000ff', mode: 'dark' }],
  ];
  const holds = (judge: (tokens: Tokens) => void) =>
    fc.assert(
      fc.property(fc.record(look), ({ accent, mode }) => judge(tokensOf(mode, accent))),
      { numRuns: 300, examples: extremes },
    );

  it('gives words that can be read, on every ground and on the soft one it makes', () =>
    holds(tokens => {
      const { strong, plain, faint } = tokens.text;
      for (const ink of [strong, plain, faint, tokens.accent.ink]) {
        for (const ground of grounds(tokens)) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT);
      }
      for (const { ink } of [tokens.ok, tokens.warn, tokens.bad])
        expect(contrast(ink, tokens.accent.soft)).toBeGreaterThanOrEqual(TEXT);
      const { fill, fillHover, onFill } = tokens.accent;
      expect(contrast(onFill, fill)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(onFill, fillHover)).toBeGreaterThanOrEqual(TEXT);
    }));

  it('gives outlines, marks and ticked boxes of 3:1', () =>
    holds(tokens => {
      const { mark, control, ink } = tokens.accent;
      for (const ground of grounds(tokens)) {
        expect(contrast(tokens.outline, ground), `outline on ${ground}`).toBeGreaterThanOrEqual(OUTLINE);
        expect(contrast(ink, ground), `focus ring on ${ground}`).toBeGreaterThanOrEqual(OUTLINE);
        expect(contrast(control, ground), `${control} on ${ground}`).toBeGreaterThanOrEqual(OUTLINE);
      }
      expect(contrast('#ffffff', control), `tick on ${control}`).toBeGreaterThanOrEqual(OUTLINE);
      if (mark !== DEFAULT_ACCENT)
        for (const ground of grounds(tokens)) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(OUTLINE);
    }));

  it('offers presets that stay what they are called, and are told apart', () => {
    const inks = Object.values(ACCENT_PRESETS).map(accent => tokensOf('light', accent).accent.ink);
    expect(new Set(inks).size).toBe(inks.length);
  });

  it('changes nothing but the accent, in every density', () => {
    fc.assert(
      fc.property(
        fc.record({ ...look, density: fc.constantFrom<Density>('Default', 'Medium', 'Small', 'Mini') }),
        ({ accent, mode, density }) => {
          const theme = createCabdeskTheme({ mode, density, accent });
          expect({ ...theme.tokens, accent: null }).toEqual({ ...tokensOf(mode), accent: null });
          expect(theme.palette.primary.main).toBe(tokensOf(mode, accent).accent.ink);
          expect(theme.sizes).toEqual(DENSITIES[density]);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('density', () => {
  it('never makes a target smaller than 24 px', () => {
    for (const sizes of Object.values(DENSITIES)) {
      expect(Math.min(sizes.row, sizes.control)).toBeGreaterThanOrEqual(24);
    }
  });

  it('is Mini unless chosen otherwise', () => {
    expect(createCabdeskTheme({ mode: 'light' }).sizes).toEqual({ row: 32, control: 26, font: 13 });
    expect(createCabdeskTheme({ mode: 'dark', density: 'Default' }).sizes.row).toBe(48);
  });
});

describe('a narrow window', () => {
  const theme = createCabdeskTheme({ mode: 'light', isNarrow: true });
  const rulesOf = (name: 'MuiButton' | 'MuiMenuItem' | 'MuiAutocomplete') =>
    JSON.stringify(theme.components?.[name]?.styleOverrides);

  it('has controls that a finger meets, in every density, and rows as dense as before', () => {
    for (const density of ['Default', 'Medium', 'Small', 'Mini'] as const) {
      const { sizes } = createCabdeskTheme({ mode: 'light', density, isNarrow: true });
      expect(sizes.control).toBeGreaterThanOrEqual(36);
      expect(sizes.row).toBe(DENSITIES[density].row);
    }
  });

  it('has filled buttons of 44 px, and choices of 36 px at least', () => {
    const narrow = '"@media (max-width:991.95px)":';
    expect(rulesOf('MuiButton')).toContain(`${narrow}{"minHeight":44}`);
    expect(rulesOf('MuiMenuItem')).toContain(`${narrow}{"minHeight":40`);
    expect(rulesOf('MuiAutocomplete')).toContain(`${narrow}{"minHeight":"40px`);
  });
});

describe('contrast themes of the system', () => {
  it('keep the edges of buttons, and mark what is chosen', () => {
    const sheet = forcedColors[FORCED_COLORS];
    const rules = JSON.stringify(sheet);
    for (const part of [
      '.MuiButton-root',
      '.MuiChip-root',
      'tr[aria-selected=true]',
      '[role=tab][aria-selected=true]',
    ])
      expect(rules).toContain(part);
    expect(dot('#123456')).toMatchObject({ border: '4px solid #123456', width: 8 });
    const global = createCabdeskTheme({ mode: 'dark' }).components?.MuiCssBaseline?.styleOverrides;
    expect(global).toMatchObject({ [FORCED_COLORS]: sheet });
  });
});

describe('the ink of what is disabled', () => {
  /** No words: lines of rides, and the theme that hands it to MUI. */
  const OTHER_USES = ['kit/theme/theme.ts', 'map/tracks/track-looks.ts', 'map/tracks/draw-tracks.ts'];

  it('stands on nothing that is to be read', () => {
    const files = fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    const read = files.filter(file =>
      fs
        .readFileSync(`src/${file}`, 'utf8')
        .split('\n')
        .some(line => /\btext\.disabled\b/.test(line) && !line.includes(':disabled')),
    );
    expect(read.sort()).toEqual(OTHER_USES.toSorted());
  });
});
