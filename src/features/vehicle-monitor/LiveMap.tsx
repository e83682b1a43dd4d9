/** Some of the vehicles as they drive, for as long as the page is shown. */
import { styled } from '@mui/material/styles';
import type { IsShown } from '../../data/positions/fleet-store.ts';
import { usePositions } from '../../nouns/fleet-map/use-positions.ts';
import { MonitorMap } from './MonitorMap.tsx';

/** @param props.isShown the same function at each render */
export function LiveMap({ isShown }: { isShown: IsShown }) {
  const { positions, state } = usePositions(isShown);
  return <Page>{positions && <MonitorMap positions={positions} state={state} />}</Page>;
}

const Page = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  flex: 1,
  height: '100%',
  minHeight: 0,
  backgroundColor: tokens.sunken,
}));
