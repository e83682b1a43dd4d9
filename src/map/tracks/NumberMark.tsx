/** The number of a vehicle in its colour, beside its plate, as the map has it. */
import { styled } from '@mui/material/styles';
import { MAP_COLOURS } from '../colours.ts';
import { colourOf } from './drawn-track.ts';

export const NumberMark = ({ number }: { number: number }) => <Mark number={number}>{number}</Mark>;

const Mark = styled('span', { shouldForwardProp: name => name !== 'number' })<{ number: number }>(
  ({ theme: { tokens }, number }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 18,
    height: 18,
    borderRadius: 4,
    backgroundColor: colourOf(number, tokens.mode),
    color: MAP_COLOURS[tokens.mode].halo,
    fontSize: 12,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
);
