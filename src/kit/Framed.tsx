import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

/** A line with a frame of its own; the theme's outlined input without its legend. */
export const Framed = styled(InputBase)<InputBaseProps>(({ theme: { tokens, sizes, breakpoints } }) => ({
  minHeight: sizes.control,
  padding: '0 8px',
  border: `1px solid ${tokens.outline}`,
  borderRadius: 4,
  backgroundColor: tokens.surface,
  '&:hover:not(.Mui-disabled)': { borderColor: tokens.text.faint },
  '&.Mui-focused': { borderColor: tokens.accent.ink, boxShadow: `0 0 0 2px ${tokens.accent.soft}` },
  '&.Mui-error': { borderColor: tokens.bad.ink },
  // what may not be changed is still there to be read
  '&.Mui-disabled': { color: tokens.text.plain, backgroundColor: tokens.sunken },
  // and outweighs what MUI's own input says of itself
  '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: tokens.text.plain },
  '&.MuiInputBase-multiline': { padding: '4px 8px' },
  '& input, & textarea': { padding: 0 },
  '& input:focus-visible, & textarea:focus-visible': { outline: 'none' },
  [breakpoints.down('sm')]: { minHeight: 36 },
}));
