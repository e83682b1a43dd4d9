import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { DENSITIES } from './density.ts';
import { createCabdeskTheme } from './theme.ts';
import { type Mode, type Tokens, tokensOf } from './tokens.ts';

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

describe('a free accent', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`);

  it('is shaded until it can be read, whatever was chosen', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom<Mode>('light', 'dark'), (accent, mode) => {
        const tokens = tokensOf(mode, accent);
        expect(tokens.accent.mark).toBe(accent);
        expect(contrast(tokens.accent.onFill, tokens.accent.fill)).toBeGreaterThanOrEqual(TEXT);
        for (const ground of grounds(tokens)) {
          expect(contrast(tokens.accent.ink, ground)).toBeGreaterThanOrEqual(TEXT);
        }
      }),
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
