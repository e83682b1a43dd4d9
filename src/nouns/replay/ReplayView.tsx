/** The map of a replay with a panel at the left, and the bar of time under both. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { PlayHeads } from '../../map/layers/PlayHeads.tsx';
import { Tracks } from '../../map/layers/Tracks.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import { PlainTracks } from '../../map/tracks/PlainTracks.tsx';
import { EDGE, FoldingPanel } from '../fleet-map/FoldingPanel.tsx';
import { MapHandleReporter } from '../fleet-map/MapHandleReporter.tsx';
import { OperatorMap } from '../fleet-map/OperatorMap.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import type { Replay } from './use-replay.ts';

interface ReplayViewProps {
  replay: Replay;
  /** A `PanelFrame`. */
  panel: ReactNode;
  /** Whether clicks on the map are for somebody else. */
  isDeaf?: boolean;
  /** Plate of the vehicle that the map follows. */
  followed?: string | null;
  onFit?: () => void;
  /** Further layers. */
  children: ReactNode;
}

export function ReplayView(props: ReplayViewProps) {
  const { replay, panel, isDeaf = false, followed = null, onFit = replay.fit, children } = props;
  const { rides, tracks, stops, scene, player, map, margins } = replay;
  const { isFolded, setFolded, colouring, setColouring } = replay;
  const translate = useTranslate();
  useShortcut('l', () => setFolded(!isFolded), { label: 'trackReplay.keys.fold', group: 'page' });
  useShortcut('a', onFit, { label: 'trackReplay.keys.fit', group: 'page', isEnabled: map !== null });
  return (
    <>
      <Ground>
        <FoldingPanel
          isFolded={isFolded}
          unfoldLabel={translate('trackReplay.unfold')}
          onUnfold={() => setFolded(false)}
          phoneTop="35%"
        >
          {panel}
        </FoldingPanel>
        <OperatorMap
          margins={margins}
          plain={city => <PlainTracks city={city} scene={scene} player={player} />}
        >
          <MapHandleReporter onMap={replay.setMap} />
          {children}
          <Tracks
            tracks={tracks}
            stops={stops}
            colouring={colouring}
            isDeaf={isDeaf}
            onPick={time => player.seek(time)}
          />
          <PlayHeads tracks={tracks} player={player} />
        </OperatorMap>
        <Buttons>
          <MapButtons map={map} onFit={onFit} />
        </Buttons>
      </Ground>
      {rides.length > 0 && (
        <PlayerBar
          player={player}
          rides={rides}
          followed={followed}
          colouring={colouring}
          onColouring={setColouring}
        />
      )}
    </>
  );
}

const Ground = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  // as high as what the player leaves it
  '& > [data-map]': { position: 'absolute', inset: 0 },
});

const Buttons = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  right: EDGE,
  bottom: EDGE * 2,
  [theme.breakpoints.down('md')]: { top: EDGE, bottom: 'auto' },
}));

export const ReplayFrame = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  height: '100%',
  minHeight: 0,
  backgroundColor: tokens.sunken,
}));
