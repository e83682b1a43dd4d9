/** How MUI's controls look: buttons, inputs with their labels above, checkboxes, chips. */
import { createElement } from 'react';
import { CheckboxMark, RadioMark } from './CheckboxMark.tsx';
import type { ComponentStyles } from './component-styles.ts';
import { NARROW_PRIMARY, NARROW_SIZES, type Sizes } from './density.ts';
import { LOW, MOTION_MS, RADIUS, type Tokens } from './tokens.ts';

/** The smallest thing that can be hit. */
const TARGET = 24;
/** Of a busy button. */
const BUSY_SIGN = 12;

export function controlStyles(tokens: Tokens, sizes: Sizes, narrow: string): ComponentStyles {
  const focusRing = { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 1 };
  const height = { minHeight: sizes.control, [narrow]: { minHeight: NARROW_SIZES.control } };
  const mark = { padding: 5, width: TARGET, height: TARGET, color: tokens.outline };
  return {
    MuiButtonBase: {
      // nothing moves without cause: a pressed button changes its ground, no ripple runs over it
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small', loadingPosition: 'start' },
      styleOverrides: {
        root: {
          ...height,
          minWidth: TARGET,
          padding: '0 10px',
          borderRadius: RADIUS.control,
          whiteSpace: 'nowrap',
          transition: `background-color ${MOTION_MS}ms`,
          '& .MuiButton-startIcon': { margin: '0 6px 0 -2px' },
          '& .MuiButton-endIcon': { margin: '0 -2px 0 6px' },
          // MUI sets the size of whatever stands in an icon's place, also of a key's name
          '& .MuiButton-endIcon > :nth-of-type(1)': { fontSize: 11 },
          '& svg': { width: 16, height: 16, fontSize: 16 },
          // while it is busy its word stays readable; the sign takes the room of an icon or of the edges: nothing moves
          '&.MuiButton-loading': { color: tokens.text.plain },
          '&:has(.MuiButton-loadingIconPlaceholder)': { padding: '0 2px' },
          '&:has(.MuiButton-loadingIconPlaceholder) .MuiButton-startIcon': { margin: '0 4px 0 0' },
          '& .MuiButton-loadingIconPlaceholder': { width: BUSY_SIGN, height: BUSY_SIGN },
          '& .MuiButton-loadingIndicator > *': {
            width: `${BUSY_SIGN}px !important`,
            height: `${BUSY_SIGN}px !important`,
          },
          '& .MuiButton-loadingIndicator svg': { width: '100%', height: '100%' },
          '&:not(.MuiButton-fullWidth) .MuiButton-loadingIndicator': { left: 10 },
          '&:not(.MuiButton-fullWidth):has(.MuiButton-loadingIconPlaceholder) .MuiButton-loadingIndicator': {
            left: 2,
          },
        },
        // the sizes of MUI differ by type and padding; here a button has the size of the density
        sizeSmall: { fontSize: sizes.font, padding: '0 10px' },
        contained: {
          fontWeight: 600,
          [narrow]: { minHeight: NARROW_PRIMARY },
          // rows of the page need the height more
          [LOW]: { minHeight: NARROW_SIZES.control },
        },
        containedPrimary: {
          backgroundColor: tokens.accent.fill,
          color: tokens.accent.onFill,
          '&:hover': { backgroundColor: tokens.accent.fillHover },
        },
        outlined: { borderColor: tokens.edge, backgroundColor: tokens.surface },
        outlinedInherit: { color: tokens.text.strong },
        text: { '&:hover': { backgroundColor: tokens.hover } },
      },
    },
    MuiIconButton: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          minWidth: sizes.control,
          minHeight: sizes.control,
          padding: 4,
          borderRadius: RADIUS.control,
          color: tokens.text.plain,
          '&:hover': { backgroundColor: tokens.hover },
          '& svg': { width: 16, height: 16 },
          [narrow]: { minWidth: NARROW_SIZES.control, minHeight: NARROW_SIZES.control },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        // above the field, where it can be read at any time; it never floats
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 4,
          fontSize: sizes.font,
          lineHeight: 1.5,
          color: tokens.text.plain,
          [narrow]: { fontSize: NARROW_SIZES.font },
          '&.Mui-focused': { color: tokens.text.plain },
          '&.Mui-error': { color: tokens.bad.ink },
        },
      },
    },
    MuiInputBase: {
      styleOverrides: {
        root: {
          fontSize: sizes.font,
          ...height,
          [narrow]: { minHeight: NARROW_SIZES.control, fontSize: 14 },
        },
        input: { height: 'auto' },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          padding: '0 8px',
          borderRadius: RADIUS.control,
          backgroundColor: tokens.surface,
          '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: tokens.outline },
          '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
          '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: tokens.text.faint,
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderWidth: 1,
            borderColor: tokens.accent.ink,
            boxShadow: `0 0 0 2px ${tokens.accent.soft}`,
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tokens.bad.ink },
          '&.Mui-disabled': { backgroundColor: tokens.sunken },
          '&.MuiInputBase-multiline': { padding: '4px 8px' },
        },
        input: { padding: '2px 0', '&:focus-visible': { outline: 'none' } },
        inputMultiline: { padding: 0 },
      },
    },
    MuiInputAdornment: {
      styleOverrides: { root: { color: tokens.text.faint, '& svg': { width: 16, height: 16 } } },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: '2px 0 0',
          fontSize: 12,
          lineHeight: 1.5,
          '&:empty': { display: 'none' },
          '&.Mui-disabled': { color: tokens.text.faint },
        },
      },
    },
    MuiFormLabel: { styleOverrides: { asterisk: { color: tokens.bad.ink } } },
    MuiFormControlLabel: {
      styleOverrides: {
        root: { marginLeft: -5, gap: 3, [narrow]: { minHeight: NARROW_SIZES.control } },
        // what may not be chosen is still there to be read
        label: { '&.Mui-disabled': { color: tokens.text.faint } },
      },
    },
    MuiSelect: {
      styleOverrides: { icon: { color: tokens.text.faint, fontSize: 18 }, select: { minHeight: 'auto' } },
    },
    MuiCheckbox: {
      defaultProps: {
        size: 'small',
        icon: createElement(CheckboxMark, { state: 'empty' }),
        checkedIcon: createElement(CheckboxMark, { state: 'checked' }),
        indeterminateIcon: createElement(CheckboxMark, { state: 'mixed' }),
      },
      styleOverrides: { root: { ...mark, ...checked(tokens) } },
    },
    MuiRadio: {
      defaultProps: {
        size: 'small',
        icon: createElement(RadioMark, { isChosen: false }),
        checkedIcon: createElement(RadioMark, { isChosen: true }),
      },
      styleOverrides: { root: { ...mark, ...checked(tokens) } },
    },
    MuiSwitch: { defaultProps: { size: 'small' }, styleOverrides: switchStyles(tokens) },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          height: TARGET,
          borderRadius: RADIUS.tag,
          fontSize: 12,
          color: tokens.text.plain,
          // what may not be taken off is still there to be read
          '&.Mui-disabled': { opacity: 1 },
        },
        filled: { backgroundColor: tokens.sunken },
        outlined: { borderColor: tokens.edge },
        clickable: { [narrow]: { height: NARROW_SIZES.control } },
        deletable: { [narrow]: { height: NARROW_SIZES.control } },
      },
    },
  };
}

const checked = (tokens: Tokens) => ({
  '&.Mui-checked, &.MuiCheckbox-indeterminate': {
    color: tokens.accent.control,
  },
  '&.Mui-disabled': { color: tokens.edge },
});

/** A track of 28 by 16 in a target of 24; off it is an outline, so that the two states differ by more than colour. */
const switchStyles = (tokens: Tokens) => ({
  root: { width: 36, height: TARGET, padding: 4 },
  switchBase: {
    padding: 7,
    color: tokens.outline,
    '&.Mui-checked': { color: tokens.accent.onFill, transform: 'translateX(12px)' },
    '&.Mui-checked + .MuiSwitch-track': {
      opacity: 1,
      borderColor: tokens.accent.control,
      backgroundColor: tokens.accent.control,
    },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: `2px solid ${tokens.accent.ink}`,
      outlineOffset: 1,
    },
    '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
  },
  sizeSmall: {
    width: 36,
    height: TARGET,
    padding: 4,
    '& .MuiSwitch-switchBase': {
      padding: 7,
      '&.Mui-checked': { transform: 'translateX(12px)' },
    },
    '& .MuiSwitch-thumb': { width: 10, height: 10 },
  },
  thumb: { width: 10, height: 10, boxShadow: 'none' },
  track: {
    borderRadius: 8,
    opacity: 1,
    boxSizing: 'border-box' as const,
    border: `1px solid ${tokens.outline}`,
    backgroundColor: tokens.surface,
  },
});
