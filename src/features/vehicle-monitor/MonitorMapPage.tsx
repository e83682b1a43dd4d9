/** The own platform's vehicles on the map, with their list, legend and cards. */
import { styled } from '@mui/material/styles';
import { usePositions } from '../../nouns/fleet-map/use-positions.ts';
import { MonitorMap } from './MonitorMap.tsx';

export default function MonitorMapPage() {
  const { positions, state } = usePositions();
  return <Page>{positions && <MonitorMap positions={positions} state={state} />}</Page>;
}

const Page = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  flex: 1,
  height: '100%',
  minHeight: 0,
  backgroundColor: tokens.sunken,
}));
