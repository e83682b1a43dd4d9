/**
 * Windows' contrast themes: the system takes colours, grounds and shadows away. What they say elsewhere is said here by
 * edges and by the system's own colours.
 */

// stronger than the rules of components, which take the edges of buttons away
const EDGE = '1px solid ButtonText !important';
const CHOSEN = '2px solid Highlight !important';
const INSIDE = { outlineOffset: '-2px !important' };

/** Filled with the system's colour of what is chosen: it holds ground and words together. */
const chosenGround = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;

const CHOSEN_ROWS = ['[aria-selected=true]', '[aria-current=true]', '.Mui-selected']
  .map(state => `tr${state}`)
  .join(', ');

export const FORCED_COLORS = '@media (forced-colors: active)';

/** For the style sheet of the whole page. */
export const forcedColors = {
  [FORCED_COLORS]: {
    // tabs and rows of menus have their own sign below
    'button:not([role=tab], [role=switch]), .MuiButton-root, [role=button]': {
      border: EDGE,
      '&:disabled, &[aria-disabled=true]': {
        borderColor: 'GrayText !important',
        color: 'GrayText !important',
      },
    },
    'button.MuiButton-contained': { border: CHOSEN },
    'button[aria-pressed=true], button[aria-current]': { outline: CHOSEN, ...INSIDE },
    'select, input, textarea': { '&:focus-visible': { outline: CHOSEN, ...INSIDE } },
    // a frame draws these edges, or a row that is edited in place
    'select:not(.MuiNativeSelect-select)': { border: EDGE },
    '.MuiChip-root': { border: EDGE },
    '.MuiPaper-root, [role=dialog], [role=menu], [role=tooltip]': { border: EDGE },
    [CHOSEN_ROWS]: { outline: CHOSEN, ...INSIDE },
    'tbody tr:focus, tbody tr:focus-within': { outline: CHOSEN, ...INSIDE },
    '[role=menuitem], [role=option], [role=treeitem]': {
      '&.Mui-selected, &[aria-selected=true]': chosenGround,
      '&.Mui-focusVisible, &.Mui-focused': { outline: CHOSEN, ...INSIDE },
    },
    'a[aria-current]': { borderBottom: CHOSEN },
    '[role=tab][aria-selected=true]': { borderBottom: CHOSEN },
    '.MuiTabs-indicator, .MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    '.MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    '.MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': chosenGround,
    '.MuiCheckbox-root path': { stroke: 'Canvas !important' },
  },
} as const;
