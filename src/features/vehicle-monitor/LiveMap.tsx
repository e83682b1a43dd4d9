/** Some of the vehicles as they drive, for as long as the page is shown. */
import { styled } from '@mui/material/styles';
import type { IsShown } from '../../data/positions/fleet-store.ts';
import { usePositions } from '../../nouns/fleet-map/use-positions.ts';
import { MonitorMap } from './MonitorMap.tsx';
import { useWholeScreen } from './use-whole-screen.ts';

/** @param props.isShown the same function at each render */
export function LiveMap({ isShown }: { isShown: IsShown }) {
  const { positions, state } = usePositions(isShown);
  const screen = useWholeScreen();
  return (
    <Page data-whole={screen.isWhole || undefined}>
      {positions && <MonitorMap positions={positions} state={state} isShown={isShown} screen={screen} />}
    </Page>
  );
}

const Page = styled('div')(({ theme: { tokens, zIndex } }) => ({
  position: 'relative',
  flex: 1,
  height: '100%',
  minHeight: 0,
  backgroundColor: tokens.sunken,
  // over the frame, and under whatever opens above the page
  '&[data-whole]': { position: 'fixed', zIndex: zIndex.drawer + 1, inset: 0, height: 'auto' },
}));
